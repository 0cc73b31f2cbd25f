import { hash } from 'node:crypto';
import type { Club } from '../api/club.ts';
import type { Log } from './log.ts';
import { makePushedPath } from '../signed/pushed-path.ts';
import type { Signer } from '../signed/signer.ts';
import type { ReachableDevice } from '../store/push-devices.ts';
import type { ClaimedPush } from '../store/pushes.ts';
import type { Store } from '../store/store.ts';
import { encryptMessage, MAX_MESSAGE_BYTES } from '../push/encryption.ts';
import { isPushedLetter, PUSHED_LETTERS } from '../push/push-kinds.ts';
import { findButtonPath, pushMessage } from './push-message.ts';
import { judgeAnswer, judgeOutcomes, type PushOutcome, type PushVerdict } from './push-outcome.ts';
import type { PushTransport } from 'service/push-transport';
import { QuietServices } from './quiet-services.ts';
import type { SenderKey } from '../push/sender-key.ts';
import { findReachableClub } from './reachable-club.ts';

const SECOND_MS = 1000;
/** The email follows after this time without a tap; services keep a push this long too. */
export const UNTAPPED_MS = 12 * 3600 * SECOND_MS;
const CONCURRENT_PUSHES = 3;
/** Messages are padded to this length, so that services cannot recognise them by their length. */
const PADDED_BYTES = 1024;

interface Options {
  readonly store: Store;
  readonly transport: PushTransport;
  readonly senderKey: SenderKey;
  readonly signer: Signer;
  readonly url: string;
  readonly log: Log;
  readonly now: () => number;
  /** Null before there is a website key. @throws LeagueFailure */
  readonly club: () => Promise<Club | null>;
  readonly onMail: () => void;
}

/** Pushes what the outbox wants pushed; what no device accepts is emailed (PUSH-13). */
export class PushWorker {
  readonly #options: Options;
  readonly #quiet = new QuietServices();
  #isStopped = false;
  #isAbandoned = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Starts no further attempt after the running ones. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Cuts running attempts, and leaves them to the next start. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#options.transport.close();
  }

  /** @returns when the next is due, in epoch milliseconds; null if none waits */
  async deliver(): Promise<number | null> {
    const { store, now } = this.#options;
    const next = store.pushes.nextAttempt();
    if (next === null || this.#isStopped) return null;
    if (next > now()) return next;
    const club = await findReachableClub(this.#options.club);
    if (club === null) return now() + 5 * SECOND_MS;
    await Promise.all(Array.from({ length: CONCURRENT_PUSHES }, () => this.#lane(club)));
    return store.pushes.nextAttempt();
  }

  async #lane(club: Club): Promise<void> {
    while (!this.#isStopped) {
      const claimed = this.#options.store.pushes.claim();
      if (claimed === null) return;
      this.#note(claimed, await this.#attempt(claimed, club));
    }
  }

  async #attempt(claimed: ClaimedPush, club: Club): Promise<PushVerdict> {
    const { store, log } = this.#options;
    const { memberId, letter } = claimed;
    // Members who have turned push off since then get the email.
    if (!store.pushes.isWanted(memberId, letter.kind)) {
      return { kind: 'mail', reason: 'pushes are turned off' };
    }
    try {
      const message = this.#messageOf(claimed, club);
      const devices = store.pushDevices.reachable(memberId);
      const outcomes = await Promise.all(devices.map((one) => this.#push(claimed, message, one)));
      return judgeOutcomes(outcomes, claimed.attempt);
    } catch (error) {
      log.error({ err: error, letter: claimed.key }, 'a push could not be created');
      return { kind: 'mail', reason: 'it could not be made' };
    }
  }

  async #push(
    claimed: ClaimedPush,
    message: Uint8Array,
    device: ReachableDevice,
  ): Promise<PushOutcome> {
    const { store, transport, senderKey, now } = this.#options;
    const { endpoint, keys } = device;
    const waitMs = this.#quiet.waitOf(endpoint, now());
    if (waitMs > 0) return { kind: 'later', reason: 'its service asked for patience', waitMs };
    const body = encryptMessage(keys, message, PADDED_BYTES);
    const headers = {
      ...makeHeaders(claimed),
      Authorization: senderKey.authorization(endpoint, now()),
    };
    const outcome = judgeAnswer(await transport.send({ endpoint, headers, body }), now());
    if (outcome.kind === 'later') this.#quiet.leaveAlone(endpoint, outcome.waitMs, now());
    if (outcome.kind === 'gone') store.pushDevices.dropGone(device);
    return outcome;
  }

  /** The content for the device as JSON, without names if they make it too long. */
  #messageOf(claimed: ClaimedPush, { name: club }: Club): Uint8Array {
    const { store, signer, url: site } = this.#options;
    const { letter, language, memberId } = claimed;
    const url = makePushedPath(signer, claimed, findButtonPath(letter, site));
    const { showsNames } = store.pushChoices.of(memberId);
    const made = (withNames: boolean) => {
      const tag = pushTopic(claimed);
      const facts = { letter, language, showsNames: withNames, club, url, tag };
      return Buffer.from(JSON.stringify(pushMessage(facts)));
    };
    const message = made(showsNames);
    return message.length <= MAX_MESSAGE_BYTES ? message : made(false);
  }

  #note(claimed: ClaimedPush, verdict: PushVerdict): void {
    if (this.#isAbandoned) return;
    const { store, log, now, onMail } = this.#options;
    const { place, key, letter, attempt } = claimed;
    const about = { letter: key, kind: letter.kind, attempt };
    switch (verdict.kind) {
      case 'pushed':
        return store.pushes.holdMail(place, now() + UNTAPPED_MS);
      case 'again': {
        const { reason, waitMs } = verdict;
        store.pushes.postpone(place, now() + waitMs);
        return log.warn({ ...about, reason, again_in_ms: waitMs }, 'a push was postponed');
      }
      case 'mail':
        store.pushes.mailInstead(place);
        log.warn({ ...about, reason: verdict.reason }, 'an email replaces a push');
        return onMail();
    }
  }
}

/** RFC 8030 headers: how long a push is kept, its urgency, and what it replaces (PUSH-8). */
function makeHeaders(claimed: ClaimedPush): Readonly<Record<string, string>> {
  const { kind } = claimed.letter;
  const pushKind = isPushedLetter(kind) ? PUSHED_LETTERS[kind] : null;
  const isPatient = pushKind === 'reminder' || pushKind === 'final_table';
  return {
    'Content-Type': 'application/octet-stream',
    'Content-Encoding': 'aes128gcm',
    TTL: String(UNTAPPED_MS / SECOND_MS),
    Urgency: isPatient ? 'low' : 'normal',
    Topic: pushTopic(claimed),
  };
}

/** 32 base64url characters, always the same for a message, so that no device shows it twice. */
function pushTopic({ key }: ClaimedPush): string {
  return hash('sha256', `push ${key}`, 'base64url').slice(0, 32);
}
