import { chooseRulesForSetup, isSameBeginning } from './core/beginning.ts';
import { step } from './core/match.ts';
import type { Rules } from './core/rules.ts';
import type { SavedGame } from './core/saved-game.ts';
import type { SessionMoment } from './core/session-state.ts';
import { makeRandomWord } from './random-word.ts';

const SID_BYTES = 16;

export function makeMoment<P>(
  rules: Rules<P>,
  setup: SavedGame['setup'],
  { now, spare }: Pick<SessionMoment, 'now' | 'spare'>,
): SessionMoment {
  return {
    game: rules.name,
    stepMatch: (match, event) => step(chooseRulesForSetup(rules, setup), match, event),
    mayPlay: (known, said) => isSameBeginning(rules, known, said),
    now,
    sid: makeRandomWord(SID_BYTES),
    spare,
  };
}
