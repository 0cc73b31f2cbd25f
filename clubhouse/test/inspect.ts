import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Faults of a page as a browser shows it. Checks run in the browser's debugger, to which the
 * content security policy does not apply, so that it need not be loosened.
 */

/** The narrowest screen that pages must fit. */
const SMALL_PHONE = 320;
/** A page uses the widest system font if its own is late. */
const FONTS = {
  usual: ['--none', ''],
  large: ['font-size', '200%'],
  wide: ['--body', "'DejaVu Sans', sans-serif"],
} as const;
type Font = keyof typeof FONTS;

/** Other widths, from phones to a large desktop. Text of twice its size and wide letters change some. */
const FONTS_BY_WIDTH: readonly (readonly [width: number, fonts: readonly Font[]])[] = [
  [SMALL_PHONE, ['wide']],
  [360, ['usual']],
  [390, ['usual', 'large', 'wide']],
  [768, ['usual', 'large']],
  [1024, ['usual']],
  [1366, ['usual', 'large', 'wide']],
  [1920, ['usual']],
  [2560, ['usual']],
];

const HEIGHT = 844;

/** Finds all faults of a page in its current state (LOOK-3, LOOK-4, LOOK-5, LOOK-15, KEYS-1). */
export async function findFaults(page: Page): Promise<string[]> {
  return [
    ...(await findFaultsOnSmallPhone(page)),
    ...(await fontFaults(page)),
    ...(await focusFaults(page)),
  ];
}

/**
 * Finds faults that depend more on a page's words than on its layout (LOOK-3, LOOK-4, LOOK-5,
 * LOOK-15).
 */
export async function findFaultsOnSmallPhone(page: Page): Promise<string[]> {
  return [
    ...(await axeFaults(page)),
    ...(await widthFaults(page, [SMALL_PHONE])),
    ...(await targetFaults(page)),
    ...(await page.evaluate<string[]>(WITHOUT_CHEVRON)),
  ];
}

/** By default axe also fetches style sheets, a quarter of its time, for a rule that it leaves out. */
const AXE_OPTIONS = JSON.stringify({ resultTypes: ['violations'], preload: { assets: ['media'] } });

/** Faults found by axe, with rule and place (LOOK-3). */
export async function axeFaults(page: Page): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate<string[]>(`axe.run(${AXE_OPTIONS}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) =>
      ['axe ' + id, target, ...[...any, ...all, ...none].map(({ message }) => message)].join(' | '))))`);
}

/** One and a half megabytes, which only pages that are inspected read. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axe.source);
}

/**
 * Places where the page is wider than the window, or text is cut off at the side or crossed by a
 * line (LOOK-4).
 */
export async function widthFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const found = await page.evaluate<string[]>(`[...${TOO_WIDE}, ...${STRUCK}]`);
    faults.push(...found.map((one) => `${width} pixels: ${one}`));
  }
  if (before !== null) await page.setViewportSize(before);
  return faults;
}

/** Faults of a width, in each of these fonts. */
async function fontFaults(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const [width, fonts] of FONTS_BY_WIDTH) {
    await page.setViewportSize({ width, height: HEIGHT });
    const found = await page.evaluate<string[]>(
      `[${fonts.map((font) => `...${inFont(font)}`).join(', ')}]`,
    );
    faults.push(...found.map((one) => `${width} pixels: ${one}`));
  }
  if (before !== null) await page.setViewportSize(before);
  return faults;
}

function inFont(font: Font): string {
  const [property, value] = FONTS[font];
  return `(() => {
    const { style } = document.documentElement;
    style.setProperty('${property}', "${value}");
    const faults = [...${TOO_WIDE}, ...${STRUCK}].map((one) => '${font}: ' + one);
    style.removeProperty('${property}');
    return faults;
  })()`;
}

/** Touch targets smaller than a thumb (LOOK-5). */
export async function targetFaults(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(TOO_SMALL);
}

const NAME = `(element) => {
  const { tagName, id, className } = element;
  const classes = typeof className === 'string' ? className.trim().split(/\\s+/).filter(Boolean) : [];
  return tagName.toLowerCase() + (id === '' ? '' : '#' + id) + classes.map((one) => '.' + one).join('') +
    ' "' + element.textContent.trim().slice(0, 40) + '"';
}`;

const IS_SHOWN = `(element) => {
  const { width, height } = element.getBoundingClientRect();
  // Content hidden by a fold still has a size.
  if (!element.checkVisibility()) return false;
  return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
}`;

/**
 * Text of one pixel is for screen readers. A short word may wrap only at twice its size; otherwise
 * it has too little room.
 */
