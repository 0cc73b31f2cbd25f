import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type LeagueClient, createLeagueClient } from './api/client.ts';
import { type Club, ClubBranding } from './api/club.ts';
import { KeyedMutex } from './arrange/keyed-mutex.ts';
import { Dispatch, type PushContext } from './dispatch/dispatch.ts';
import { Drawing } from './dispatch/drawing.ts';
import { sendSignInLetter } from './dispatch/send-sign-in-letter.ts';
import { SignInLetters } from './dispatch/sign-in-letters.ts';
import { UnsubscribeAddresses } from './dispatch/unsubscribing.ts';
import { SHARED_DAYS } from './evenings/core/parts.ts';
import { hasEvenings } from './evenings/shared-times.ts';
import { planner } from './mail/from-events/planner.ts';
import type { LetterToSend } from './mail/letter.ts';
import type { ClubhouseOptions } from './options.ts';
import { AnswerAddresses } from './replies/answer-addresses.ts';
import { SenderKey } from './push/sender-key.ts';
import { MessageDesk } from './replies/message-desk.ts';
import { makeEveningsPath } from './signed/evenings-path.ts';
import { Signer } from './signed/signer.ts';
import { LongWork } from './work/long-work.ts';
import { WORK_KINDS } from './work/work-kinds.ts';

/** The services that run besides the pages, and what they share with them. */
export interface Background {
  readonly signer: Signer;
  readonly branding: ClubBranding;
  readonly unsubscribing: UnsubscribeAddresses;
  /** The public key that identifies the site's pushes to browsers; null if push is off. */
  readonly pushKey: string | null;
  readonly dispatch: Dispatch;
  readonly work: LongWork;
  readonly signInLetters: SignInLetters;
  /** Handles members' messages by email and chat. */
  readonly messages: MessageDesk;
  readonly matchLocks: KeyedMutex;
  readonly running: Set<Promise<void>>;
}

/** Creates the services; none runs before the site listens. */
export function createBackground(options: ClubhouseOptions, log: FastifyBaseLogger): Background {
  const { images } = options.store;
  const branding = new ClubBranding((image) => images.has(image));
  const signer = new Signer(options.sealKey);
  const unsubscribing = new UnsubscribeAddresses(signer, options.url);
  const addresses = makeAnswerAddresses(options, signer);
  const eveningsPathFor = (memberId: string, mailbox: string) =>
    makeEveningsPathFor(options, signer, memberId, mailbox);
  const drawing = new Drawing({
    url: options.url,
    unsubscribing,
    images,
    addresses,
    eveningsPathFor,
  });
  const pushing = createPushContext(options, signer);
  const dispatch = new Dispatch({ ...options, pushing, planner, drawing, signer, branding, log });
  const work = new LongWork({
    ...options,
    kinds: options.workKinds ?? WORK_KINDS,
    leagueAs: (key) => createLeagueClient(options, { token: key }),
    club: (api) => branding.read(api, options.now()),
    log,
  });
  const sending = {
    ...options,
    signer,
    log,
    draw: (letter: LetterToSend, club: Club) => drawing.mailOf(letter, club),
    league: () => createWebsiteClient(options),
    club: () => {
      const token = options.websiteKey() ?? '';
      return branding.read(createLeagueClient(options, { token }), options.now());
    },
  };
  const send = (wish: Parameters<typeof sendSignInLetter>[0]) => sendSignInLetter(wish, sending);
  const signInLetters = new SignInLetters({ ...options, log, send });
  const running = new Set<Promise<void>>();
  const matchLocks = new KeyedMutex();
  const replying = {
    signer,
    branding,
    matchLocks,
    addresses,
    later: createLaterRunner(running, log),
    log,
  };
  const messages = createMessageDesk(options, replying);
  return {
    signer,
    branding,
    unsubscribing,
    pushKey: pushing?.senderKey.publicKey ?? null,
    dispatch,
    work,
    signInLetters,
    messages,
    matchLocks,
    running,
  };
}

/** Works for as long as the days it asks about; null if the club or the member turned it off. */
function makeEveningsPathFor(
  { store, now }: ClubhouseOptions,
  signer: Signer,
  memberId: string,
  mailbox: string,
): string | null {
  if (!hasEvenings(store) || store.evenings.isOff(memberId)) return null;
  const until = now() + SHARED_DAYS * 86_400_000;
  return makeEveningsPath(signer, { memberId, mailbox, until });
}

export function createLaterRunner(running: Set<Promise<void>>, log: FastifyBaseLogger) {
  return (follow: () => Promise<void>): void => {
    const done = follow()
      .catch((error: unknown) => log.error({ err: error }, 'work after an answer failed'))
      .finally(() => running.delete(done));
    running.add(done);
  };
}

function createPushContext(
  { push = null, organizer }: ClubhouseOptions,
  signer: Signer,
): PushContext | null {
  if (push === null) return null;
  const senderKey = new SenderKey(push.key, `mailto:${organizer}`);
  return { transport: push.transport, senderKey, signer };
}

function makeAnswerAddresses(options: ClubhouseOptions, signer: Signer): AnswerAddresses | null {
  const { replies = null, store, now } = options;
  return replies === null ? null : new AnswerAddresses({ ...replies, signer, store, now });
}

interface ReplyServices extends Pick<Background, 'signer' | 'branding' | 'matchLocks'> {
  readonly addresses: AnswerAddresses | null;
  readonly later: (follow: () => Promise<void>) => void;
  readonly log: FastifyBaseLogger;
}

function createMessageDesk(
  options: ClubhouseOptions,
  { addresses, ...more }: ReplyServices,
): MessageDesk {
  const { replies = null, telegram: bot = null } = options;
  const mail = replies === null || addresses === null ? null : { ...replies, addresses };
  return new MessageDesk({ ...options, ...more, ...makeLeagueAccess(options, more), mail, bot });
}

function makeLeagueAccess(
  options: ClubhouseOptions,
  { branding }: Pick<ReplyServices, 'branding'>,
) {
  return {
    website: () => createWebsiteClient(options),
    leagueAs: (token: string) => createLeagueClient(options, { token }),
    club: (website: LeagueClient) => branding.read(website, options.now()),
  };
}

/** Call it once the port is open: only the process that holds the port may send the outbox. */
export function runBackground(
  app: FastifyInstance,
  { dispatch, work, signInLetters, messages, running }: Background,
  keepsLetters: boolean,
): void {
  app.addHook('onListen', async () => {
    if (!keepsLetters) dispatch.start();
    messages.start();
    signInLetters.start();
    work.start();
  });
  app.addHook('onClose', async () => {
    await messages.stop();
    await Promise.all(running);
    // In parallel, because stopping the dispatch cuts off a hanging mail server for all.
    await Promise.all([signInLetters.stop(), work.stop(), dispatch.stop()]);
  });
}

function createWebsiteClient(options: ClubhouseOptions): LeagueClient | null {
  const token = options.websiteKey();
  return token === null ? null : createLeagueClient(options, { token, isOwnKey: true });
}
