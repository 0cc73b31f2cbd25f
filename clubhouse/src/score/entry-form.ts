import { listOfferedScores } from './common-scores.ts';
import {
  ENDINGS,
  type Ending,
  type ScoreEntry,
  hasScore,
  type JudgedEntry,
  getShownPoints,
  findTiebreakInSet,
} from './entry.ts';
import {
  type Format,
  hasTiebreak,
  type OwnSet,
  type ScorePair,
  findTiebreakPoints,
  listVariantsAt,
} from './format.ts';
import { isOver } from './judge.ts';

/**
 * A report as form fields, which browsers can send without a script. Set 1 is `s1`: a common score
 * (`6-3`, own side first), or `other` with both numbers in `s1m` and `s1t`. `s1b` holds the
 * tiebreak points of its loser.
 */

export interface ScoreFields {
  get(name: string): string | null;
}

export const OTHER = 'other';

export function readEntry(fields: ScoreFields, format: Format): ScoreEntry {
  const ending = readEnding(fields.get('ending'));
  const stopped = fields.get('stopped');
  const sets = hasScore(ending) ? readSets(fields, format, ending) : [];
  const isStopped = ending !== 'completed' && ending !== 'unplayed';
  return {
    ending,
    sets,
    stopped: isStopped && (stopped === 'me' || stopped === 'them') ? stopped : null,
  };
}

function readEnding(text: string | null): Ending {
  return ENDINGS.find((one) => one === text) ?? 'completed';
}

/** Reads the sets up to the first empty one; in a completed match, up to the deciding set. */
function readSets(fields: ScoreFields, format: Format, ending: Ending): OwnSet[] {
  const sets: OwnSet[] = [];
  for (let index = 0; index < format.bestOf; index++) {
    const set = readSet(fields, format, index);
    if (set === null) return sets;
    sets.push(set);
    if (ending === 'completed' && isOver(format, sets)) return sets;
  }
  return sets;
}

function readSet(fields: ScoreFields, format: Format, index: number): OwnSet | null {
  const name = `s${index + 1}`;
  const chosen = fields.get(name) ?? '';
  const games =
    chosen === OTHER
      ? readPair(fields.get(`${name}m`) ?? '', fields.get(`${name}t`) ?? '')
      : readPair(...splitPair(chosen));
  if (games === null) return null;
  const ways = listVariantsAt(format, index);
  const points = readNumber(fields.get(`${name}b`) ?? '');
  if (points === null || !hasTiebreak(ways, games)) return { games };
  const tiebreak = findTiebreakPoints(ways, games, points);
  return tiebreak === null ? { games } : { games, tiebreak };
}

function splitPair(text: string): [string, string] {
  const [mine = '', theirs = ''] = text.split('-');
  return [mine, theirs];
}

function readPair(mine: string, theirs: string): ScorePair | null {
  const [one, other] = [readNumber(mine), readNumber(theirs)];
  return one === null || other === null ? null : [one, other];
}

function readNumber(text: string): number | null {
  return /^\d{1,2}$/.test(text.trim()) ? Number(text) : null;
}

export function toFields(entry: ScoreEntry, format: Format): Map<string, string> {
  const fields = new Map<string, string>([['ending', entry.ending]]);
  if (entry.stopped !== null) fields.set('stopped', entry.stopped);
  for (const [index, set] of entry.sets.entries()) {
    const name = `s${index + 1}`;
    const [mine, theirs] = getShownPoints(set);
    const { sets, tiebreaks, level } = listOfferedScores(format, index);
    const common = [...sets, ...tiebreaks, ...level].map((pair) => pair.join('-'));
    const isCommon = common.includes(`${mine}-${theirs}`) || common.includes(`${theirs}-${mine}`);
    fields.set(name, isCommon ? `${mine}-${theirs}` : OTHER);
    if (!isCommon) fields.set(`${name}m`, String(mine)).set(`${name}t`, String(theirs));
    const inSet = findTiebreakInSet(set);
    if (inSet !== null) fields.set(`${name}b`, String(Math.min(...inSet)));
  }
  return fields;
}

/**
 * Identifies the reading that the player saw, so that a changed one is shown again before sending
 * (RPT-4). A reading and the league's answer to it have the same mark.
 */
export function readMark(entry: JudgedEntry, playedOn: string): string {
  const { ending, stopped, winner } = entry;
  const sets = entry.sets.map((set) =>
    [...getShownPoints(set), ...(findTiebreakInSet(set) ?? [])].join('-'),
  );
  const day = ending === 'unplayed' ? '' : playedOn;
  return [ending, stopped ?? winner ?? '', sets.join(' '), day].join('|');
}
