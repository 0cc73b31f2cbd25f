import type { League } from '../test/league.ts';
import { Chance } from '../test/replies/chance.ts';
import { type BoxMatch, makeBoxes, makePlayers, makeSeason } from './box-season.ts';
import { Conversation } from './conversation.ts';
import type { Judge } from './judge.ts';
import type { PlayersMail } from './players-mail.ts';
import { KeyedMutex } from '../src/arrange/keyed-mutex.ts';

const MAX_BOXES = 8;
const MATCHES_OF_BOX = 10;
const REPLIES_OF_MATCH = 5;
/** Number of matches discussed at once. */
const CONVERSATIONS = 40;

interface Options {
  readonly league: League;
  readonly mail: PlayersMail;
  readonly judge: Judge;
  readonly seed: number;
  readonly replies: number;
  /** Today's date at the club: `2026-11-28`. */
  readonly today: () => string;
  /** Called before each round of all boxes except the first. */
  readonly beforeRound: () => Promise<void>;
  /** Whether to play beyond the wanted replies, for example because a kill is still due. */
  readonly isWanted: () => boolean;
}

/** Plays rounds of all boxes until this many replies were sent. @returns the matches */
export async function playByMail(options: Options): Promise<number> {
  const { league, replies, judge, isWanted } = options;
  const matchesWanted = Math.ceil(replies / REPLIES_OF_MATCH);
  const boxes = Math.min(MAX_BOXES, Math.ceil(matchesWanted / MATCHES_OF_BOX));
  const players = await makePlayers(league, boxes);
  const season = await makeSeason(league);
  const letterLocks = new KeyedMutex();
  let matches = 0;
  for (let round = 1; judge.replies < replies || isWanted(); round++) {
    if (round > 1) await options.beforeRound();
    const name = `Singles ${round}`;
    const open = await makeBoxes(league, season, name, players);
    await playRound(open, { name, round, letterLocks }, options);
    matches += open.length;
  }
  return matches;
}

interface Round {
  readonly round: number;
  /** The name of the box's competition; no other competition's name begins with it. */
  readonly name: string;
  /** One lock per player, so that they answer the email about all their matches one at a time. */
  readonly letterLocks: KeyedMutex;
}

async function playRound(
  matches: readonly BoxMatch[],
  { round, name, letterLocks }: Round,
  options: Options,
): Promise<void> {
  const { mail, judge, seed, replies, today, isWanted } = options;
  const planned = matches.map((match, index) => ({
    match,
    chance: new Chance(seed * 1_000_003 + round * 1009 + index),
  }));
  const lane = async () => {
    for (let next = planned.shift(); next !== undefined; next = planned.shift()) {
      if (judge.replies >= replies && !isWanted()) return;
      // A failed match is recorded, and the others continue.
      const about = { ...next, competition: name, letterLocks, mail, judge, today };
      await new Conversation({ ...about, replies: REPLIES_OF_MATCH })
        .hold()
        .catch((error: unknown) => judge.faults.push(String(error)));
    }
  };
  await Promise.all(Array.from({ length: CONVERSATIONS }, lane));
}
