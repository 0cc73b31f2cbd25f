import type { Api } from '../../../../api/client.ts';
import { type ScoreEntry, getShownPoints } from '../../../../score/entry.ts';
import { DASH } from '../../../../score/format.ts';
import type { Format } from '../../../../score/format.ts';
import { isOver, type ScoreFault } from '../../../../score/judge.ts';
import { isLove } from '../../../../score/set-rules.ts';
import type { Words } from '../../../../messages/en.ts';

type FaultWords = Words['report']['faults'];
type ScoreError = Api<'ScoreFieldError'>;

/** Error messages by place: `line`, `sets`, `set-2`, `who`, `day`, or `all`. */
export type Faults = ReadonlyMap<string, string>;

interface LeagueRefusal {
  readonly code: string;
  readonly errors?: Api<'Problem'>['errors'];
}

/** The league's errors, next to the impossible set if it names one (RPT-5). */
export function explainRefusal(
  { code, errors = [] }: LeagueRefusal,
  entry: ScoreEntry,
  words: Words,
): Faults {
  const { faults: say, refused } = words.report;
  if (code === 'played_on_in_future') return new Map([['day', say.future]]);
  const ofScore = errors.filter((error): error is ScoreError => 'params' in error);
  if (ofScore.length > 0)
    return new Map(ofScore.map((error) => locateScoreFault(error, entry, say)));
  if (code === 'score_invalid') return new Map([['sets', say.score]]);
  const known = Object.entries(refused).find(([name]) => name === code);
  return new Map([['all', known?.[1] ?? refused.other]]);
}

/** Explains an impossible score next to its set, before asking the league (RPT-5). */
export function explainFault(
  fault: ScoreFault,
  entry: ScoreEntry,
  format: Format,
  say: FaultWords,
): [place: string, said: string] {
  if (fault.code === 'required') return ['who', say.who];
  if (fault.code !== 'undecided') return locateScoreFault(fault, entry, say);
  const { sets } = entry;
  if (sets.every((set) => isLove(getShownPoints(set)))) return ['sets', say.nothing];
  const isAtEnd = format.unfinished === 'as_it_stands' || isOver(format, sets);
  return ['sets', isAtEnd ? say.level : say.incomplete];
}

function locateScoreFault(
  error: ScoreError | ScoreFault,
  entry: ScoreEntry,
  say: FaultWords,
): [place: string, said: string] {
  const index = Number(/^\/score\/sets\/(\d+)/.exec(error.pointer)?.[1] ?? Number.NaN);
  const isOfSet = entry.sets[index] !== undefined;
  if (error.code === 'decided') return ['who', say.decided];
  return [isOfSet ? `set-${index + 1}` : 'sets', explainScoreFault(error, entry.sets[index], say)];
}

/** The player's own numbers come first, as entered; the league orders them by side. */
function explainScoreFault(
  error: ScoreError | ScoreFault,
  set: ScoreEntry['sets'][number] | undefined,
  say: FaultWords,
) {
  const score = (set === undefined ? [] : getShownPoints(set)).join(DASH);
  switch (error.code) {
    case 'set_after_end':
      return say.setExtra;
    case 'set_cannot_end':
      return say.setEnd(score);
    case 'set_of_total':
      return say.setTotal(error.params.games, error.params.total);
    case 'set_is_level':
      return say.setLevel(score);
    case 'no_tiebreak_here':
      return say.noTiebreak;
    case 'no_tiebreak_then':
      return say.noTiebreakThen([error.params.at, error.params.at].join(DASH));
    case 'tiebreak_cannot_end':
      return say.tiebreakEnd((set?.tiebreak ?? error.params.points).join(DASH));
    case 'match_tiebreak_needs_points':
      return say.matchTiebreakPoints(error.params.to);
    case 'match_tiebreak_cannot_end':
      return say.matchTiebreakEnd(error.params.to, score);
    case 'sets_missing':
      return say.setsMissing(error.params.sets);
    case 'undecided':
      return say.incomplete;
    case 'decided':
      return say.decided;
    case 'required':
    case 'not_given':
      return say.score;
  }
}
