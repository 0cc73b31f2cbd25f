import type { League } from '../test/league.ts';
import { Chance } from '../test/replies/chance.ts';
import { type BoxMatch, makeBoxes, makePlayers, makeSeason } from './box-season.ts';
import { Conversation } from './conversation.ts';
import type { Judge } from './judge.ts';
import type { PlayersMail } from './players-mail.ts';
import { Proposers } from './proposers.ts';

const MAX_BOXES = 8;
const MATCHES_OF_BOX = 10;
const REPLIES_OF_MATCH = 5;
/** Matches that are written about at once. */
const CONVERSATIONS = 40;

interface Options {
  readonly league: League;
  readonly mail: PlayersMail;
  readonly judge: Judge;
  readonly seed: number;
  readonly replies: number;
  /** The site's address. */
  readonly url: string;
  /** Called before each round of all boxes but the first. */
  readonly beforeRound: () => Promise<void>;
  /** Does something while the clubhouse is not killed. */
  readonly inPeace: <T>(work: () => Promise<T>) => Promise<T>;
  /** Whether it is to go on when so many replies were sent, so that nothing ends before its time. */
  readonly isWanted: () => boolean;
}

/** Plays rounds of all boxes by letters until so many replies were sent. @returns the matches */
export async function playByMail(options: Options): Promise<number> {
  const { league, replies, judge, isWanted } = options;
  const matchesWanted = Math.ceil(replies / REPLIES_OF_MATCH);
  const boxes = Math.min(MAX_BOXES, Math.ceil(matchesWanted / MATCHES_OF_BOX));
  const players = await makePlayers(league, boxes);
  const season = await makeSeason(league);
  const proposers = new Proposers(options);
  let matches = 0;
  for (let round = 1; judge.replies < replies || isWanted(); round++) {
    if (round > 1) await options.beforeRound();
    const open = await makeBoxes(league, season, `Singles ${round}`, players);
    await playRound(open, round, options, proposers);
    matches += open.length;
  }
  return matches;
}

async function playRound(
  matches: readonly BoxMatch[],
  round: number,
  options: Options,
  proposers: Proposers,
): Promise<void> {
  const { mail, judge, seed, replies, isWanted, inPeace } = options;
  const planned = await inPeace(() =>
    Promise.all(
      matches.map(async (match, index) => {
        const chance = new Chance(seed * 1_000_003 + round * 1009 + index);
        return { match, chance, times: await proposers.propose(match, chance) };
      }),
    ),
  );
  const lane = async () => {
    for (let next = planned.shift(); next !== undefined; next = planned.shift()) {
      if (judge.replies >= replies && !isWanted()) return;
      // What goes wrong with one match is said of it, and the others are played.
      await new Conversation({ ...next, mail, judge, replies: REPLIES_OF_MATCH })
        .hold()
        .catch((error: unknown) => judge.faults.push(String(error)));
    }
  };
  await Promise.all(Array.from({ length: CONVERSATIONS }, lane));
}
