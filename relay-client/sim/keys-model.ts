import type { Agreement, OwnKey } from '../src/core/keys.ts';
import type { Role } from '../src/core/role.ts';
import type { Proof } from '../src/core/session-state.ts';
import type { KeyShown } from '../src/core/key-shown.ts';

interface ModelKey {
  readonly pair: string;
}

/** Models the cryptography: the keys of a pair open all it seals, and each has its own words. */
export class KeysModel {
  #made = 0;
  readonly #codes = new Map<string, string>();

  make(): OwnKey {
    const name = String(++this.#made);
    const shown = `p${name}`.padEnd(43, '_');
    return { public: shown, commitment: makeCommitment(shown), secret: {} };
  }

  agreement(role: Role, own: OwnKey, theirs: string): Agreement {
    const pair = makePair(role, own.public, theirs);
    const code = this.#codes.get(pair) ?? this.#codes.size.toString(16).padStart(11, '0');
    this.#codes.set(pair, code);
    const key: ModelKey = { pair };
    return { theirs, code, sealer: { host: key, guest: key } };
  }

  prove(role: Role, own: OwnKey | null, agreed: Agreement | null, shown: KeyShown): Proof | null {
    if (own === null || agreed !== null) return null;
    return {
      commitment: makeCommitment(shown.public),
      agreement: own.secret === null ? null : this.agreement(role, own, shown.public),
    };
  }
}

export function makeCommitment(shown: string): string {
  return `c${shown.slice(1)}`;
}

export function makePair(role: Role, own: string, theirs: string): string {
  return role === 'host' ? `${own} ${theirs}` : `${theirs} ${own}`;
}

/** The pair of keys that seals; null if there is none. */
export function findPair(by: Agreement['sealer'] | null): string | null {
  return by === null ? null : (by.host as ModelKey).pair;
}
