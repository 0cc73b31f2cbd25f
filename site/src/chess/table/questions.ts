import type { QuestionAnswer, Question } from '../../game/question.ts';
import { playWords } from '../../messages/words.ts';
import { namePremove, nameMove } from '../game/move-name.ts';
import type { MoveEntry } from './use-move-entry.ts';

/** The question to answer before a pending move is made; null if there is none. */
export function askAboutMove(
  { asked, promoting, cancel, confirm }: MoveEntry,
  fen: string,
): Question | null {
  const say = playWords().play;
  const no: QuestionAnswer = { label: say.cancel, act: cancel };
  if (promoting !== null) {
    const words = say.promote(promoting.from);
    return { key: 'promotion', isTheirs: false, words, detail: null, no, yes: null };
  }
  if (asked?.kind !== 'confirmation') return null;
  const words = say.confirm(nameMove(fen, asked.move));
  const yes: QuestionAnswer = { label: say.confirmYes, act: confirm };
  return { key: 'confirm', isTheirs: false, words, detail: null, no, yes };
}

/** Describes a premove, which the player can cancel; `other` is the opponent's name. */
export function askAboutPremove(
  { premove, cancel }: MoveEntry,
  fen: string,
  other: string,
): Question | null {
  if (premove === null) return null;
  const say = playWords().play;
  return {
    key: 'premove',
    isTheirs: false,
    mayWait: true,
    words: say.premove(namePremove(fen, premove), other),
    detail: say.premoveIf,
    no: { label: say.cancel, act: cancel },
    yes: null,
  };
}
