import assert from 'node:assert/strict';
import { Chance } from 'relay/testing/chance';
import {
  countSharedPlies,
  getGameNumber,
  isSameEpoch,
  isSameHistory,
  otherSeat,
  type Seat,
} from '../src/core/history.ts';
import { beginGame, type SavedGame } from '../src/core/saved-game.ts';
import type { SessionEvent } from '../src/core/session-state.ts';
import type { MatchState } from '../src/core/state.ts';
import { HostilePush, type PushFrame, toFrame } from './hostile-push.ts';
import { KeysModel } from './keys-model.ts';
import { Ledger } from './ledger.ts';
import { MatchWitness } from './match-witness.ts';
import type { RoomFrame } from './moving-device.ts';
import { PushingPlayer } from './pushing-player.ts';
import { EVENT_MAKERS } from './schedule.ts';

const MAX_EVENTS = 140;
const MAX_FRAMES = 200;
const DAY_MS = 86_400_000;
const SEATS = [0, 1] as const;

/**
 * Plays two players, often only one of them online, over a relay that drops, repeats and delays,
 * beside a hostile forwarder and push service. Throws unless nothing that a player saw is undone,
 * nothing enters the game that nobody did, and both end with one history (REACH-3, REACH-4).
 */
export function runPushing(seed: number): void {
  const schedule = new PushingSchedule(new Chance(seed));
  for (let event = schedule.chance.below(MAX_EVENTS); event > 0; event--) schedule.next();
  schedule.end();
}

class PushingSchedule {
  readonly chance: Chance;
  readonly #model = new KeysModel();
  readonly #push: HostilePush;
  /** Whether both browsers support inner keys; otherwise nothing may be pushed. */
  readonly #hasKeys: boolean;
  readonly #ledger: Ledger;
  readonly #players: readonly [PushingPlayer, PushingPlayer];
  readonly #underWay: readonly [RoomFrame[], RoomFrame[]] = [[], []];
  /** All frames that the relay ever saw, by receiver. */
  readonly #kept: readonly [RoomFrame[], RoomFrame[]] = [[], []];
  readonly #moods: typeof EVENT_MAKERS;
  #now = 1_700_000_000_000;

  constructor(chance: Chance) {
    this.chance = chance;
    this.#push = new HostilePush(chance, chance.share() < 0.3);
    this.#hasKeys = chance.share() < 0.9;
    const hostSide = chance.pick([0, 1] as const);
    this.#ledger = new Ledger(hostSide);
    const base = { secret: 'R', relay: 'https://relay.test' };
    const setup = { hostSide, options: null };
    const host = { ...base, role: 'host', seatToken: 'h', name: 'Ann', setup } as const;
    const guest = { ...base, role: 'guest', seatToken: 'g', name: 'Ben', setup: null } as const;
    const players = [host, guest].map((start) => {
      const saved = beginGame(start, this.#now);
      const witness = new MatchWitness(saved.match.seat, hostSide, this.#ledger);
      return new PushingPlayer(saved, this.#model, {
        onStep: (...step) => witness.see(...step),
        hasKeys: this.#hasKeys || start.role === 'host',
      });
    });
    const [one, other] = players;
    assert.ok(one && other);
    this.#players = [one, other];
    const [play] = EVENT_MAKERS;
    assert.ok(play);
    this.#moods = [play, play, ...EVENT_MAKERS.filter(() => chance.share() < 0.4)];
    for (const seat of SEATS) this.#connect(seat);
    this.#calm();
    for (const seat of SEATS) if (chance.share() < 0.9) this.#reach(seat);
    if (chance.share() < 0.9) this.#calm();
  }

  next(): void {
    const { chance } = this;
    const seat = chance.pick(SEATS);
    this.#now += chance.below(100) < 5 ? chance.below(20) * DAY_MS : chance.below(60_000);
    const kind = chance.below(100);
    if (kind < 25) this.#act(seat, { kind: 'command', command: chance.pick(this.#moods)(chance) });
    else if (kind < 33) this.#connect(seat);
    else if (kind < 43) this.#leave(seat);
    else if (kind < 58) this.#deliver(seat);
    else if (kind < 61) this.#underWay[seat].shift();
    else if (kind < 64) this.#replay(seat);
    else if (kind < 74) this.#forward(seat);
    else if (kind < 79) this.#answer(seat);
    else if (kind < 91) this.#work(seat, this.#push.pick());
    else if (kind < 94) this.#forge(seat);
    else if (kind < 95) this.#intrude(seat);
    else if (kind < 97) this.#reach(seat);
    else if (kind < 98) this.#act(seat, { kind: 'reached', own: null });
    else this.#openOffline(seat);
  }

  /** Lets both players meet over an honest relay. */
  end(): void {
    for (const seat of SEATS) this.#leave(seat);
    for (const seat of SEATS) this.#connect(seat);
    this.#calm();
    for (const seat of SEATS)
      this.#act(seat, { kind: 'command', command: { kind: 'denyAbsence' } });
    this.#calm();
    const [zero, one] = this.#players.map(({ saved }) => saved);
    assert.ok(zero && one);
    assert.deepEqual([zero.match.dispute, one.match.dispute], [null, null], 'no dispute');
    assert.ok(isSameHistory(zero.match.history, one.match.history), 'one history');
    this.#ledger.checkDeepest(zero.match.history);
    this.#checkTargets(zero, one);
    this.#checkTargets(one, zero);
  }

  /** Checks that each has the other's current target, unless the push service reported it gone. */
  #checkTargets({ push: mine }: SavedGame, { push: others }: SavedGame): void {
    const own = this.#hasKeys ? (mine?.own?.topic ?? null) : null;
    if (others?.gone !== null && others?.gone === own) return;
    assert.equal(others?.theirs?.topic ?? null, own, 'the target of the other is known');
    if (own !== null) assert.ok(mine?.isTold, 'a player knows that it is');
  }

