import type { QuestionAnswer, Question } from '../../game/question.ts';
import type { MoveEntryState } from '../../game/use-entry.ts';
import { playWords } from '../../messages/words.ts';
import { PASS } from '../rules/reversi-rules.ts';

/** A move to be confirmed; null if there is none. */
export function askAboutMove({ asked, cancel, confirm }: MoveEntryState): Question | null {
  if (asked?.kind !== 'confirmation') return null;
  const say = playWords().play;
  const no: QuestionAnswer = { label: say.cancel, act: cancel };
  const yes: QuestionAnswer = { label: say.confirmYes, act: confirm };
  const words = say.confirm(asked.move);
  return { key: 'confirm', isTheirs: false, words, detail: null, no, yes };
}

/** Asks a player who can turn nothing to pass (REV-2); `other` is the opponent's name. */
export function askToPass({ make }: MoveEntryState, other: string): Question {
  const say = playWords().reversi;
  return {
    key: 'pass',
    isTheirs: false,
    mayWait: true,
    words: say.mustPass,
    detail: say.mustPassWhy(other),
    no: null,
    yes: { label: say.pass, act: () => make(PASS) },
  };
}

/** A premove, which the player can cancel; null if there is none. */
export function askAboutPremove(
  { premove, cancel }: MoveEntryState,
  other: string,
): Question | null {
  if (premove === null) return null;
  const say = playWords().play;
  return {
    key: 'premove',
    isTheirs: false,
    mayWait: true,
    words: say.premove(premove, other),
    detail: say.premoveIf,
    no: { label: say.cancel, act: cancel },
    yes: null,
  };
}
