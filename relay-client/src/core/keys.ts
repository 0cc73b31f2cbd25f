/*
 * The inner keys of a pairing (INNER-1), which the link alone does not give. A hash binds the host
 * to its key before it sees the guest's. So neither can choose a key by the words that both will
 * read out.
 */

/** A key that only cryptography reads; here it is passed on. */
type OpaqueKey = object;

/** A key of this device, made for one pairing and shown for no other. */
export interface OwnKey {
  /** X25519, 32 bytes, base64url. */
  readonly public: string;
  /** The hash that binds the host to its key: of this one, or the one that this guest's key answers. */
  readonly commitment: string;
  /** The private key; null once both have agreed. */
  readonly secret: OpaqueKey | null;
}

/** The keys by which each side seals. */
export interface Sealer {
  readonly host: OpaqueKey;
  readonly guest: OpaqueKey;
}

/** What two devices come to with each other's keys. */
export interface Agreement {
  /** The other's public key. */
  readonly theirs: string;
  /** What the words are made of: 44 bits, in 11 hexadecimal digits. */
  readonly code: string;
  readonly sealer: Sealer;
}

/** What the other's app came with last: `other`, a key that the pairing does not know. */
type PeerKeys = 'unknown' | 'with' | 'other' | 'without' | 'unable';

/** Saved with the game. */
export interface Keys {
  readonly own: OwnKey | null;
  readonly agreed: Agreement | null;
  /** `unable`: this device has no such keys. */
  readonly peer: PeerKeys;
  /** The player has compared the words with the other player. */
  readonly isCompared: boolean;
  /** Both had keys in this game: to go on without is the player's decision (INNER-6). */
  readonly hadKeys: boolean;
  /** The words are others than the earlier ones. */
  readonly isNew: boolean;
  /**
   * The words of the room before were compared. In this room nothing is told before the player has
   * compared the new ones, or goes on without (GOON-6).
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
 * How moves and lines go: sealed once more; by the link's key alone; not yet known; or not at all,
 * until keys are agreed on or the player goes on without.
 */
export type Mode = 'sealed' | 'plain' | 'unheard' | 'closed';

export function modeOf({ agreed, peer, hadKeys, mustCompare }: Keys): Mode {
  if (agreed !== null) return mustCompare === true ? 'closed' : 'sealed';
  if (hadKeys) return 'closed';
  if (peer === 'without' || peer === 'unable') return 'plain';
  return peer === 'unknown' ? 'unheard' : 'closed';
}

/** Whether somebody came whom the pairing does not know: the player decides (INNER-5, INNER-6). */
export function isChanged({ agreed, peer, hadKeys, mustCompare }: Keys): boolean {
  if (agreed !== null && mustCompare === true) return true;
  if (peer === 'other') return agreed !== null;
  return hadKeys && (peer === 'without' || peer === 'unable');
}

/** The host's key, to be bound to before the guest's is seen. @param spare a key never used */
export function withHostKey(keys: Keys, spare: OwnKey | null): Keys {
  return keys.own === null ? { ...keys, own: spare } : keys;
}

/** A host is bound to that key: the guest's for it, or none where the player has to decide first. */
export function hearCommitment(keys: Keys, commitment: string, spare: OwnKey): Keys {
  if (keys.own?.commitment === commitment) return { ...keys, peer: 'with' };
  if (keys.agreed !== null && keys.isCompared) return { ...keys, peer: 'other' };
  const own = { ...spare, commitment };
  return { ...keys, own, agreed: null, peer: 'with', isCompared: false };
}

/** Both have both keys; the private one is not needed any more. */
export function agree(keys: Keys, agreed: Agreement): Keys {
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

/** The pairing is over: another key of this device for whoever is there now. */
export function withoutAgreement(keys: Keys): Keys {
  return { ...keys, own: null, agreed: null, isCompared: false };
}

/** In another room all keys are others. What was compared, or agreed on at all, is still known of. */
export function inAnotherRoom(keys: Keys): Keys {
  const mustCompare = keys.isCompared || keys.mustCompare === true;
  return { ...forgotten(keys), mustCompare };
}

/** What is left where the keys were not kept: in a backup, and in a store that keeps only text. */
export function forgotten(keys: Keys): Keys {
  return withoutAgreement({ ...keys, peer: 'unknown' });
}
