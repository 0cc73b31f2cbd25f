import { dateAfter } from '../test/seed.ts';
import { signedIn } from '../test/visitor.ts';
import type { League } from '../test/league.ts';
import { Chance } from '../test/replies/chance.ts';
import type { ClubTime } from '../src/replies/core/reading.ts';
import { type BoxMatch, makeBoxes, makePlayers, makeSeason } from './box-season.ts';
import { Conversation } from './conversation.ts';
import type { Judge } from './judge.ts';
import type { PlayersMail } from './players-mail.ts';

const MAX_BOXES = 8;
const MATCHES_OF_BOX = 10;
const REPLIES_OF_MATCH = 5;
/** Matches that are written about at once. */
const CONVERSATIONS = 16;

interface Options {
  readonly league: League;
  readonly mail: PlayersMail;
  readonly judge: Judge;
  readonly seed: number;
  readonly replies: number;
  /** The site's address. */
  readonly url: string;
  /** Called before each round of all boxes. */
  readonly beforeRound: () => Promise<void>;
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
  let matches = 0;
  for (let round = 1; judge.replies < replies || isWanted(); round++) {
    if (round > 1) await options.beforeRound();
    const open = await makeBoxes(league, season, `Singles ${round}`, players);
    await playRound(open, round, options);
    matches += open.length;
  }
  return matches;
}

async function playRound(matches: readonly BoxMatch[], round: number, options: Options) {
  const waiting = [...matches.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (options.judge.replies >= options.replies && !options.isWanted()) return;
      const [index, match] = next;
      const { mail, judge, seed } = options;
      const chance = new Chance(seed * 1_000_003 + round * 1009 + index);
      const times = await proposeTimes(match, chance, options);
      const replies = REPLIES_OF_MATCH;
      await new Conversation({ match, times, mail, judge, chance, replies }).hold();
    }
  };
  await Promise.all(Array.from({ length: CONVERSATIONS }, lane));
}

/** What no letter can do: the first player proposes times to the second, on the page. */
async function proposeTimes(
  { id, players: [player] }: BoxMatch,
  chance: Chance,
  { league, url }: Options,
): Promise<ClubTime[]> {
  const first = 5 + chance.below(3);
  const times = Array.from({ length: 1 + chance.below(3) }, (_, index) => ({
    date: dateAfter(first + index),
    time: chance.of(['10:00', '18:30', '19:15']),
  }));
  const form: Record<string, string> = { do: 'propose' };
  for (const [index, { date, time }] of times.entries()) {
    form[`offer-${index + 1}`] = 'on';
    form[`date-${index + 1}`] = date;
    form[`time-${index + 1}`] = time;
  }
  for (;;) {
    // A clubhouse that was killed is asked again.
    try {
      const visitor = await signedIn({ url, league }, player.name, player.id);
      const { status } = await visitor.post(`/matches/${id}/arrange`, form);
      if (status === 303) return times;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
}
