import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { NOTICE, type WebsitePage, type Website } from './website.ts';

/** The number of each kind of visitor in every round. */
const VISITORS = 3;
const TIMEOUT_MS = 60_000;
/** Pages that anyone opens. */
const PAGES = ['/', '/sign-in', '/join'] as const;
/** The statuses of a page, a redirect, and pages that admit a failure. */
const HONEST = new Set([200, 303, 429, 503]);

interface Link {
  readonly path: string;
  isIn: boolean;
}

interface Application {
  readonly email: string;
  isPromised: boolean;
}

/** The visitors' actions in one round, and the promises made to them. */
export class WebsiteLoad {
  readonly #site: Website;
  readonly #visitors: number;
  readonly #addresses: string[] = [];
  readonly #links: Link[] = [];
  readonly #promised: string[] = [];
  readonly #applications: Application[] = [];

  /** @param visitors the number of each kind: those who request a link, hold one, or apply */
  constructor(site: Website, visitors = VISITORS) {
    this.#site = site;
    this.#visitors = visitors;
  }

  /** Creates members with addresses and valid links. */
  async prepare(): Promise<void> {
    const { league, key } = this.#site;
    const admin = league.client(league.firstSeat, key);
    for (let one = 0; one < this.#visitors; one++) {
      const email = `${randomUUID()}@example.org`;
      const body = { display_name: `P ${one}`, email };
      const { id } = await admin.must<{ id: string }>('POST', '/v1/members', body);
      const { token } = await admin.must<{ token: string }>('POST', `/v1/members/${id}/login-link`);
      this.#addresses.push(email);
      this.#links.push({ path: `/sign-in/${token}`, isIn: false });
      this.#applications.push({ email: `${randomUUID()}@example.org`, isPromised: false });
    }
  }

  /** Lets everyone act at once during the fault. */
  async happen(): Promise<void> {
    await Promise.all([
      ...PAGES.map((path) => this.look(path)),
      ...this.#addresses.map((email) => this.#askForLink(email)),
      ...this.#links.map((link) => this.#press(link)),
      ...this.#applications.map((one) => this.#apply(one)),
    ]);
  }

  async look(path: string): Promise<void> {
    this.#judge(path, await this.#site.ask(path));
  }

  /** After the fault, checks that promises are kept and refused actions work. */
  async check(): Promise<void> {
    const { tally } = this.#site;
    for (const link of this.#links.filter(({ isIn }) => !isIn)) {
      await this.#press(link);
      if (!link.isIn) tally.count('lost', `link: it was good, and is not any more`);
    }
    for (const one of this.#applications.filter(({ isPromised }) => !isPromised)) {
      await this.#apply(one);
      if (!one.isPromised) tally.count('lost', 'page: an application is still not taken');
    }
    const applied = this.#applications.map(({ email }) => email);
    const promised = [...this.#promised, ...applied];
    tally.writes += promised.length + this.#links.length;
    await this.#awaitLetters(promised);
  }

  async #awaitLetters(promised: readonly string[]): Promise<void> {
    const { tally } = this.#site;
    const until = performance.now() + TIMEOUT_MS;
    let counts = this.#countLetters(promised);
    while (counts.some((count) => count === 0) && performance.now() < until) {
      await sleep(100);
      counts = this.#countLetters(promised);
    }
    for (const count of counts) {
      if (count === 0) tally.count('lost', 'letter: it was said to be on its way');
      if (count > 1) tally.count('doubled', `letter: ${count} times`);
    }
  }

  #countLetters(addresses: readonly string[]): number[] {
    const letters = this.#site.letters();
    return addresses.map((email) => letters.filter((one) => one.includes(email)).length);
  }

  async #askForLink(email: string): Promise<void> {
    const page = await this.#site.ask('/sign-in', { email });
    this.#judge('POST /sign-in', page);
    if (page?.location === '/sign-in/sent') this.#promised.push(email);
  }

  async #press(link: Link): Promise<void> {
    const page = await this.#site.ask(link.path, {});
    if (page?.status === 410) this.#site.tally.count('lost', 'link: it is said to have been used');
    else this.#judge('POST /sign-in/TOKEN', page);
    if (page?.status === 303) link.isIn = true;
  }

  async #apply(one: Application): Promise<void> {
    const page = await this.#site.ask('/join', {
      key: one.email.slice(0, 36),
      first_name: 'Ana',
      surname: 'Nowak',
      email: one.email,
      phone: '+44 7700 900123',
      gender: 'undisclosed',
      agreed: NOTICE,
    });
    this.#judge('POST /join', page);
    if (page?.location === '/join/arrived') one.isPromised = true;
  }

  #judge(what: string, page: WebsitePage | null): void {
    if (page === null || (HONEST.has(page.status) && isWhole(page))) return;
    this.#site.tally.count(
      'withoutProblem',
      `page: ${what} ${page.status} ${page.text.slice(-300)}`,
    );
  }
}

/** Whether a page comes from the website rather than from a proxy on the way. */
function isWhole({ status, text }: WebsitePage): boolean {
  return status === 303 || (text.includes('<h1') && text.trimEnd().endsWith('</html>'));
}
