import { LeagueFailure, dataOrThrow } from '../../api/answer.ts';
import type { Api, LeagueClient } from '../../api/client.ts';
import { type HolderOf, findMailboxes } from '../../mailboxes/mailboxes-of.ts';
import type { PlanningContext } from '../planner.ts';

export interface Person extends Readonly<Api<'Member'>> {
  /** The person's email address: their own, or that of the member whose mailbox they read. */
  readonly mailbox?: string;
}

export interface UnderwayCompetition {
  readonly competition: Api<'Competition'>;
  readonly season: Api<'Season'>;
}

/** The league accepts this many ids per call. */
const MAX_IDS = 100;
const PAGE = 200;
const KNOWN = new WeakMap<PlanningContext, LeagueFacts>();

/** The facts shared by the emails of one read of the feed, or of one day's deadline check. */
export function getLeagueFacts(context: PlanningContext): LeagueFacts {
  const known = KNOWN.get(context);
  if (known !== undefined) return known;
  const made = new LeagueFacts(context);
  KNOWN.set(context, made);
  return made;
}

/**
 * The league facts that emails need, read with the website key, each only once. The same call also
 * reads the people and things that the page's other events concern (LTR-17).
 */
export class LeagueFacts {
  readonly #league: LeagueClient;
  readonly #told: readonly Api<'Event'>[];
  readonly #holderOf: HolderOf;
  readonly #asked = new Map<string, Promise<unknown>>();
  readonly #people = new Map<string, Person | null>();
  readonly #matches = new Map<string, Api<'Match'> | null>();

  /** `events` are other events whose facts the same calls read, because they are needed soon. */
  constructor({
    league,
    events = [],
    holderOf,
  }: Pick<PlanningContext, 'league' | 'events' | 'holderOf'>) {
    this.#league = league;
    this.#told = events;
    this.#holderOf = holderOf;
  }

  /** Null if deleted. */
  async match(id: string): Promise<Api<'Match'> | null> {
    if (!this.#matches.has(id)) {
      const wanted = this.#told.flatMap(({ match_id: one }) => one ?? []);
      await this.#readMatches([id, ...wanted]);
    }
    return this.#matches.get(id) ?? null;
  }

  /** Leaves out deleted ones. */
  async matches(ids: readonly string[]): Promise<Map<string, Api<'Match'>>> {
    await this.#readMatches(ids);
    return new Map(ids.flatMap((id) => this.#matches.get(id) ?? []).map((one) => [one.id, one]));
  }

  /** Leaves out unknown ids. Also reads the players in the matches of the other events. */
  async people(ids: readonly string[]): Promise<Map<string, Person>> {
    if (ids.some((id) => !this.#people.has(id))) {
      const [matches, added] = [
        [...this.#matches.values()],
        this.#told.flatMap(listChangedMemberIds),
      ];
      const playing = matches.flatMap(
        (match) => match?.sides.flatMap((side) => side.members) ?? [],
      );
      await this.#readPeople([...ids, ...playing.map(({ id }) => id), ...added]);
    }
    const found = ids.map((id) => this.#people.get(id) ?? null).filter((one) => one !== null);
    return new Map(found.map((person) => [person.id, person]));
  }

  /** Null if deleted. */
  underway(competitionId: string): Promise<UnderwayCompetition | null> {
    return this.#once(`underway ${competitionId}`, async () => {
      const competition = await this.#competition(competitionId);
      if (competition === null) return null;
      const season = await this.#season(competition.season_id);
      return season === null ? null : { competition, season };
    });
  }

  divisions(competitionId: string): Promise<Api<'Division'>[]> {
    return this.#once(`divisions ${competitionId}`, async () => {
      const asking = this.#league.listDivisions(competitionId);
      return (await dataOrThrow(asking)).data;
    });
  }

  entries(competitionId: string): Promise<Api<'Entry'>[]> {
    return this.#once(`entries ${competitionId}`, () =>
      readAllPages((after) =>
        dataOrThrow(
          this.#league.listEntries(competitionId, { status: 'active', limit: PAGE, ...after }),
        ),
      ),
    );
  }

  /** The current state, even if withdrawn; null if deleted. */
  entry(id: string): Promise<Api<'Entry'> | null> {
    return this.#once(`entry ${id}`, () => nullIfGone(dataOrThrow(this.#league.getEntry(id))));
  }

