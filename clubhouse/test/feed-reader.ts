import assert from 'node:assert/strict';
import { makeCaller, list, type LeagueCall, expectText } from 'test-kit/club-calls';
import type { Api } from '../src/api/client.ts';
import { createLeagueClient } from '../src/api/client.ts';
import { type Club, NO_CLUB } from '../src/api/club.ts';
import type { LetterToSend } from '../src/mail/letter.ts';
import { planner } from '../src/mail/from-events/planner.ts';
import type { PlanningContext } from '../src/mail/planner.ts';
import { renderLetter } from '../src/mail/render/render-letter.ts';
import type { Language } from '../src/messages/language.ts';
import { getFirstName } from '../src/messages/names.ts';
import type { Clubhouse } from './clubhouse.ts';

const CLUB: Club = {
  ...NO_CLUB,
  name: 'Harbour Lane Rackets Club',
  timezone: 'Europe/London',
  contact: 'coach@example.org',
};

/** Follows the feed as the clubhouse does, and keeps each email under its key once. */
export class FeedReader {
  readonly #clubhouse: Clubhouse;
  readonly #kept = new Set<string>();
  #cursor: string | null = null;
  /** Calls to the league in the last look, except those that read the feed. */
  calls = 0;
  languageOf: (memberId: string) => Language | null = () => null;
  contact: string | null = CLUB.contact;
  language: Language = CLUB.language;
  now: () => number;

  constructor(clubhouse: Clubhouse) {
    this.#clubhouse = clubhouse;
    this.now = () => clubhouse.clock.now;
  }

  /** Skips everything that has happened. */
  async passOver(): Promise<void> {
    const { league } = this.#clubhouse;
    this.#cursor = expectText((await league.must('GET', '/v1/events?after=now'))['next_cursor']);
  }

  /** The emails about everything since the last look. */
  async read(): Promise<LetterToSend[]> {
    const letters: LetterToSend[] = [];
    this.calls = 0;
    for (;;) {
      const { events, hasMore } = await this.#page();
      const context = this.context(events);
      for (const event of events) letters.push(...(await this.lettersOf(event, context)));
      if (!hasMore) return letters;
    }
  }

  async lettersOf(event: Api<'Event'>, context: PlanningContext): Promise<LetterToSend[]> {
    return this.keep(await planner.forEvent(event, context));
  }

  keep(letters: readonly LetterToSend[]): LetterToSend[] {
    const fresh = letters.filter(({ key }) => !this.#kept.has(key));
    for (const letter of fresh) {
      assert.ok(!this.#kept.has(letter.key), `${letter.key} comes twice at once`);
      assertKnowsWhomItNames(letter, this.#clubhouse);
      this.#kept.add(letter.key);
    }
    return fresh;
  }

  context(events: readonly Api<'Event'>[] = []): PlanningContext {
    const { league: target, url } = this.#clubhouse;
    const client = createLeagueClient({ leagueUrl: target.url }, { token: target.websiteKey });
    // Each read of a method is a call.
    const league = new Proxy(client, {
      get: (methods, name) => {
        this.calls += 1;
        return Reflect.get(methods, name);
      },
    });
    const { languageOf, contact, language, now } = this;
    const club = { ...CLUB, contact, language };
    return {
      league,
      club,
      url,
      now: now(),
      languageOf: (id) => languageOf(id),
      holderOf: () => null,
      events,
    };
  }

  async #page() {
    const { league } = this.#clubhouse;
    const after = this.#cursor === null ? '' : `&after=${this.#cursor}`;
    const page = await league.must('GET', `/v1/events?limit=100${after}`);
    this.#cursor = expectText(page['next_cursor']);
    const events: unknown = page['data'];
    return {
      events: events as Api<'Event'>[],
      hasMore: JSON.stringify(page['has_more']) === 'true',
    };
  }
}

/** `settled hannah.brandt@example.org` for each email. */
export function told(letters: readonly LetterToSend[]): string[] {
  return letters.map(({ letter, to }) => `${letter.kind} ${to.address}`).toSorted();
}

export function textOf({ letter, language }: LetterToSend): string {
  return renderLetter(letter, CLUB, language).text;
}

/** Everyone named in an email must be recorded with it, so that an erasure finds it (OWN-2). */
export function assertKnowsWhomItNames(
  { key, to, about, letter }: LetterToSend,
  { season }: Pick<Clubhouse, 'season'>,
): void {
  const said = JSON.stringify(letter);
  for (const [name, id] of season.members) {
    const isNamed = new RegExp(`${getFirstName(name)}(?!\\p{L})`, 'u').test(said);
    if (isNamed) assert.ok(about.includes(id) || to.member_id === id, `${key} names ${name}`);
  }
}

/** Calls as a signed-in member. */
export async function asMember({ league, season }: Clubhouse, name: string): Promise<LeagueCall> {
  const link = await league.must('POST', `/v1/members/${season.members.get(name)}/login-link`);
  const session = await league.as(expectText(link['token']), 'POST', '/v1/session');
  return makeCaller(league.url, expectText(session['token']));
}

/** The side of a match that a member plays on. */
export async function sideOf({ league }: Clubhouse, match: string, name: string): Promise<0 | 1> {
  const { sides } = await league.must('GET', `/v1/matches/${match}`);
  const isFirst = list(list(sides)[0]?.['members']).some(
    (one) => expectText(one['display_name']) === name,
  );
  return isFirst ? 0 : 1;
}
