/*
 * The link alone does not give the inner keys of a pairing (INNER-1). A hash binds the host to its
 * key before it sees the guest's, so neither can choose a key for the words that both will read
 * out.
 */

/** A key that only the cryptography reads; other code passes it along. */
type OpaqueKey = object;

/** A key of this device, made for one pairing and shown in no other. */
export interface OwnKey {
  /** X25519, 32 bytes, base64url. */
  readonly public: string;
  /** The hash that binds the host to its key: this one, or the one this guest's key answers. */
  readonly commitment: string;
  /** The private key; null once both have agreed. */
  readonly secret: OpaqueKey | null;
}

export interface Sealer {
  readonly host: OpaqueKey;
  readonly guest: OpaqueKey;
}

export interface Agreement {
  /** The other's public key. */
  readonly theirs: string;
  /** The source of the words: 44 bits, as 11 hexadecimal digits. */
  readonly code: string;
  readonly sealer: Sealer;
}

/** The state of the other app's last key; `other` is one that the pairing does not know. */
type PeerKeys = 'unknown' | 'with' | 'other' | 'without' | 'unable';

/** Saved with the game. */
export interface Keys {
  readonly own: OwnKey | null;
  readonly agreed: Agreement | null;
  /** `unable`: this device does not support inner keys. */
  readonly peer: PeerKeys;
  readonly isCompared: boolean;
  /** Whether both had keys in this game: then the player decides to continue without (INNER-6). */
  readonly hadKeys: boolean;
  /** The words differ from the earlier ones. */
  readonly isNew: boolean;
  /**
   * The players compared the words of the previous room. In this room, this device sends nothing
   * before the player compares the new words or continues without (GOON-6).
   */
  readonly mustCompare?: boolean;
}

export const NO_KEYS: Keys = {
  own: null,
  agreed: null,
  peer: 'unknown',
  isCompared: false,
  hadKeys: false,
  isNew: false,
};

/**
 * How moves and chat are sent: sealed twice; with the link's key alone; not yet known; or not at
 * all. The last lasts until keys are agreed on or the player continues without.
 */
export type Mode = 'sealed' | 'plain' | 'unheard' | 'closed';

export function findMode({ agreed, peer, hadKeys, mustCompare }: Keys): Mode {
  if (agreed !== null) return mustCompare === true ? 'closed' : 'sealed';
  if (hadKeys) return 'closed';
  if (peer === 'without' || peer === 'unable') return 'plain';
  return peer === 'unknown' ? 'unheard' : 'closed';
}

/** Whether somebody unknown to the pairing joined: then the player decides (INNER-5, INNER-6). */
export function isChanged({ agreed, peer, hadKeys, mustCompare }: Keys): boolean {
  if (agreed !== null && mustCompare === true) return true;
  if (peer === 'other') return agreed !== null;
  return hadKeys && (peer === 'without' || peer === 'unable');
}

/** Commits the host to a key before the guest's is seen; `spare` is an unused key. */
export function giveHostKey(keys: Keys, spare: OwnKey | null): Keys {
  return keys.own === null ? { ...keys, own: spare } : keys;
}

/** Prepares the guest's key for the host's commitment, unless the player must decide first. */
export function receiveCommitment(keys: Keys, commitment: string, spare: OwnKey): Keys {
  if (keys.own?.commitment === commitment) return { ...keys, peer: 'with' };
  if (keys.agreed !== null && keys.isCompared) return { ...keys, peer: 'other' };
  const own = { ...spare, commitment };
  return { ...keys, own, agreed: null, peer: 'with', isCompared: false };
}

/** Records that both have both keys; the private key is then no longer needed. */
export function recordAgreement(keys: Keys, agreed: Agreement): Keys {
  const { own, hadKeys, isNew } = keys;
  return {
    ...keys,
    own: own === null ? null : { ...own, secret: null },
    agreed,
    peer: 'with',
    isCompared: false,
    hadKeys: true,
    isNew: isNew || hadKeys,
  };
}

/** Ends the pairing: this device uses another key for the current opponent. */
export function dropAgreement(keys: Keys): Keys {
  return { ...keys, own: null, agreed: null, isCompared: false };
}

/** Starts with new keys in another room, but remembers whether any were compared or agreed on. */
export function resetForNewRoom(keys: Keys): Keys {
  const mustCompare = keys.isCompared || keys.mustCompare === true;
  return { ...forgetKeys(keys), mustCompare };
}

/** The part of the keys that a backup keeps, or a store for text only. */
export function forgetKeys(keys: Keys): Keys {
  return dropAgreement({ ...keys, peer: 'unknown' });
}
