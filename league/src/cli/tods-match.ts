import type { FormatRules } from '../competitions/rules/competition-rules.ts';
import { completeSets } from '../matches/rules/score-check.ts';
import type { StoredMatch } from '../matches/schema.ts';
import { ahead, type Outcome, type Score, scoreText, type SetScore } from '../shared/score.ts';
import type { MatchStatus, MatchUp, TodsSet } from './tods-schema.ts';

const OUTCOMES: Readonly<Record<Outcome, MatchStatus>> = {
  completed: 'COMPLETED',
  retired: 'RETIRED',
  walkover: 'WALKOVER',
  conceded: 'DEFAULTED',
  unplayed: 'NOT_PLAYED',
};

interface Context {
  readonly format: FormatRules;
  readonly type: MatchUp['matchUpType'];
  /** Gives an entry's place in the draw, and who plays. */
  readonly placeOf: (entryId: string) => { position: number; participantId: string };
}

/** A match as TODS tells it: side 1 is the one of the lower draw position. */
export function matchUpOf(match: StoredMatch, { format, type, placeOf }: Context): MatchUp {
  const zero = placeOf(match.sides[0].entry_id);
  const one = placeOf(match.sides[1].entry_id);
  const isTurned = one.position < zero.position;
  const [first, second] = isTurned ? [one, zero] : [zero, one];
  const { result } = match;
  const sideOf = (side: 0 | 1) => ((side === 0) === isTurned ? 2 : 1);
  const score = result?.score ? (isTurned ? turned(result.score) : result.score) : null;
  const winner = result?.winning_side ?? null;
  return {
    matchUpId: match.id,
    matchUpType: type,
    matchUpStatus: statusOf(match),
    drawPositions: [first.position, second.position],
    sides: [
      { sideNumber: 1, participantId: first.participantId },
      { sideNumber: 2, participantId: second.participantId },
    ],
    ...(score === null ? {} : { score: scoreOf(format, score, isCutShort(format, result)) }),
    ...(winner === null ? {} : { winningSide: sideOf(winner) }),
    ...(result?.played_on ? { endDate: result.played_on } : {}),
  };
}

function statusOf({ status, result }: StoredMatch): MatchStatus {
  if (result) return OUTCOMES[result.outcome];
  return status === 'open' ? 'TO_BE_PLAYED' : 'AWAITING_RESULT';
}

function turned({ sets }: Score): Score {
  return {
    sets: sets.map(({ games: [a, b], tiebreak }) => ({
      games: [b, a],
      ...(tiebreak ? { tiebreak: [tiebreak[1], tiebreak[0]] } : {}),
    })),
  };
}

/** Whether the last set may not have been played to its end. */
function isCutShort(format: FormatRules, result: StoredMatch['result']): boolean {
  if (result?.outcome !== 'completed' || result.score === null) return true;
  const { score } = result;
  return completeSets(format, 'completed', score).sets < score.sets.length;
}

function scoreOf(format: FormatRules, score: Score, isLastOpen: boolean) {
  return {
    sets: score.sets.map((set, index) => {
      const isLast = index === score.sets.length - 1;
      return setOf(set, index, {
        isTiebreak: isMatchTiebreak(format, set, index),
        isOpen: isLastOpen && isLast,
      });
    }),
    scoreStringSide1: scoreText(score),
    scoreStringSide2: scoreText(turned(score)),
  };
}

/** Whether the set was played as a tiebreak in the place of the deciding one. */
function isMatchTiebreak(
  { bestOf, finalSet }: FormatRules,
  { games }: SetScore,
  index: number,
): boolean {
  if (index !== bestOf - 1 || finalSet === null) return false;
  if ('matchTiebreak' in finalSet) return true;
  const mayBe = 'either' in finalSet && finalSet.either.some((way) => 'matchTiebreak' in way);
  return mayBe && games[0] + games[1] <= 1;
}

function setOf(
  { games, tiebreak }: SetScore,
  index: number,
  { isTiebreak, isOpen }: { readonly isTiebreak: boolean; readonly isOpen: boolean },
): TodsSet {
  const winner = ahead(games);
  return {
    setNumber: index + 1,
    ...(isTiebreak ? {} : { side1Score: games[0], side2Score: games[1] }),
    ...(tiebreak ? { side1TiebreakScore: tiebreak[0], side2TiebreakScore: tiebreak[1] } : {}),
    // A retirement may have cut this set short: it names no winner.
    ...(winner === null || isOpen ? {} : { winningSide: winner === 0 ? 1 : 2 }),
  };
}
