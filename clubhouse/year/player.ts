import assert from 'node:assert/strict';
import { type LetterBox, findLink } from '../season/letter-box.ts';
import type { Cookies, Desk } from './desk.ts';
import type { Person } from './people.ts';
import { isPair, type MatchPlan } from './results.ts';

/** A match that the home page asks the player to report or clear up. */
interface Due {
  readonly address: string;
  readonly opponent: string;
}

export type Result = 'waits' | 'agreed' | 'differs';

/** A club player at a browser shared with others. */
export class Player {
  readonly #person: Person;
  readonly #letters: LetterBox;
  /** Their side's label in doubles. */
  #pair: string | null = null;
  #cookies: Cookies = [];

  constructor(person: Person, letters: LetterBox) {
    this.#person = person;
    this.#letters = letters;
  }

  get name(): string {
    return this.#person.name;
  }

  /** From the invitation, through a requested link. */
  async comeIn(desk: Desk): Promise<void> {
    const { email } = this.#person;
    await desk.become([]);
    await desk.start(findLink(await this.#letters.letter(email, /^Join us online/), /\/sign-in/));
    await desk.button('Send me a sign-in link');
    await desk.start(findLink(await this.#letters.letter(email, /^Sign in to/), /\/sign-in\/dll_/));
    await desk.button('Yes, sign me in');
    this.#cookies = await desk.cookies();
  }

  /** This player enters the pair's results; the partner does not. */
  playsAs(pair: string): void {
    this.#pair = pair;
  }

  /** Their side's label against this opponent; null if the partner reports. */
  sideAgainst(opponent: string): string | null {
    return isPair(opponent) ? this.#pair : this.name;
  }

  /** Opens the home page from the newest email of a kind. */
  async open(desk: Desk, subject: RegExp): Promise<void> {
    await desk.become(this.#cookies);
    await desk.start(findLink(await this.#letters.letter(this.#person.email, subject), /\/$/));
  }

  /** Waits for an email of this kind, beyond those sent before. */
  async hears(subject: RegExp, after: number): Promise<void> {
    await this.#letters.letter(this.#person.email, subject, after);
  }

  /** The matches on the home page to report, and those to clear up. */
  async dues(desk: Desk, kind: 'report' | 'sort'): Promise<Due[]> {
    return desk.page.evaluate<Due[]>(`(${DUES})(${JSON.stringify(kind)})`);
  }

  /** Reports from the home page and returns to it. */
  async report(desk: Desk, due: Due, plan: MatchPlan, hasWon: boolean): Promise<Result> {
    const item = desk.page
      .locator('main .item')
      .filter({ has: desk.page.locator(`a[href="${due.address}"]`) });
    if ((await item.locator('summary').count()) > 0) await desk.unfold(due.opponent, item);
    await desk.link('Enter the score', item);
    return this.#enter(desk, plan, hasWon);
  }

  /** Enters the score agreed with the other side. */
  async giveIn(desk: Desk, due: Due, plan: MatchPlan, hasWon: boolean): Promise<Result> {
    const item = desk.page
      .locator('main .item')
      .filter({ has: desk.page.locator(`a[href="${due.address}"]`) });
    await desk.link('Sort it out', item);
    await desk.link('Change my entry');
    return this.#enter(desk, plan, hasWon);
  }

  /** Opts out of next season on the page of wishes. */
  async restNextSeason(desk: Desk): Promise<void> {
    await desk.tab('Next season');
    await desk.button('Nothing next season');
    assert.ok(await desk.has(/You do not want to play next season/));
  }

  async #enter(desk: Desk, { sets }: MatchPlan, hasWon: boolean): Promise<Result> {
    const score = sets.map((set) => (hasWon ? set : set.toReversed()).join(':'));
    await desk.unfold('Type it instead');
    await desk.type(
      'As you would write it in a message',
      `${hasWon ? 'won' : 'lost'} ${score.join(' ')}`,
    );
    await desk.button(/^(Send|Check my entry)$/);
    // Without scripts, the sentence is confirmed first.
    if (desk.page.url().endsWith('/report')) await desk.button('Send');
    const said = await desk.text();
    await desk.tab('Home');
    if (/Sent\. Waiting for/.test(said)) return 'waits';
    if (/Agreed\./.test(said)) return 'agreed';
    if (/entered different scores/.test(said)) return 'differs';
    throw new Error(`${this.name} against ${desk.page.url()}: ${said}`);
  }
}

const DUES = `(kind) => [...document.querySelectorAll('main .item')].flatMap((item) => {
  const label = { report: 'Enter the score', sort: 'Sort it out' }[kind];
  const link = [...item.querySelectorAll('a')].find((one) => one.textContent.trim() === label);
  if (link === undefined) return [];
  const title = item.querySelector('h2, h3').textContent.trim();
  const opponent = title
    .replace(/ ha(s|ve) entered the score\\. Now enter yours\\.$/, '')
    .replace(/^You and (.*) entered different scores$/, '$1');
  return [{ address: link.getAttribute('href'), opponent }];
})`;