const TOO_WIDE = `(() => {
  const [name, isShown] = [${NAME}, ${IS_SHOWN}];
  const root = document.documentElement;
  const isWide = root.scrollWidth > root.clientWidth;
  const isBroken = (element) => {
    const isWord = element.children.length === 0 && /^[^\\s\\/-]{2,8}$/.test(element.textContent.trim());
    if (!isWord || root.style.fontSize !== '') return false;
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  };
  const faults = [];
  if (isWide) faults.push((root.scrollWidth - root.clientWidth) + ' pixels too wide');
  for (const element of document.body.querySelectorAll('*')) {
    if (!isShown(element) || element.closest('svg') !== null) continue;
    const { right, left } = element.getBoundingClientRect();
    if (isWide && right > root.clientWidth + 1 && element.children.length === 0) {
      faults.push('reaches ' + Math.round(right) + ': ' + name(element));
    }
    if (isBroken(element)) faults.push('breaks a word: ' + name(element));
    if (left < -1 && getComputedStyle(element).position !== 'absolute') faults.push('begins at ' + Math.round(left) + ': ' + name(element));
    const { overflowX } = getComputedStyle(element);
    if (overflowX !== 'visible' && element.tagName !== 'INPUT' && element.scrollWidth > element.clientWidth + 1) {
      faults.push('cuts off ' + (element.scrollWidth - element.clientWidth) + ': ' + name(element));
    }
  }
  return faults;
})()`;

/** Words in the banner that its court lines cross. */
const STRUCK = `(() => {
  const hero = document.querySelector('.hero');
  const lines = hero === null ? null : getComputedStyle(hero, '::after');
  if (lines === null || lines.content === 'none' || lines.display === 'none') return [];
  const { top, right } = hero.getBoundingClientRect();
  const area = { top: top + parseFloat(lines.top), left: right - parseFloat(lines.width) };
  const words = document.createTreeWalker(hero.parentElement, NodeFilter.SHOW_TEXT);
  const faults = [];
  while (words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const isCrossed = [...range.getClientRects()].some((one) => one.width > 1 && one.right > area.left && one.bottom > area.top);
    if (isCrossed && words.currentNode.data.trim() !== '') faults.push('lines cross: ' + words.currentNode.data.trim());
  }
  return faults;
})()`;

/** A link in a sentence is as high as its line; a field can also be tapped by its label. */
const TOO_SMALL = `(() => {
  const [name, isShown] = [${NAME}, ${IS_SHOWN}];
  const LEAST = 44;
  const ACTIONS = 'a[href], button, summary, input:not([type=hidden]), select, textarea';
  const isInSentence = (element) => {
    if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
    const around = element.closest('p, li, dd, td, th');
    return around !== null && around.textContent.trim() !== element.textContent.trim();
  };
  const areaOf = (element) => {
    const label = element.closest('label');
    return (label !== null && label.contains(element) ? label : element).getBoundingClientRect();
  };
  return [...document.querySelectorAll(ACTIONS)]
    .filter((element) => isShown(element) && !element.disabled && !element.matches('.skip') && !isInSentence(element))
    .flatMap((element) => {
      const { width, height } = areaOf(element);
      const isCell = element.matches('.crossing');
      const isSmall = (width < LEAST - 0.5 && !isCell) || height < LEAST - 0.5;
      return isSmall ? ['too small, ' + Math.round(width) + ' x ' + Math.round(height) + ': ' + name(element)] : [];
    });
})()`;

/** Folds marked only by the browser's triangle (LOOK-15). */
const WITHOUT_CHEVRON = `(() => {
  const [name, isShown] = [${NAME}, ${IS_SHOWN}];
  return [...document.querySelectorAll('summary')]
    .filter((one) => isShown(one) && one.querySelector(':scope > svg') === null)
    .map((one) => 'a fold without a chevron: ' + name(one));
})()`;

/** More than any page has. */
const MAX_STOPS = 150;

/**
 * Moves through the page by Tab (KEYS-1). The focus must be visible, in the window and uncovered,
 * follow the page's order, and reach an end.
 */
async function focusFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(
    'document.activeElement?.blur(); getSelection().removeAllRanges(); scrollTo(0, 0); globalThis.lastStop = null;',
  );
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate<string[] | null>(STOP);
    if (found === null) return faults;
    faults.push(...found);
  }
  return [...faults, `the focus does not end after ${MAX_STOPS}`];
}

const STOP = `(() => {
  const name = ${NAME};
  const stop = document.activeElement;
  if (stop === null || stop === document.body || stop === document.documentElement) return null;
  const faults = [];
  const last = globalThis.lastStop;
  const isBack = last !== null && (last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING);
  // After the last stop come the browser's own controls; here it starts again.
  if (isBack && stop.matches('.skip')) return null;
  if (isBack) faults.push('the focus goes back: ' + name(stop));
  globalThis.lastStop = stop;
  const shown = stop.closest('label') ?? stop;
  const hasOutline = [stop, shown].some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  if (!hasOutline) faults.push('the focus is not seen: ' + name(stop));
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) faults.push('the focus is out of sight: ' + name(stop));
  else {
    const [x, y] = [(Math.max(0, left) + Math.min(innerWidth, right)) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2];
    const there = document.elementFromPoint(x, y);
    if (there !== null && !shown.contains(there) && !there.contains(shown)) faults.push('the focus lies under ' + name(there) + ': ' + name(stop));
  }
  return faults;
})()`;
