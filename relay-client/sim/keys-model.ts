import type { Agreement, OwnKey } from '../src/core/keys.ts';
import type { Role } from '../src/core/role.ts';
import type { Proof } from '../src/core/session-state.ts';
import type { KeyShown } from '../src/core/key-shown.ts';

/** Names the pair of keys that something is sealed by. */
interface ModelKey {
  readonly pair: string;
}

/**
 * Keys without cryptography. Whoever holds one key of a pair opens what the pair seals. A hash is a
 * name, and each pair has words of its own.
 */
export class KeysModel {
  #made = 0;
  readonly #codes = new Map<string, string>();

  make(): OwnKey {
    const name = String(++this.#made);
    const shown = `p${name}`.padEnd(43, '_');
    return { public: shown, commitment: commitmentOf(shown), secret: {} };
  }

  agreement(role: Role, own: OwnKey, theirs: string): Agreement {
    const pair = pairOf(role, own.public, theirs);
    const code = this.#codes.get(pair) ?? this.#codes.size.toString(16).padStart(11, '0');
    this.#codes.set(pair, code);
    const key: ModelKey = { pair };
    return { theirs, code, sealer: { host: key, guest: key } };
  }

  prove(role: Role, own: OwnKey | null, agreed: Agreement | null, shown: KeyShown): Proof | null {
    if (own === null || agreed !== null) return null;
    return {
      commitment: commitmentOf(shown.public),
      agreement: own.secret === null ? null : this.agreement(role, own, shown.public),
    };
  }
}

/** The hash of a key. */
export function commitmentOf(shown: string): string {
  return `c${shown.slice(1)}`;
}

export function pairOf(role: Role, own: string, theirs: string): string {
  return role === 'host' ? `${own} ${theirs}` : `${theirs} ${own}`;
}

/** Which pair a sealer is of; null: none. */
export function pairBy(by: Agreement['sealer'] | null): string | null {
  return by === null ? null : (by.host as ModelKey).pair;
}
