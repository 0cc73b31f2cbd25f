import assert from 'node:assert/strict';
import { Chance } from 'relay/testing/chance';
import { isSameHistory } from '../src/core/history.ts';
import type { SavedGame } from '../src/core/saved-game.ts';
import { otherRole, type Role } from '../src/core/role.ts';
import type { SessionEvent } from '../src/core/session-state.ts';
import { KeyedDevice, type OpenFrame } from './keyed-device.ts';
import { KeysModel } from './keys-model.ts';
import { LinkReader } from './link-reader.ts';
import { EVENT_MAKERS } from './schedule.ts';

const MAX_EVENTS = 80;
const MAX_FRAMES = 200;
const ROLES = ['host', 'guest'] as const;

/**
 * Plays two players over a relay that drops and repeats. Their devices reload, lose keys or
 * storage, return to a copy, or lack such keys. In half of the schedules, a holder of the link
 * poses as the other to each. Throws if a promise is broken.
 */
export function runKeys(seed: number): void {
  const schedule = new KeysSchedule(new Chance(seed));
  for (let event = schedule.chance.below(MAX_EVENTS); event > 0; event--) schedule.next();
  schedule.end();
}

class KeysSchedule {
  readonly chance: Chance;
  readonly #model = new KeysModel();
  readonly #devices: Readonly<Record<Role, KeyedDevice>>;
  readonly #underWay: Readonly<Record<Role, OpenFrame[]>> = { host: [], guest: [] };
  readonly #kept: OpenFrame[] = [];
  readonly #online: Record<Role, boolean> = { host: false, guest: false };
  readonly #copies: Record<Role, SavedGame | null> = { host: null, guest: null };
  readonly #reader: LinkReader | null;
  /** Whether a browser without support for inner keys may take part. */
  readonly #hasOldBrowsers: boolean;
  #now = 1_000_000;

