import type { Chance } from 'relay/testing/chance';
import type { OwnKey } from '../src/core/keys.ts';
import { otherRole, type Role } from '../src/core/role.ts';
import { NOUGHTS } from '../noughts/rules.ts';
import type { OpenFrame } from './keyed-device.ts';
import { type KeysModel, makePair } from './keys-model.ts';

/** Somebody with the link and the relay's help: opens every frame and poses as either player. */
export class LinkReader {
  readonly #chance: Chance;
  readonly #keys: readonly OwnKey[];
  readonly #seen: OpenFrame[] = [];
  #n = 10 ** 12;

  constructor(chance: Chance, model: KeysModel) {
    this.#chance = chance;
    this.#keys = [model.make(), model.make(), model.make()];
  }

  overhear(frame: OpenFrame): void {
    this.#seen.push(frame);
  }

  /** Whether the link's reader can open frames that the pair sealed. */
  holds(pair: string): boolean {
    return this.#keys.some((key) => pair.split(' ').includes(key.public));
  }

  /** @param own the player's key, if they have shown it */
  madeUp(to: Role, kept: readonly OpenFrame[], own: OwnKey | null): OpenFrame {
    const chance = this.#chance;
    const n = this.#number(to);
    const kind = chance.below(10);
    if (kind < 3) return { n, to, body: this.#hello(to), by: null };
    if (kind < 6) return { n, to, body: this.#key(to, own), by: null };
    const old = kept.filter((frame) => frame.to === to);
    // Sealed long ago, in a current envelope.
    if (kind < 8 && old.length > 0) return { ...chance.pick(old), n };
    const said = { t: 'chat', text: `made up ${n}` };
    const mine = own === null ? null : makePair(to, own.public, chance.pick(this.#keys).public);
    const by = mine === null || chance.share() < 0.5 ? null : { pair: mine, n };
    return { n, to, body: said, by };
  }

  #hello(to: Role): Readonly<Record<string, unknown>> {
    const chance = this.#chance;
    const from = otherRole(to);
    const theirs = this.#seen.findLast(({ body }) => body['t'] === 'hello')?.body['key'] ?? null;
    const key = chance.pick([theirs, chance.pick(this.#keys).commitment]);
    return {
      t: 'hello',
      name: from,
      caps: chance.pick([['chat', 'keys'], ['chat', 'keys'], ['chat']]),
      sid: `reader-${this.#n}`,
      game: NOUGHTS.name,
      ...(from === 'host' ? { setup: { hostSide: 0, options: null }, key } : {}),
    };
  }

  /** The reader's own key, or one overheard. */
  #key(to: Role, own: OwnKey | null): Readonly<Record<string, unknown>> {
    const chance = this.#chance;
    const shown = this.#seen.findLast(({ body }) => body['t'] === 'key')?.body['public'] ?? null;
    const key = chance.pick([
      shown,
      chance.pick(this.#keys).public,
      chance.pick(this.#keys).public,
    ]);
    if (to === 'guest') return { t: 'key', public: key };
    return { t: 'key', to: own?.commitment, public: key };
  }

  /** Usually a number that is accepted; rarely one so high that it invalidates all later ones. */
  #number(to: Role): number {
    const last = this.#seen.findLast((frame) => frame.to === to)?.n ?? 1;
    if (this.#chance.share() < 0.1) this.#n = last + 1_000_000;
    return last + this.#chance.below(3);
  }
}
