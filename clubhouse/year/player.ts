import assert from 'node:assert/strict';
import { CONTACT } from './club.ts';
import { type LetterBox, findLink } from './letter-box.ts';
import type { Cookies, Desk } from './desk.ts';
import type { Person } from './people.ts';
import { isPair, type MatchPlan } from './results.ts';

/** A match that the home page asks the player to report or clear up. */
interface Due {
  readonly address: string;
  readonly opponent: string;
}

export type ReportState = 'waits' | 'agreed' | 'differs';

/** A club player at a browser shared with others. */
export class Player {
  readonly #person: Person;
  readonly #letters: LetterBox;
  /** The label of the player's side in doubles. */
  #pair: string | null = null;
  #cookies: Cookies = [];

  constructor(person: Person, letters: LetterBox) {
    this.#person = person;
    this.#letters = letters;
  }

  get name(): string {
    return this.#person.name;
  }

  /** Applies as a stranger. */
  async apply(desk: Desk): Promise<void> {
    const { name, email } = this.#person;
    const [first = '', ...surname] = name.split(' ');
    await desk.become([]);
    await desk.start('/sign-in');
    await desk.link('Not a member yet? Apply to join');
    await desk.type('First name', first);
    await desk.type('Surname', surname.join(' '));
    await desk.type('Email', email);
    await desk.type('Mobile', '+44 7700 900123');
    await desk.tick('Singles');
    await desk.tick(/^I have read and agree to/);
    await desk.button('Apply to join');
    await this.hears(/has received your application$/, 0);
    await this.#letters.letter(CONTACT, new RegExp(`${name}$`));
  }

  /** Signs in from the invitation or the acceptance email, with a requested link. */
  async comeIn(desk: Desk): Promise<void> {
    const { email } = this.#person;
    await desk.become([]);
    const welcome = await this.#letters.letter(email, /^(Join us online|Welcome to)/);
    await desk.start(findLink(welcome, /\/sign-in/));
    await desk.button('Send me a sign-in link');
    await desk.start(
      findLink(await this.#letters.letter(email, / is your code for /), /\/sign-in\/dll_/),
    );
    await desk.button('Yes, sign me in');
    this.#cookies = await desk.cookies();
  }

  /** Lets this player enter the pair's results; the partner does not. */
  playsAs(pair: string): void {
    this.#pair = pair;
  }

  /** The label of the player's side against this opponent; null if the partner reports. */
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

  async proposeTimes(desk: Desk, opponent: string): Promise<void> {
    await this.open(desk, /has started/);
    const item = desk.page.locator('main .item', { hasText: opponent }).first();
    await desk.unfold(opponent, item);
    await desk.link('Propose times', item);
    await desk.button('Propose these times');
    assert.ok(await desk.has(/Sent\. .* will pick one/));
  }

  /** Accepts a time by the button of the email, without signing in. */
  async acceptTime(desk: Desk, opponent: string): Promise<void> {
    const subject = new RegExp(`^${opponent.split(' ')[0]}.* proposes`);
    const letter = await this.#letters.letter(this.#person.email, subject);
    await desk.become([]);
    await desk.start(findLink(letter, /\/answers\//));
    await desk.button('Accept this time');
    assert.ok(await desk.has(/Arranged/));
  }

  /** Compares the final table on the page with the league's order of the player's box. */
  async readTable(desk: Desk, order: readonly string[]): Promise<void> {
    await this.open(desk, /has started/);
    await desk.tab('Table');
    assert.ok(await desk.has(/Final/));
    const names = await desk.page.evaluate<string[]>(TABLE_NAMES);
    assert.deepEqual(
      names.filter((name) => order.includes(name)),
      order,
    );
  }

  async signOut(desk: Desk): Promise<void> {
    await desk.become(this.#cookies);
    await desk.start('/me');
    await desk.button('Sign out here');
    await desk.start('/');
    assert.equal(new URL(desk.page.url()).pathname, '/sign-in');
  }

  async dues(desk: Desk, kind: 'report' | 'sort'): Promise<Due[]> {
    return desk.page.evaluate<Due[]>(`(${DUES})(${JSON.stringify(kind)})`);
  }

  /** Reports from the home page and returns to it. */
  async report(desk: Desk, due: Due, plan: MatchPlan, hasWon: boolean): Promise<ReportState> {
    const item = desk.page
      .locator('main .item')
      .filter({ has: desk.page.locator(`a[href="${due.address}"]`) });
    if ((await item.locator('summary').count()) > 0) await desk.unfold(due.opponent, item);
    await desk.link('Enter the score', item);
    return this.#enter(desk, plan, hasWon);
  }

  /** Enters the score agreed with the other side. */
  async giveIn(desk: Desk, due: Due, plan: MatchPlan, hasWon: boolean): Promise<ReportState> {
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

  async #enter(desk: Desk, { sets }: MatchPlan, hasWon: boolean): Promise<ReportState> {
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

const TABLE_NAMES = `[...document.querySelectorAll('main .standings.is-full tbody th[scope=row]')]
  .map((one) => one.getAttribute('abbr'))`;

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