  constructor(chance: Chance) {
    this.chance = chance;
    this.#devices = {
      host: new KeyedDevice('host', this.#model, this.#now),
      guest: new KeyedDevice('guest', this.#model, this.#now),
    };
    this.#reader = chance.share() < 0.5 ? new LinkReader(chance, this.#model) : null;
    this.#hasOldBrowsers = chance.share() < 0.3;
    if (this.#hasOldBrowsers) this.#devices[chance.pick(ROLES)].hasKeys = chance.share() < 0.5;
    for (const role of ROLES) this.#connect(role);
    if (chance.share() < 0.7) this.#calm();
  }

  next(): void {
    const { chance } = this;
    const role = chance.pick(ROLES);
    const kind = chance.below(100);
    this.#now += chance.below(3000);
    if (kind < 35) this.#deliver(role);
    else if (kind < 55) this.#act(role, this.#wish());
    else if (kind < 62) this.#connect(role);
    else if (kind < 66) this.#cut(role);
    else if (kind < 70) this.#underWay[role].shift();
    else if (kind < 74) this.#arrive(role, chance.pick([null, ...this.#kept]));
    else if (kind < 80) this.#compare();
    else if (kind < 84) this.#act(role, { kind: 'goOn' });
    else if (kind < 90) this.#reopen(role);
    else if (kind < 91) this.#devices[role].lose();
    else if (kind < 92 && this.#hasOldBrowsers) this.#devices[role].hasKeys = chance.share() < 0.7;
    else this.#intrude(role);
  }

  /** Removes the intruder: both players then reach one game and, if possible, the same words. */
  end(): void {
    const canSeal = !this.#hasOldBrowsers || this.chance.share() < 0.5;
    for (const role of ROLES) this.#devices[role].hasKeys = canSeal;
    // A device without such keys is another browser, without the first one's storage.
    if (!canSeal) this.#cut('guest');
    if (!canSeal) this.#devices.guest.reopen(this.#devices.guest.state.saved, false);
    for (let round = 0; round < 5; round++) this.#meetAgain();
    const { host, guest } = this.#devices;
    const [mine, theirs] = [host.state.saved, guest.state.saved];
    assert.equal(mine.keys.agreed !== null, canSeal, 'there are keys where there can be');
    assert.equal(theirs.keys.agreed?.code, mine.keys.agreed?.code, 'both have the same words');
    assert.ok(!mine.match.isFresh && !theirs.match.isFresh, 'both know the game');
    if (mine.match.dispute !== null || theirs.match.dispute !== null) return;
    assert.ok(isSameHistory(mine.match.history, theirs.match.history), 'both hold the same game');
    this.#act('host', { kind: 'say', text: 'well?' });
    this.#calm();
    assert.equal(guest.state.saved.chat.lines.at(-1)?.text, 'well?', 'a line comes in');
  }

  /** Each player who is asked accepts the other's current keys. */
  #meetAgain(): void {
    for (const role of ROLES) this.#cut(role);
    this.#now += 10_000;
    for (const role of ROLES) this.#connect(role);
    this.#calm();
    for (const role of ROLES) {
      const device = this.#devices[role];
      if (device.isAsked) this.#act(role, { kind: 'goOn' });
      this.#act(role, { kind: 'command', command: { kind: 'adopt' } });
    }
    this.#calm();
  }

  #wish(): SessionEvent {
    const { chance } = this;
    if (chance.share() < 0.2) return { kind: 'say', text: `said ${chance.below(1000)}` };
    if (chance.share() < 0.1) return { kind: 'rename', name: `name ${chance.below(10)}` };
    return { kind: 'command', command: chance.pick(EVENT_MAKERS)(chance) };
  }

  /** Players who hear different words say so, and do not confirm the words. */
  #compare(): void {
    const [host, guest] = ROLES.map((role) => this.#devices[role].state.saved.keys.agreed?.code);
    if (host === undefined || host !== guest) return;
    for (const role of ROLES) this.#act(role, { kind: 'compared', code: host });
    for (const role of ROLES) {
      const pair = this.#devices[role].compared ?? '';
      assert.ok(this.#reader?.holds(pair) !== true, 'who sits between two is found out');
    }
  }

  #reopen(role: Role): void {
    const device = this.#devices[role];
    const { chance } = this;
    const copy = this.#copies[role];
    if (chance.share() < 0.3) this.#copies[role] = device.state.saved;
    this.#cut(role);
    const isOld = copy !== null && chance.share() < 0.3;
    device.reopen(isOld ? copy : device.state.saved, !isOld && chance.share() < 0.7);
    this.#connect(role);
  }

  #intrude(role: Role): void {
    if (this.#reader === null) return;
    const { keys } = this.#devices[role].state.saved;
    this.#arrive(role, this.#reader.madeUp(role, this.#kept, keys.own));
  }

  #connect(role: Role): void {
    this.#online[role] = true;
    const other = otherRole(role);
    this.#act(role, { kind: 'joined', peer: this.#online[other] ? 'online' : 'away' });
    if (this.#online[other]) this.#act(other, { kind: 'peer', peer: 'online' });
  }

  #cut(role: Role): void {
    this.#online[role] = false;
    this.#underWay[role].length = 0;
    this.#act(role, { kind: 'disconnected' });
    if (this.#online[otherRole(role)]) this.#act(otherRole(role), { kind: 'peer', peer: 'away' });
  }

  #act(role: Role, event: SessionEvent): void {
    this.#devices[role].now = this.#now;
    this.#send(role, this.#devices[role].run(event));
  }

  #deliver(role: Role): void {
    const frame = this.#underWay[role].shift();
    if (frame !== undefined) this.#arrive(role, frame);
  }

  #arrive(role: Role, frame: OpenFrame | null): void {
    if (frame === null || frame.to !== role || !this.#online[role]) return;
    this.#devices[role].now = this.#now;
    this.#send(role, this.#devices[role].take(frame));
  }

  #send(from: Role, frames: readonly OpenFrame[]): void {
    for (const frame of frames) {
      this.#reader?.overhear(frame);
      this.#kept.push(frame);
      if (this.#online[from] && this.#online[frame.to]) this.#underWay[frame.to].push(frame);
    }
  }

  #calm(): void {
    for (let count = 0; count < MAX_FRAMES; count++) {
      const waiting = ROLES.filter((role) => this.#underWay[role].length > 0);
      if (waiting.length === 0) return;
      this.#deliver(this.chance.pick(waiting));
    }
    assert.fail('what comes in is not answered for ever');
  }
}