  #connect(seat: Seat): void {
    const player = this.#players[seat];
    this.#openOffline(seat);
    if (player.isOnline) return;
    player.isOnline = true;
    const isThere = this.#players[otherSeat(seat)].isOnline;
    this.#act(seat, { kind: 'joined', peer: isThere ? 'online' : 'away' });
    if (isThere) this.#act(otherSeat(seat), { kind: 'peer', peer: 'online' });
  }

  /** Loses the connection, and in most cases the page with it. */
  #leave(seat: Seat): void {
    const player = this.#players[seat];
    this.#underWay[seat].length = 0;
    if (player.isOnline) {
      player.isOnline = false;
      if (this.#players[otherSeat(seat)].isOnline)
        this.#act(otherSeat(seat), { kind: 'peer', peer: 'away' });
    }
    if (this.chance.share() < 0.7) player.close();
    else this.#act(seat, { kind: 'disconnected' });
  }

  /** Opens the game without a network, so that pushed moves show at once. */
  #openOffline(seat: Seat): void {
    const player = this.#players[seat];
    if (player.page !== null) return;
    const before = player.saved;
    player.open(this.#now);
    checkOwed(before, player.saved, false);
    this.#send(seat, player.readInbox(this.#now));
  }

  #reach(seat: Seat): void {
    this.#act(seat, { kind: 'reached', own: this.#players[seat].makeTarget() });
  }

  #act(seat: Seat, event: SessionEvent): void {
    const player = this.#players[seat];
    const before = player.saved;
    this.#send(seat, player.run(event, this.#now));
    if (player.page !== null) checkOwed(before, player.saved, event.kind === 'command');
  }

  #send(from: Seat, frames: readonly RoomFrame[]): void {
    const to = otherSeat(from);
    if (!this.#players[from].isOnline || !this.#players[to].isOnline) return;
    for (const frame of frames) {
      const isSecret = (frame.body as { readonly t: string }).t === 'push';
      assert.ok(!isSecret || frame.pair !== null, 'a target goes only under the own keys');
      this.#kept[to].push(frame);
      this.#underWay[to].push(frame);
    }
  }

  #deliver(seat: Seat): void {
    const frame = this.#underWay[seat].shift();
    if (frame !== undefined) this.#arrive(seat, frame);
  }

  #replay(seat: Seat): void {
    const kept = this.#kept[seat];
    if (kept.length > 0) this.#arrive(seat, this.chance.pick(kept));
  }

  #arrive(seat: Seat, frame: RoomFrame): void {
    if (!this.#players[seat].isOnline) return;
    this.#send(seat, this.#players[seat].take(frame, this.#now));
  }

  /** Lets an online page send what it owes to the forwarder. */
  #forward(seat: Seat): void {
    const player = this.#players[seat];
    if (!player.isOnline || player.sent !== null) return;
    const { sent } = player.saved;
    const parcel = player.takeParcel(this.#now);
    if (parcel === null) return;
    assert.ok(parcel.n > sent && player.saved.sent === parcel.n, 'numbers rise');
    assert.equal(player.saved.peer.presence, 'away', 'a friend who is there gets frames');
    assert.ok(this.#hasKeys, 'nothing is pushed but under the own keys');
    const frame = toFrame(player, parcel, this.chance.share() < 0.3);
    player.sent = { parcel, frame };
  }

  #answer(seat: Seat): void {
    const player = this.#players[seat];
    if (player.sent === null) return;
    const { parcel, frame } = player.sent;
    player.sent = null;
    const result = this.#push.forward(frame);
    if (result === 'later') return;
    const { push, match } = player.saved;
    this.#act(seat, { kind: 'pushed', result, topic: parcel.to.topic, match: parcel.match });
    const isOld = push?.theirs?.topic !== parcel.to.topic;
    if (isOld) assert.deepEqual(player.saved.push, push, 'an answer about an old target');
    const isNewest = hasSameDeeds(parcel.match, match);
    if (push?.isOwed !== true || isNewest || isOld) return;
    assert.ok(player.saved.push?.isOwed, 'what was done meanwhile is owed still');
  }

  /** Delivers a message to a browser, whose worker wakes an open page. */
  #work(seat: Seat, frame: PushFrame | null): void {
    if (frame === null) return;
    const player = this.#players[seat];
    const before = player.saved;
    const after = player.work(frame, this.#now);
    assert.equal(player.saved, before, 'a worker writes no game');
    if (after === null) return;
    checkTold(before, after, frame);
    assert.equal(player.work(frame, this.#now), null, 'a repeated message changes nothing');
    if (player.page === null) return;
    this.#send(seat, player.readInbox(this.#now));
    assert.ok(isSameHistory(player.saved.match.history, after.match.history), 'as it was shown');
  }

  #forge(seat: Seat): void {
    const player = this.#players[seat];
    const real = this.#push.pick();
    if (real === null) return;
    const { saved, inbox } = player;
    const forged = this.#push.forge(real, Math.max(saved.received, inbox?.n ?? 0));
    assert.equal(player.work(forged, this.#now), null, 'a forged message changes nothing');
    assert.equal(player.inbox, inbox);
  }

  /** Without the players' own keys, a holder of the link may send anything but a target. */
  #intrude(seat: Seat): void {
    const player = this.#players[seat];
    if (this.#hasKeys || !player.isOnline) return;
    const { push, received } = player.saved;
    const body = { t: 'push', to: player.makeTarget(), has: null, gone: null };
    this.#arrive(seat, { room: player.saved.secret, n: received + 1, pair: null, body });
    assert.deepEqual(player.saved.push, push, 'a holder of the link names no target');
  }

  #calm(): void {
    for (let count = 0; count < MAX_FRAMES; count++) {
      const waiting = SEATS.filter((seat) => this.#underWay[seat].length > 0);
      if (waiting.length === 0) return;
      this.#deliver(this.chance.pick(waiting));
    }
    assert.fail('what comes in is not answered for ever');
  }
}

/**
 * Checks that a message contains everything its sender did, if the receiver did nothing in between.
 */
function checkTold(before: SavedGame, after: SavedGame, { told, from }: PushFrame): void {
  const [had, has, sent] = [before.match.history, after.match.history, told.history];
  assert.ok(getGameNumber(has) >= getGameNumber(sent), 'the game that was told');
  if (!isSameEpoch(has, sent) || !isSameEpoch(had, sent)) return;
  const isBehind = countSharedPlies(had.moves, sent.moves) === had.moves.length;
  if (!isBehind || had.draw !== null || had.resigned[otherSeat(from)] !== null) return;
  assert.equal(countSharedPlies(has.moves, sent.moves), sent.moves.length, 'each move is told');
  assert.deepEqual(has.resigned[from], sent.resigned[from], 'a resignation is told');
}

/** Checks that everything the friend lacks is owed once it is done and the friend is away. */
function checkOwed(before: SavedGame, { push, peer, match }: SavedGame, isWish: boolean): void {
  if (peer.presence === 'online' || !push?.theirs) return;
  const isDeed = isWish && !hasSameDeeds(before.match, match);
  const hasLeft = before.peer.presence === 'online';
  const isBehind = match.confirmed < match.history.moves.length;
  assert.ok(push.isOwed || !(isDeed || (hasLeft && isBehind)), 'a friend is owed what is new');
}

function hasSameDeeds(one: MatchState, other: MatchState): boolean {
  return isSameHistory(one.history, other.history) && one.absence === other.absence;
}