  matchesOf(competitionId: string): Promise<Api<'Match'>[]> {
    return this.#once(`matches ${competitionId}`, () =>
      readAllPages((after) => {
        const query = { competition: competitionId, limit: PAGE, ...after };
        return dataOrThrow(this.#league.listMatches(query));
      }),
    );
  }

  competitionsIn(season: string): Promise<Api<'Competition'>[]> {
    return this.#once(`competitions ${season}`, () =>
      readAllPages((after) => {
        const query = { season, state: 'active' as const, limit: PAGE, ...after };
        return dataOrThrow(this.#league.listCompetitions(query));
      }),
    );
  }

  tables(competitionId: string): Promise<Api<'Standings'>[]> {
    return this.#once(`tables ${competitionId}`, async () => {
      const asking = this.#league.getCompetitionStandings(competitionId);
      return (await dataOrThrow(asking)).data;
    });
  }

  /** The reasons for everyone's place in a draft; null if it is no longer a draft. */
  plan(competitionId: string): Promise<Api<'PlacementPlan'> | null> {
    return this.#once(`plan ${competitionId}`, () =>
      nullIfGone(dataOrThrow(this.#league.previewPlacements(competitionId))),
    );
  }

  /** Members' partner choices for the next season, with defaults for those who made none. */
  partnerChoices(competitionId: string): Promise<readonly Api<'PartnerChoice'>[]> {
    return this.#once(`partners ${competitionId}`, async () => {
      const asking = this.#league.listPartnerChoices(competitionId);
      return (await dataOrThrow(asking)).data;
    });
  }

  /** Null once the application is decided. */
  joinRequest(id: string): Promise<Api<'JoinRequest'> | null> {
    return this.#once(`application ${id}`, () =>
      nullIfGone(dataOrThrow(this.#league.getJoinRequest(id))),
    );
  }

  #competition(id: string) {
    return this.#once(`competition ${id}`, () =>
      nullIfGone(dataOrThrow(this.#league.getCompetition(id))),
    );
  }

  #season(id: string) {
    return this.#once(`season ${id}`, () => nullIfGone(dataOrThrow(this.#league.getSeason(id))));
  }

  async #readMatches(ids: readonly string[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.#matches.has(id));
    for (const some of splitIds(missing)) {
      const query = { ids: some, limit: PAGE };
      const { data } = await dataOrThrow(this.#league.listMatches(query));
      for (const id of some) this.#matches.set(id, data.find((one) => one.id === id) ?? null);
    }
  }

  async #readPeople(ids: readonly string[]): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.#people.has(id));
    for (const some of splitIds(missing)) {
      const query = { ids: some, limit: PAGE };
      const { data } = await dataOrThrow(this.#league.listMembers(query));
      const mailboxes = await findMailboxes(this.#league, data, this.#holderOf);
      for (const id of some) {
        const person = data.find((one) => one.id === id);
        const mailbox = mailboxes.get(id);
        const found =
          person === undefined || mailbox === undefined ? person : { ...person, mailbox };
        this.#people.set(id, found ?? null);
      }
    }
  }

  #once<T>(name: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#asked.get(name);
    // Each key begins with its kind, so it always has the same type of answer.
    if (known !== undefined) return known as Promise<T>;
    const asked = ask();
    this.#asked.set(name, asked);
    return asked;
  }
}

function listChangedMemberIds(event: Api<'Event'>): string[] {
  if (event.kind === 'member.created' || event.kind === 'member.updated') return [event.subject.id];
  return event.kind === 'join_request.approved' ? [event.data.member_id] : [];
}

interface Page<T> {
  readonly data: readonly T[];
  readonly next_cursor: string | null;
}

async function readAllPages<T>(ask: (after: { after?: string }) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = [];
  let after: { after?: string } | null = {};
  while (after !== null) {
    const page: Page<T> = await ask(after);
    all.push(...page.data);
    after = page.next_cursor === null ? null : { after: page.next_cursor };
  }
  return all;
}

function splitIds(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / MAX_IDS);
  return Array.from({ length: count }, (_, at) => ids.slice(at * MAX_IDS, (at + 1) * MAX_IDS));
}

/** Null for something deleted in the meantime, or no longer a draft. */
async function nullIfGone<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    const isGone = error instanceof LeagueFailure && (error.status === 404 || error.status === 409);
    if (isGone) return null;
    throw error;
  }
}
