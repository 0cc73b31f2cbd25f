import { playBestOfThree } from '../chance.ts';
import type { Client } from '../client.ts';
import type { Entry, Resource, Match } from '../types.ts';
import type { People, Person } from './people.ts';

const RATING_STEP = 24;

export interface SeasonContext {
  readonly admin: Client;
  readonly people: People;
  readonly random: () => number;
  readonly step: (what: string) => void;
}

interface PlayingSide {
  readonly players: readonly Person[];
  readonly strength: number;
  readonly rating: number;
}

/** Generates the fixtures of a competition and plays most of them. */
export async function playCompetition(
  playing: SeasonContext,
  competitionId: string,
): Promise<void> {
  const { admin, random, step } = playing;
  const path = `/v1/competitions/${competitionId}`;
  const entries = await admin.all<Entry>(`${path}/entries`);
  const sides = new Map(entries.map((entry) => [entry.id, makeSide(playing.people, entry)]));
  // A few have hardly any time this season.
  const busy = new Set(entries.filter(() => random() < 0.05).map((entry) => entry.id));
  const { data: divisions } = await admin.call<{ data: Resource[] }>('GET', `${path}/divisions`);
  for (const { id } of divisions) {
    const made = await admin.call<{ matches: Match[] }>('POST', `/v1/divisions/${id}/fixtures`);
    for (const match of made.matches) {
      const isBusy = match.sides.some((side) => busy.has(side.entry_id));
      if (random() < (isBusy ? 0.7 : 0.02)) continue;
      await playMatch(playing, match, sides);
      step('playing');
    }
  }
}

function makeSide(people: People, { members }: Entry): PlayingSide {
  const players = members.map(({ id }) => people.find(id));
  const mean = (of: (player: Person) => number) =>
    players.reduce((sum, player) => sum + of(player), 0) / Math.max(1, players.length);
  return {
    players,
    strength: mean((player) => player.strength),
    get rating() {
      return mean((player) => player.rating);
    },
  };
}

async function playMatch(
  playing: SeasonContext,
  match: Match,
  sides: ReadonlyMap<string, PlayingSide>,
): Promise<void> {
  const { random } = playing;
  const [zero, one] = [0, 1].map((side) =>
    sides.get(match.sides.find((each) => each.side === side)?.entry_id ?? ''),
  );
  if (!zero || !one) throw new Error('a match of nobody');
  if (!canPlay(zero) || !canPlay(one)) return;
  const chance = 1 / (1 + Math.exp(-1.6 * (zero.strength - one.strength)));
  const score = playBestOfThree(random, chance);
  const last = score.sets.at(-1)?.games ?? [0, 0];
  const winner = last[0] > last[1] ? 0 : 1;
  const event = random();
  const absent = { outcome: 'walkover', retired_side: 1 - winner };
  const said = event < 0.02 ? absent : { outcome: 'completed', score };
  await sendClaim(playing.admin, match, { ...said, side: 0 });
  await sendClaim(playing.admin, match, { ...(event > 0.985 ? absent : said), side: 1 });
  if (event > 0.985) await settleMatch(playing.admin, match, said);
  if (event >= 0.02) updateRatings(zero, one, winner);
}

function canPlay({ players }: PlayingSide): boolean {
  return players.every(({ status }) => status !== 'left');
}

/** Reports a result for both sides, as the club's website or bot does. */
async function sendClaim(admin: Client, match: Match, said: object): Promise<void> {
  await admin.call('POST', `/v1/matches/${match.id}/claims`, said);
}

async function settleMatch(admin: Client, match: Match, said: object): Promise<void> {
  const body = { ...said, reason: 'conflicting_entries' };
  const path = `/v1/matches/${match.id}/settlement`;
  const preview = await admin.call<{ version: string }>('POST', `${path}-preview`, body);
  await admin.call('POST', path, { ...body, expected_version: preview.version });
}

/** Uses the Elo formula, as in chess. */
function updateRatings(zero: PlayingSide, one: PlayingSide, winner: number): void {
  const expected = 1 / (1 + 10 ** ((one.rating - zero.rating) / 400));
  const change = RATING_STEP * ((winner === 0 ? 1 : 0) - expected);
  for (const player of zero.players) player.rating += change;
  for (const player of one.players) player.rating -= change;
}
