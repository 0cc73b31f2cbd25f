import { makeSeededRandom } from '../chance.ts';
import type { Client } from '../client.ts';
import { Progress } from '../progress.ts';
import type { Resource, Plan } from '../types.ts';
import { Draft } from './coach.ts';
import { changeMembers, endBreaks, renewWishes } from './happenings.ts';
import { People, type Person } from './people.ts';
import { playCompetition, type SeasonContext } from './playing.ts';
import { computeRankCorrelation } from './rank-correlation.ts';

export interface HistoryOptions {
  readonly years: number;
  readonly members: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

export interface History {
  /** For each year, how closely the divisions follow true strength; 1 means exactly. */
  readonly order: readonly number[];
}

const DESKS = 20;

interface Drafts {
  readonly season: string;
  readonly singles: Draft;
  readonly doubles: Draft;
}

/**
 * Throws if a draft breaks the rules. Only this program knows how strong everyone is: strong
 * players reaching the upper divisions shows that the drafts work.
 */
export async function playYears(secretary: Client, options: HistoryOptions): Promise<History> {
  const admin = await openDesks(secretary);
  const random = makeSeededRandom(options.seed);
  const people = new People(admin, random);
  // A year of this many members has about five matches a member, in singles and doubles together.
  const progress = new Progress(options.years * options.members * 3);
  const step = (what: string) => progress.step(what);
  const playing: SeasonContext = { admin, people, random, step };
  while (people.all.length < options.members) await people.join();
  let drafts = await makeFirstDrafts(admin, people);
  const order: number[] = [];
  const examples = new Map<string, string>();
  for (let year = 1; year <= options.years; year++) {
    await startSeason(admin, drafts);
    const summary = await describePlaces(people, drafts);
    order.push(summary.order);
    await playCompetition(playing, drafts.singles.id);
    await changeMembers(admin, people, drafts);
    await playCompetition(playing, drafts.doubles.id);
    await publishRatings(admin, people);
    const next = await createNextDrafts(admin, { before: drafts, year: year + 1 });
    await endSeason(admin, drafts);
    const away = new Set([...people.leaving, ...people.resting]);
    await endBreaks(admin, people, random);
    const plans = await fillBoth(next);
    for (const plan of plans) collectExamples(examples, plan);
    const before = { ...drafts };
    drafts = next;
    await editByHand(playing, { before, drafts, plans, away, members: options.members });
    people.drift();
    progress.finish();
    options.say(`Year ${year}: ${summary.text}; ${describeOutcome(plans)}`);
  }
  options.say('\nOne sentence for each reason:');
  for (const [reason, sentence] of examples) options.say(`${reason.padStart(16)}: ${sentence}`);
  for (const { id, status } of people.all) {
    if (status !== 'left') {
      await admin.call('PATCH', `/v1/members/${id}`, { wants_to_play: 'not_now' });
    }
  }
  return { order };
}

/** Opens clients like the club's website, bot and app, each with its own key. */
async function openDesks(secretary: Client): Promise<Client> {
  const scopes = ['members:read', 'members:write', 'league:read', 'league:write', 'results:write'];
  const keys: string[] = [];
  for (let desk = 1; desk <= DESKS; desk++) {
    const body = { name: `Desk ${desk} of the history`, scopes };
    keys.push((await secretary.call<{ key: string }>('POST', '/v1/api-keys', body)).key);
  }
  return secretary.as(...keys);
}

async function createSeason(admin: Client, year: number): Promise<string> {
  const today = Temporal.Now.plainDateISO();
  const { id } = await admin.call<Resource>('POST', '/v1/seasons', {
    name: `Year ${year}`,
    starts_on: today.subtract({ months: 3 }).toString(),
    ends_on: today.add({ months: 1 }).toString(),
    results_deadline: today.add({ months: 1 }).toString(),
  });
  return id;
}

/** Makes drafts by level. The coach pairs each player who wants doubles with the next one. */
async function makeFirstDrafts(admin: Client, people: People): Promise<Drafts> {
  const season = await createSeason(admin, 1);
  const singles = await Draft.make(admin, season, { discipline: 'singles', previous: null });
  const doubles = await Draft.make(admin, season, { discipline: 'doubles', previous: null });
  for (const [one, other] of makePairs(people.active().filter(wantsDoubles))) {
    const path = `/v1/competitions/${doubles.id}/partner-choices`;
    for (const [from, to] of [[one, other] as const, [other, one] as const]) {
      const body = { choice: 'new_partner', partner_id: to.id };
      await admin.call('PUT', `${path}/${from.id}`, body);
    }
  }
  await singles.fill();
  await doubles.fill();
  return { season, singles, doubles };
}

/** Fills drafts while the tables may still change, so nobody is held back yet. */
async function createNextDrafts(
  admin: Client,
  { before, year }: { before: Drafts; year: number },
): Promise<Drafts> {
  const season = await createSeason(admin, year);
  const make = (discipline: 'singles' | 'doubles') =>
    Draft.make(admin, season, { discipline, previous: before[discipline].id });
  const [singles, doubles] = [await make('singles'), await make('doubles')];
  const drafts = { season, singles, doubles };
  for (const plan of await fillBoth(drafts)) {
    if (!plan.provisional) throw new Error('the tables are not final, and the plan says so');
  }
  return drafts;
}

async function fillBoth({ singles, doubles }: Drafts): Promise<[Plan, Plan]> {
  return [await singles.fill(), await doubles.fill()];
}

async function startSeason(admin: Client, { season, singles, doubles }: Drafts): Promise<void> {
  await admin.call('PATCH', `/v1/seasons/${season}`, { state: 'active' });
  await singles.activate();
  await doubles.activate();
}

async function endSeason(admin: Client, { season, singles, doubles }: Drafts): Promise<void> {
  await singles.complete();
  await doubles.complete();
  await admin.call('PATCH', `/v1/seasons/${season}`, { state: 'complete' });
}

interface DraftContext {
  readonly before: Drafts;
  readonly drafts: Drafts;
  readonly plans: readonly [Plan, Plan];
  /** Members who said that they will not play. */
  readonly away: ReadonlySet<Person>;
  readonly members: number;
}

/** Edits a filled draft as a coach would. Filling it again must not change it. */
async function editByHand(playing: SeasonContext, context: DraftContext): Promise<void> {
  const { admin, people } = playing;
  const { before, drafts, plans, away, members } = context;
  while (people.active().length < members) await people.join();
  const [singles, doubles] = plans;
  await drafts.singles.fillVacancies(singles);
  await drafts.doubles.fillVacancies(doubles);
  const ratingOf = (id: string) => people.find(id).rating;
  const free = async (discipline: 'singles' | 'doubles', plan: Plan) => {
    const had = collectMembers(await before[discipline].entries());
    const has = collectMembers(await drafts[discipline].entries());
    const seeking = plan.left_out.filter(({ reason }) => reason === 'needs_partner');
    for (const { id } of seeking.flatMap((out) => out.members)) had.delete(id);
    return people
      .active()
      .filter((person) => !away.has(person) && !had.has(person.id) && !has.has(person.id));
  };
  for (const person of (await free('singles', singles)).filter(wantsSingles)) {
    await drafts.singles.enter([person.id], ratingOf);
  }
  for (const pair of makePairs((await free('doubles', doubles)).filter(wantsDoubles))) {
    await drafts.doubles.enter(
      pair.map(({ id }) => id),
      ratingOf,
    );
  }
  await drafts.singles.balance(mapRanks(singles));
  await drafts.doubles.balance(mapRanks(doubles));
  await drafts.singles.refillUnchanged();
  await drafts.doubles.refillUnchanged();
  await renewWishes(admin, people);
}

async function publishRatings(admin: Client, people: People): Promise<void> {
  for (const person of people.active()) {
    const body = { rating: Math.round(person.rating), rating_system: 'club Elo' };
    await admin.call('PATCH', `/v1/members/${person.id}`, body);
  }
}

async function describePlaces(
  people: People,
  { singles, doubles }: Drafts,
): Promise<{ text: string; order: number }> {
  const divisions = await singles.divisions();
  const entries = await singles.entries();
  const placed = entries.map((entry) => ({
    division: divisions.findIndex(({ id }) => id === entry.division_id),
    person: people.find(entry.members[0]?.id),
  }));
  const order = -computeRankCorrelation(
    placed.map(({ division, person }) => [division, person.strength] as const),
  );
  const pairs = (await doubles.entries()).length;
  const text =
    `${people.active().length} members, ${entries.length} in singles in ${divisions.length} ` +
    `divisions, ${pairs} pairs; divisions follow strength at ${order.toFixed(2)}`;
  return { text, order };
}

function describeOutcome(plans: readonly Plan[]): string {
  const out = plans.flatMap(({ left_out: left }) => left);
  const reasons = Map.groupBy(out, ({ reason }) => reason);
  const words = [...reasons].map(([reason, all]) => `${all.length} ${reason}`);
  const vacancies = plans.flatMap((plan) => plan.vacancies);
  const fills = vacancies.filter(({ fill }) => fill !== null).length;
  return `left out: ${words.join(', ') || 'nobody'}; ${vacancies.length} vacancies, ${fills} with a suggestion`;
}

function collectExamples(examples: Map<string, string>, plan: Plan): void {
  const told = [...plan.divisions.flatMap(({ places }) => places), ...plan.left_out];
  for (const { reason, sentence } of told) {
    if (!examples.has(reason)) examples.set(reason, sentence);
  }
  for (const { kind, sentence } of plan.vacancies) {
    if (!examples.has(kind)) examples.set(kind, sentence);
  }
}

/** Each entry's place in the plan, by label, from the top. */
function mapRanks(plan: Plan): Map<string, number> {
  const labels = plan.divisions.flatMap(({ places }) => places.map(({ label }) => label));
  return new Map(labels.map((label, index) => [label, index]));
}

function collectMembers(
  entries: readonly { readonly members: readonly Resource[] }[],
): Set<string> {
  return new Set(entries.flatMap(({ members }) => members.map(({ id }) => id)));
}

function wantsSingles({ wish }: Person): boolean {
  return wish !== 'doubles';
}

function wantsDoubles({ wish }: Person): boolean {
  return wish !== 'singles';
}

function makePairs(persons: readonly Person[]): [Person, Person][] {
  return persons.flatMap((one, index): [Person, Person][] => {
    const other = persons[index + 1];
    return index % 2 === 0 && other ? [[one, other]] : [];
  });
}
