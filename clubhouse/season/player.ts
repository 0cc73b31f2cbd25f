import assert from 'node:assert/strict';
import type { DrivenPage } from 'test-kit/browsers/driven';
import type { Club } from './club.ts';
import { findLink } from './letter-box.ts';
import { type Sets, type Telling } from './results.ts';

/** Called with each page that a player sees. */
export type Look = (page: DrivenPage, name: string) => Promise<void>;

/** A club player with only a browser and a mailbox of their own. */
export class Player {
  readonly name: string;
  readonly email: string;
  readonly #club: Club;
  readonly #page: DrivenPage;
  readonly #look: Look;

  constructor(name: string, { club, page, look }: { club: Club; page: DrivenPage; look: Look }) {
    this.name = name;
    this.email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`;
    this.#club = club;
    this.#page = page;
    this.#look = look;
  }

  async apply(): Promise<void> {
    const [first = '', surname = ''] = this.name.split(' ');
    await this.#open('/sign-in');
    await this.#follow('a[href="/join"]', 'join');
    await this.#page.fill('#first_name', first);
    await this.#page.fill('#surname', surname);
    await this.#page.fill('#email', this.email);
    await this.#page.fill('#phone', '+44 7700 900123');
    await this.#page.click('label:has([name="agreed"])');
    await this.#follow('form.join .btn.p', 'join-arrived');
    await this.#club.letters.letter(this.email, /has received your application$/);
  }

  /** From the acceptance email, through a requested link, to the first wish. */
  async comeIn(): Promise<void> {
    const welcome = await this.#club.letters.letter(this.email, /^Welcome to/);
    await this.#page.goto(findLink(welcome, /\/sign-in/));
    await this.#page.fill('input[type="email"]', this.email);
    await this.#follow('main form .btn.p', 'sign-in-sent');
    const link = await this.#club.letters.letter(this.email, /^Sign in to/);
    await this.#page.goto(findLink(link, /\/sign-in\/dll_/));
    await this.#look(this.#page, 'sign-in-confirm');
    await this.#follow('main form .btn.p', 'wishes');
    assert.equal(new URL(await this.#page.url()).pathname, '/wishes');
    await this.#page.click('label:has([name="play"][value="singles"])');
    await this.#follow('[name="say"][value="wish"]', 'wishes-said');
  }

  /** Opens the home page from the email about the season's start. */
  async begin(): Promise<void> {
    const begun = await this.#club.letters.letter(this.email, /has started/);
    await this.#page.goto(findLink(begun, /\/$/));
    await this.#look(this.#page, 'home');
  }

  async propose(opponent: string): Promise<void> {
    await this.#toMatch(opponent);
    await this.#follow('a[href$="/arrange"]', 'arrange');
    await this.#follow('.send .btn', 'arrange-sent');
    assert.match(await this.#text(), /will pick one/);
  }

  /** Uses the first button of the email, which asks for confirmation. */
  async agreeByLetter(opponent: string): Promise<void> {
    const first = firstName(opponent);
    const letter = await this.#club.letters.letter(this.email, new RegExp(`^${first}.* proposes`));
    await this.#page.goto(findLink(letter, /\/answers\//));
    await this.#look(this.#page, 'answer');
    await this.#follow('main .btn.p, .send .btn.p', 'answered');
    assert.match(await this.#text(), /Arranged/);
  }

  async agreeOnPage(opponent: string): Promise<void> {
    await this.#toMatch(opponent);
    await this.#follow('a[href$="/arrange"]', 'arrange-answer');
    await this.#page.click('#answer label.opt');
    await this.#follow('.send .btn', 'arranged');
    assert.match(await this.#text(), /Arranged/);
  }

  /** Reports from the home page, or from the email about the other side's report. */
  async report(opponent: string, telling: Telling, sets: Sets, hasWon: boolean): Promise<void> {
    await this.#toReport(opponent);
    await this.#enter(telling, sets, hasWon);
    await this.#send();
  }

  /** Opens the email about two different scores and enters the agreed one. */
  async amend(opponent: string, sets: Sets): Promise<void> {
    await this.#open('/');
    await this.#follow(`main a[href="${await this.#pathOf(opponent, 'match')}"]`, 'match-differs');
    await this.#follow('a[href$="/report"]', 'amend');
    await this.#enter('chips', sets, true);
    await this.#send();
  }

  /** The names in the table, from the top. */
  async table(): Promise<string[]> {
    await this.#open('/tables');
    await this.#look(this.#page, 'table');
    const rows = await this.#page.evaluate(
      '[...document.querySelectorAll("main .standings.is-full tbody th[scope=row]")].map((one) => one.textContent)',
    );
    return Array.isArray(rows) ? rows.map(String) : [];
  }

  async reads(path: string, like: RegExp, picture: string): Promise<void> {
    await this.#open(path);
    await this.#look(this.#page, picture);
    assert.match(await this.#text(), like);
  }

  /** Clicks the matching choice on the page of wishes, opening its fold if necessary. */
  async wish(say: string): Promise<void> {
    await this.#open('/wishes');
    const button = `[name="say"][value="${say}"]`;
    const isFolded = `document.querySelector('${button}').closest('details:not([open])') !== null`;
    if ((await this.#page.evaluate(isFolded)) === true) {
      await this.#page.click(`details:has(${button}) > summary`);
    }
    await this.#follow(button, `wishes-${say}`);
  }

  async signOut(everywhere = false): Promise<void> {
    await this.#open('/me');
    await this.#look(this.#page, 'me');
    const forms = 'form[action="/sign-out"]';
    await this.#follow(everywhere ? `${forms} [name="everywhere"]` : `${forms} .btn`, 'signed-out');
    await this.#open('/');
    assert.equal(new URL(await this.#page.url()).pathname, '/sign-in');
  }

  async close(): Promise<void> {
    await this.#page.close();
  }

  async #toMatch(opponent: string): Promise<void> {
    await this.#open('/');
    const path = await this.#pathOf(opponent, 'match');
    await this.#open(path);
    await this.#look(this.#page, 'match');
  }

  async #toReport(opponent: string): Promise<void> {
    await this.#open('/');
    const path = await this.#pathOf(opponent, 'report');
    const link = `main a[href^="${path}"]`;
    const isFolded = `document.querySelector('${link}').closest('details:not([open])') !== null`;
    if ((await this.#page.evaluate(isFolded)) === true) {
      await this.#page.click(`main details:has(a[href^="${path}"]) > summary`);
    }
    await this.#follow(link, 'report');
  }

  /** The path of a match's link on the home page. */
  async #pathOf(opponent: string, to: 'match' | 'report'): Promise<string> {
    const found = await this.#page
      .evaluate(`[...document.querySelectorAll('main a[href*="/matches/"]')]
      .filter((link) => (link.closest('.item') ?? link).textContent.includes(${JSON.stringify(opponent)}))
      .map((link) => link.getAttribute('href'))[0] ?? null`);
    assert.ok(typeof found === 'string', `${this.name} finds no match with ${opponent}`);
    const match = /^\/matches\/[^/?]+/.exec(found)?.[0] ?? '';
    return to === 'match' ? match : `${match}/report`;
  }

  async #enter(telling: Telling, sets: Sets, hasWon: boolean): Promise<void> {
    const page = this.#page;
    if (telling === 'line') {
      await page.click('.line > summary');
      const score = sets.map(([own, other]) => `${own}:${other}`).join(' ');
      await page.fill('#line', `${hasWon ? 'won' : 'lost'} ${score}`);
      return;
    }
    if (telling === 'retired' || telling === 'walkover') {
      await page.click('.differently > summary');
      await page.click(`label:has([name="ending"][value="${telling}"])`);
      await page.click(`label:has([name="stopped"][value="${hasWon ? 'them' : 'me'}"])`);
    }
    if (telling === 'walkover') return;
    for (const [index, [own, other]] of sets.entries()) {
      const set = `s${index + 1}`;
      await this.#show(index);
      const chip = `label:has([name="${set}"][value="${own}-${other}"])`;
      const hasChip = await page.evaluate(`document.querySelector('${chip}') !== null`);
      if (hasChip === true) await page.click(chip);
      else await this.#step(set, [own, other]);
    }
  }

  /** With scripts, only one set is visible, and its tile opens it. */
  async #show(index: number): Promise<void> {
    const isHidden = `document.querySelector('#set-${index + 1}').getClientRects().length === 0`;
    if ((await this.#page.evaluate(isHidden)) !== true) return;
    await this.#page.click(`td[data-set="${index}"]`);
  }

  /** Enters an uncommon score, such as of an unfinished set. */
  async #step(set: string, [own, other]: readonly [number, number]): Promise<void> {
    await this.#page.click(`label:has([name="${set}"][value="other"])`);
    await this.#page.fill(`[name="${set}m"]`, `${own}`);
    await this.#page.fill(`[name="${set}t"]`, `${other}`);
  }

  /** Sends once with scripts; without them, the sentence is confirmed first. */
  async #send(): Promise<void> {
    await this.#look(this.#page, 'report-filled');
    await this.#go('.send .btn');
    if (/\/report(\?|$)/.test(await this.#page.url())) {
      const faults = await this.#page.evaluate(
        '[...document.querySelectorAll(".fault, [role=alert]")].map((one) => one.textContent).join()',
      );
      assert.equal(faults, '', `${this.name} is refused`);
      await this.#look(this.#page, 'report-read');
      await this.#go('.send .btn');
    }
    await this.#look(this.#page, 'match-after');
    assert.match(new URL(await this.#page.url()).pathname, /^\/matches\/[^/]+$/);
  }

  async #open(path: string): Promise<void> {
    await this.#page.goto(this.#club.url + path);
  }

  async #follow(selector: string, picture: string): Promise<void> {
    await this.#go(selector);
    await this.#look(this.#page, picture);
  }

  /**
   * Clicks and waits for the next page.
   * @throws with the current page's text if none comes
   */
  async #go(selector: string): Promise<void> {
    try {
      await this.#page.follow(selector);
    } catch (error) {
      await this.#look(this.#page, 'stuck');
      const where = `${this.name} at ${await this.#page.url()}, ${selector}`;
      throw new Error(`${where}: ${await this.#text()}`, { cause: error });
    }
  }

  async #text(): Promise<string> {
    return String(await this.#page.evaluate('document.body.innerText'));
  }
}

function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}
