import type { Locator, Page } from 'playwright-core';

/** Operates a page; clicking, typing and choosing have the same effect in both ways. */
export interface Hand {
  readonly press: (what: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** Chooses an option of a dropdown by its text. */
  readonly choose: (list: Locator, option: string) => Promise<void>;
  /** Ticks a checkbox or selects a radio button. */
  readonly tick: (box: Locator) => Promise<void>;
}

/** Uses a mouse. */
export function makeMouseHand(): Hand {
  return {
    press: (what) => what.click(),
    type: (field, text) => field.fill(text),
    choose: async (list, option) => void (await list.selectOption({ label: option })),
    tick: (box) => box.setChecked(true, { force: true }),
  };
}

/** A page of 300 rows has some hundred tab stops. */
const MAX_STOPS = 3000;

/** Uses only the keyboard: something that Tab cannot reach does not exist. */
export function makeKeyboardHand(page: Page): Hand {
  const { keyboard } = page;
  const isFocused = (what: Locator) =>
    what.evaluate((element) => element === element.ownerDocument.activeElement);
  const reach = async (what: Locator) => {
    await what.waitFor({ state: 'attached' });
    if ((await what.getAttribute('tabindex')) === '-1') await moveToCard(page, what);
    // Checking after each of a hundred stops would be too slow.
    const ahead = await what.evaluate(countStopsAhead);
    for (let stop = 1; stop < ahead; stop++) await keyboard.press('Tab');
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      if (await isFocused(what)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`no Tab leads to ${String(what)}`);
  };
  return {
    async press(what) {
      await reach(what);
      await keyboard.press('Enter');
    },
    async type(field, text) {
      await reach(field);
      if ((await field.getAttribute('type')) === 'date') return typeDay(page, field, text);
      await keyboard.press('Control+a');
      await keyboard.press('Delete');
      await keyboard.type(text);
    },
    async choose(list, option) {
      await reach(list);
      await keyboard.press('Home');
      const chosen = () =>
        list.evaluate((element) =>
          element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.label ?? '') : '',
        );
      for (let step = 0; (await chosen()) !== option; step++) {
        if (step > 500) throw new Error(`no arrow leads to ${option}`);
        await keyboard.press('ArrowDown');
      }
    },
    async tick(box) {
      if (await box.isChecked()) return;
      if ((await box.getAttribute('type')) === 'radio') return tickOne(page, box);
      await reach(box);
      await keyboard.press('Space');
    },
  };
}

/** The least number of tab stops before an element, without radio groups: they may have none. */
function countStopsAhead(element: Element): number {
  const like = 'a[href], button, input:not([type=hidden], [type=radio]), select, textarea, summary';
  const stops = [...element.ownerDocument.querySelectorAll<HTMLElement>(like)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  const from = stops.findIndex((one) => one === element.ownerDocument.activeElement);
  const to = stops.findIndex((one) => one === element);
  return to - from;
}

/** Moves to a card of a board, where Tab stops at one card and arrow keys reach the others. */
async function moveToCard(page: Page, what: Locator): Promise<void> {
  const { keyboard } = page;
  const at = () => page.evaluate<string>(`document.activeElement.closest('.draft-card')?.id ?? ''`);
  const card = await what.evaluate((element) => element.closest('.draft-card')?.id ?? 'none');
  for (let stop = 0; (await at()) === ''; stop++) {
    if (stop > MAX_STOPS) throw new Error('no Tab leads to the board');
    await keyboard.press('Tab');
  }
  for (let before = ''; (await at()) !== before;) {
    before = await at();
    await keyboard.press('ArrowUp');
  }
  for (let step = 0; (await at()) !== card; step++) {
    if (step > MAX_STOPS) throw new Error(`no arrow leads to ${String(what)}`);
    await keyboard.press('ArrowDown');
  }
}

/** Tab reaches the selected radio button or the first; arrow keys reach the others. */
async function tickOne(page: Page, box: Locator): Promise<void> {
  const name = (await box.getAttribute('name')) ?? '';
  const isInGroup = () =>
    page.evaluate<boolean>(`document.activeElement?.name === ${JSON.stringify(name)}`);
  for (let stop = 0; !(await isInGroup()); stop++) {
    if (stop > MAX_STOPS) throw new Error(`no Tab leads to ${name}`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  for (let step = 0; !(await box.isChecked()); step++) {
    if (step > 200) throw new Error(`no arrow leads to ${String(box)}`);
    await page.keyboard.press('ArrowDown');
  }
}

/** Types a day in the order of the browser's language, whatever language the page has. */
async function typeDay(page: Page, field: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  for (const typed of [date + month + year, month + date + year]) {
    await page.keyboard.type(typed);
    if ((await field.inputValue()) === day) return;
    // Goes back from the year to the first part.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
  }
  throw new Error(`the day ${day} could not be typed`);
}
