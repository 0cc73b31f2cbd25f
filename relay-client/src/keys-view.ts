import { isChanged, type Keys, findMode } from './core/keys.ts';
import { type FourWords, findWords } from './core/words.ts';

/** The page's view of the inner keys (INNER-4 to INNER-6). */
export type KeysView =
  /** The other player has not been heard yet. */
  | { readonly kind: 'unknown' }
  /** Anyone with the link can read along: an app, or this device, has no inner keys. */
  | { readonly kind: 'none'; readonly why: 'mine' | 'theirs' }
  /** Nothing is sent or accepted until both have keys. */
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'words';
      /** The words are the same on both devices, if nobody sits between them. */
      readonly words: FourWords;
      /** For `compared`. */
      readonly code: string;
      readonly isCompared: boolean;
      /** Whether the words differ from the earlier ones and have not been compared since. */
      readonly isNew: boolean;
      /** Nothing is sent or accepted before they are compared or the player continues (GOON-6). */
      readonly isHeld?: boolean;
    }
  /** Somebody unknown to the pairing joined; they are told nothing until the player continues. */
  | { readonly kind: 'changed'; readonly to: 'another-key' | 'no-key' };

export function toKeysView(keys: Keys): KeysView {
  const { peer, agreed, isCompared, isNew, mustCompare } = keys;
  if (agreed !== null && mustCompare === true) {
    const { code } = agreed;
    return { kind: 'words', words: findWords(code), code, isCompared, isNew: false, isHeld: true };
  }
  if (isChanged(keys)) return { kind: 'changed', to: peer === 'other' ? 'another-key' : 'no-key' };
  if (agreed !== null) {
    const { code } = agreed;
    return { kind: 'words', words: findWords(code), code, isCompared, isNew };
  }
  if (findMode(keys) === 'plain')
    return { kind: 'none', why: peer === 'unable' ? 'mine' : 'theirs' };
  return { kind: peer === 'unknown' ? 'unknown' : 'waiting' };
}
