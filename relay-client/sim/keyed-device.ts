import assert from 'node:assert/strict';
import { readKeyShown } from '../src/core/key-shown.ts';
import { forgetKeys, isChanged } from '../src/core/keys.ts';
import { step } from '../src/core/match.ts';
import { beginGame, type SavedGame } from '../src/core/saved-game.ts';
import type { Role } from '../src/core/role.ts';
import {
  beginSession,
  type OutgoingMessage,
  type SessionEvent,
  type SessionMoment,
  type SessionState,
} from '../src/core/session-state.ts';
import { reopenSession, stepSession } from '../src/core/session-step.ts';
import { NOUGHTS } from '../noughts/rules.ts';
import { makeCommitment, type KeysModel, findPair } from './keys-model.ts';

/** A frame opened with the link's key, as anyone with the link sees it. */
export interface OpenFrame {
  readonly n: number;
  readonly to: Role;
  readonly body: Readonly<Record<string, unknown>>;
  /** The pair of inner keys that sealed the frame, and its number; null if there are none. */
  readonly by: { readonly pair: string; readonly n: number } | null;
}

const OPEN: readonly unknown[] = ['hello', 'behind', 'key'];

/** Whether only the other player may read it. */
function isConfidential({ t }: Readonly<Record<string, unknown>>): boolean {
  return !OPEN.includes(t);
}

/** A player's device with inner keys, and the rules it may never break. */
export class KeyedDevice {
  readonly role: Role;
  readonly #model: KeysModel;
  state: SessionState;
  /** Whether the device's browser supports inner keys. */
  hasKeys = true;
  now: number;
  /** The pair with compared words, until the player continues with another or loses the keys. */
  compared: string | null = null;
  /** Whether the device had keys once and its player has not agreed to continue without. */
  #mayNotTalkOpenly = false;
  /** For whom each own key was shown: a commitment, or one key of a guest. */
  readonly #shownFor: Map<string, string>;
  /** The guests' keys that the device has received. */
  readonly #heard = new Set<string>();
  #sids = 0;

  constructor(role: Role, model: KeysModel, now: number, shownFor = new Map<string, string>()) {
    this.role = role;
    this.#model = model;
    this.now = now;
    this.#shownFor = shownFor;
    this.state = beginSession(makeBegunGame(role), now);
  }

  /** Opens the page again on its saved state, or on an earlier one. */
  reopen(saved: SavedGame, keepsKeys: boolean): void {
    const keys = keepsKeys ? saved.keys : forgetKeys(saved.keys);
    this.state = reopenSession({ ...saved, keys }, this.now);
    this.#mayNotTalkOpenly = keys.hadKeys;
    const { agreed } = keys;
    const pair = findPair(agreed?.sealer ?? null);
    this.compared = keys.isCompared ? pair : null;
  }

  /** Loses the device's storage except for the invite. */
  lose(): void {
    this.reopen(makeBegunGame(this.role), false);
    const { match } = this.state.saved;
    const saved = { ...this.state.saved, match: { ...match, isFresh: true } };
    this.state = { ...this.state, saved };
  }

  run(event: SessionEvent): readonly OpenFrame[] {
    const before = this.state;
    const after = stepSession(before, event, this.#moment());
    this.state = after.state;
    if (event.kind === 'goOn' && after.refused === null) this.#wentOn(before);
    if (event.kind === 'compared' && after.refused === null) {
      this.compared = findPair(before.saved.keys.agreed?.sealer ?? null);
    }
    this.#mayNotTalkOpenly ||= this.state.saved.keys.hadKeys;
    this.#checkKeys();
    return after.send.map((sent) => this.#frame(sent));
  }

  take(frame: OpenFrame): readonly OpenFrame[] {
    const { n, body, by } = frame;
    const { keys } = this.state.saved;
    const isOpened = by !== null && by.n === n && by.pair === findPair(keys.agreed?.sealer ?? null);
    const shown = readKeyShown(body);
    if (shown?.to !== undefined) this.#heard.add(shown.public);
    const before = this.state.saved;
    const send = this.run({
      kind: 'received',
      envelope: {
        v: 1,
        from: this.role === 'host' ? 'guest' : 'host',
        n,
        body: by === null ? body : { t: 'in' },
      },
      opened: isOpened ? body : null,
      proof: shown && this.#model.prove(this.role, keys.own, keys.agreed, shown),
    });
    this.#checkTaken(frame, before, isOpened);
    return send;
  }

  /** Whether the player is asked about someone unknown to the pairing. */
  get isAsked(): boolean {
    return isChanged(this.state.saved.keys);
  }

  #wentOn({ saved: { keys } }: SessionState): void {
    assert.ok(isChanged(keys), 'the player was asked');
    this.compared = null;
    if (keys.peer !== 'other') this.#mayNotTalkOpenly = false;
  }

  #moment(): SessionMoment {
    return {
      game: NOUGHTS.name,
      stepMatch: (match, event) => step(NOUGHTS, match, event),
      mayPlay: () => true,
      now: this.now,
      sid: `${this.role}-${++this.#sids}-${this.now}`,
      spare: this.hasKeys ? this.#model.make() : null,
    };
  }

  #frame({ n, body, by }: OutgoingMessage): OpenFrame {
    const fields = { ...(body as object) } as Readonly<Record<string, unknown>>;
    const pair = findPair(by);
    if (isConfidential(fields)) this.#checkSent(pair);
    const shown = readKeyShown(fields);
    if (shown !== null) this.#checkShown(shown.public, shown.to);
    const to = this.role === 'host' ? 'guest' : 'host';
    return { n, to, body: fields, by: pair === null ? null : { pair, n } };
  }

  #checkSent(pair: string | null): void {
    assert.ok(pair !== null || !this.#mayNotTalkOpenly, 'nothing goes openly once there were keys');
    if (this.compared === null) return;
    assert.equal(pair, this.compared, 'what was compared is not left without the player');
  }

  /** Checks that a key is shown for one commitment, by a host only for one guest's key. */
  #checkShown(shown: string, to: string | undefined): void {
    const { agreed } = this.state.saved.keys;
    const shownFor = to ?? agreed?.theirs ?? 'nothing';
    assert.equal(this.#shownFor.get(shown) ?? shownFor, shownFor, 'a key is shown for one pairing');
    this.#shownFor.set(shown, shownFor);
    if (to === undefined) assert.ok(this.#heard.has(shownFor), 'the guest shows its key first');
  }

  #checkKeys(): void {
    const { own, agreed } = this.state.saved.keys;
    if (agreed === null) return;
    assert.equal(own?.secret, null, 'a private key goes once it is not needed');
    if (this.role === 'host') return;
    assert.equal(
      makeCommitment(agreed.theirs),
      own.commitment,
      'the key that the host was bound to',
    );
  }

  #checkTaken({ body, by }: OpenFrame, before: SavedGame, isOpened: boolean): void {
    const { match, chat } = this.state.saved;
    if (!isConfidential(body) || isOpened) return;
    if (by === null && !before.keys.hadKeys && before.keys.agreed === null) return;
    assert.equal(match, before.match, 'no move is taken but by the keys');
    assert.equal(chat, before.chat, 'no line is taken but by the keys');
  }
}

function makeBegunGame(role: Role): SavedGame {
  const setup = { hostSide: 0, options: null } as const;
  const base = { secret: 'A'.repeat(22), relay: 'https://relay.test', seatToken: 'B'.repeat(43) };
  return beginGame({ role, ...base, name: role, setup: role === 'host' ? setup : null }, 0);
}
