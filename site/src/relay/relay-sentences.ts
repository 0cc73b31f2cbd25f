import type { Verdict } from './core/relay-answers.ts';
import { words } from '../messages/words.ts';

export type NoAnswer =
  | { readonly kind: 'offline' }
  | { readonly kind: 'unreachable' }
  /** Something else answered, such as a hotel's login page or another service. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'wrong-key' }
  | { readonly kind: 'locked'; readonly seconds: number };

/** The result of a check for the player, and whether the checked choice is usable. */
export interface Finding {
  readonly tone: 'good' | 'warn' | 'bad';
  readonly text: string;
  readonly canBeSaved: boolean;
  /** The relay rejected the key, so asking again would not help. */
  readonly isKeyWrong: boolean;
}

/** @param address the relay's, as shown to the player */
export function describeNoAnswer(why: NoAnswer, address: string): string {
  const { noAnswer: say } = words().relay;
  if (why.kind === 'offline') return say.offline;
  if (why.kind === 'locked') return say.locked(Math.max(1, Math.ceil(why.seconds / 60)));
  return say[why.kind](address);
}

/** Describes the result of POST /v1/verify, with each reason (KEEP-5); `site` is its origin. */
export function describeVerdict(verdict: Verdict, site: string): Finding {
  const { finding: say } = words().relay;
  switch (verdict.reason) {
    case 'origin':
      return makeBadFinding(say.origin(site));
    case 'owner-key':
      return verdict.ownerKey === 'wrong'
        ? { ...makeBadFinding(say.wrongKey), isKeyWrong: true }
        : makeWarning(say.missingKey);
    case 'budget':
      return makeWarning(say.budget);
    case null: {
      const text = verdict.ownerKey === 'valid' ? say.isKey : say.answers;
      return { tone: 'good', text, canBeSaved: true, isKeyWrong: false };
    }
  }
}

/** @param address the relay's, as shown to the player */
export function makeNoAnswerFinding(why: NoAnswer, address: string): Finding {
  return makeBadFinding(describeNoAnswer(why, address));
}

function makeBadFinding(text: string): Finding {
  return { tone: 'bad', text, canBeSaved: false, isKeyWrong: false };
}

function makeWarning(text: string): Finding {
  return { tone: 'warn', text, canBeSaved: true, isKeyWrong: false };
}
