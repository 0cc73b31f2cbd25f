import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '../messages/language.ts';
import type { Seal } from '../signed/seal.ts';

export interface PlayerSession {
  readonly token: string;
  readonly memberId: string;
  readonly name: string;
}

/** Everyone signed in on a device through a shared mailbox, each with a session of their own (SIGN-21). */
export interface FamilySessions {
  /** The hash of the mailbox that opened the sessions. */
  readonly mailboxHash: string;
  readonly members: readonly Pick<PlayerSession, 'token' | 'memberId'>[];
}

/** A coach signed in on a device, with or without a player (SESS-5). */
export interface CoachSession {
  readonly key: string;
  /** The name of the key: `Ana, coach`. */
  readonly name: string;
  /** The key's expiry as read at sign-in; null if it works until revoked. */
  readonly expiresAt?: string | null;
}

/** A browser's request for a sign-in email, whose code works in this browser only (SIGN-16). */
export interface SignInRequest {
  /** The address as typed. */
  readonly email: string;
  /** The path of the site to continue to. */
  readonly goOnTo: string;
  /** Random; identifies the row in `SignInCodes`. */
  readonly handle: string;
  readonly askedAt: number;
}

/** A screen signed in with a key that can only read the league (BAR-2). */
export type BarSession = CoachSession;

/** The cookies to set with an answer; null removes one. */
export interface CookiesToSet {
  readonly session?: PlayerSession | null;
  readonly family?: FamilySessions | null;
  readonly coach?: CoachSession | null;
  readonly bar?: BarSession | null;
  readonly language?: Language;
  /** A value for the next page only, such as a confirmation. */
  readonly note?: string | null;
  /** The request for a sign-in email that this browser made. */
  readonly request?: SignInRequest | null;
  /** The installation secret, once the league has accepted it. Its holder may set up the club. */
  readonly installation?: string | null;
}

/** The cookies of a request that this server sealed or the visitor chose. */
export interface RequestCookies {
  readonly session: PlayerSession | null;
  /** Null unless it contains the session's member. */
  readonly family: FamilySessions | null;
  readonly coach: CoachSession | null;
  readonly bar: BarSession | null;
  /** Sessions with old cookies; setting them again keeps the device signed in. */
  readonly ageing: Pick<CookiesToSet, 'session' | 'family' | 'coach' | 'bar'>;
  readonly language: Language | null;
  readonly note: string | null;
  readonly request: SignInRequest | null;
  readonly installation: string | null;
}

/** The longest time browsers keep a cookie. */
const LONGEST_S = 400 * 86_400;
/** Lifetime of each sealed cookie in seconds; its seal contains the end (SESS-9). */
const LIFETIME_S = {
  session: LONGEST_S,
  family: LONGEST_S,
  // A key opens more than a player's session, so it expires on unused devices (SESS-6).
  coach: 30 * 86_400,
  bar: LONGEST_S,
  note: 30 * 60,
  // As long as the link in the email.
  request: 30 * 60,
  installation: 86_400,
} as const;
type SealedName = keyof typeof LIFETIME_S;
const OLD_MS = 7 * 86_400_000;

/** The most cookies that browsers keep for one site. */
const MAX_COOKIES = 180;

/** The part of a Cookie header that the site reads; the rest is ignored (BODY-2). */
export function limitCookies(header: string): string {
  return header.split(';', MAX_COOKIES).join(';');
}

/**
 * The site's cookies (SESS-2). Over TLS, the `__Host-` prefix binds their names to this host and to
 * TLS. Browsers reject such names on plain HTTP, which only an address of this machine may use.
 */
export class Cookies {
  readonly #seal: Seal;
  readonly #isSecure: boolean;

  constructor(seal: Seal, isSecure: boolean) {
    this.#seal = seal;
    this.#isSecure = isSecure;
  }

  read({ cookies }: FastifyRequest, now: number): RequestCookies {
    const open = (name: SealedName) => this.#open(cookies, name, now);
    const [player, coach, screen] = [open('session'), open('coach'), open('bar')];
    const [session, ofCoach, bar] = [readSession(player), readCoach(coach), readCoach(screen)];
    const ofFamily = open('family');
    const family = readFamily(ofFamily, session);
    const language = cookies[this.#name('language')];
    const note = readText(open('note'), 'note');
    const request = readRequest(open('request'));
    const installation = readText(open('installation'), 'secret');
    const isOld = (opened: unknown) => now - readSetAt(opened) > OLD_MS;
    return {
      session,
      family,
      coach: ofCoach,
      bar,
      ageing: {
        ...(session !== null && isOld(player) ? { session } : {}),
        ...(family !== null && isOld(ofFamily) ? { family } : {}),
        ...(ofCoach !== null && isOld(coach) ? { coach: ofCoach } : {}),
        ...(bar !== null && isOld(screen) ? { bar } : {}),
      },
      language: isLanguage(language) ? language : null,
      note,
      request,
      installation,
    };
  }

  write(reply: FastifyReply, cookies: CookiesToSet, now: number): void {
    const { session, family, coach, bar, language, note, request, installation: secret } = cookies;
    this.#keep(reply, 'session', session, now);
    this.#keep(reply, 'family', family, now);
    this.#keep(reply, 'coach', coach, now);
    this.#keep(reply, 'bar', bar, now);
    if (language !== undefined) this.#set(reply, 'language', language, LONGEST_S);
    this.#keep(reply, 'note', typeof note === 'string' ? { note } : note, now);
    this.#keep(reply, 'request', request, now);
    this.#keep(reply, 'installation', typeof secret === 'string' ? { secret } : secret, now);
  }

  /** Seals a value together with its expiry. Null removes the cookie; undefined leaves it alone. */
  #keep(
    reply: FastifyReply,
    name: SealedName,
    value: object | null | undefined,
    now: number,
  ): void {
    if (value === null) this.#clear(reply, name);
    if (value === null || value === undefined) return;
    const endsAt = Math.min(now + LIFETIME_S[name] * 1000, readExpiry(value));
    const sealed = this.#seal.close(name, { ...value, at: now, endsAt });
    this.#set(reply, name, sealed, LIFETIME_S[name]);
  }

  /** Null once a value has expired, however long the browser keeps it. */
  #open(cookies: FastifyRequest['cookies'], name: SealedName, now: number): unknown {
    const opened = this.#seal.open(name, cookies[this.#name(name)] ?? '');
    return readEnd(opened, name) > now ? opened : null;
  }

  #set(reply: FastifyReply, name: string, value: string, maxAge: number): void {
    reply.setCookie(this.#name(name), value, { ...this.#options(), maxAge });
  }

  #clear(reply: FastifyReply, name: string): void {
    reply.setCookie(this.#name(name), '', { ...this.#options(), maxAge: 0 });
  }

  #options(): CookieSerializeOptions {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#isSecure };
  }

  #name(name: string): string {
    return `${this.#isSecure ? '__Host-' : ''}clubhouse-${name}`;
  }
}

function readSession(opened: unknown): PlayerSession | null {
  if (typeof opened !== 'object' || opened === null) return null;
  if (!('token' in opened && 'memberId' in opened && 'name' in opened)) return null;
  const { token, memberId, name } = opened;
  const areTexts =
    typeof token === 'string' && typeof memberId === 'string' && typeof name === 'string';
  return areTexts ? { token, memberId, name } : null;
}

function readFamily(opened: unknown, session: PlayerSession | null): FamilySessions | null {
  if (typeof opened !== 'object' || opened === null || !('members' in opened)) return null;
  // Only this site seals the cookie, so its content has the shape that it wrote.
  const family = opened as FamilySessions;
  return family.members.some(({ memberId }) => memberId === session?.memberId) ? family : null;
}

function readCoach(opened: unknown): CoachSession | null {
  if (typeof opened !== 'object' || opened === null) return null;
  if (!('key' in opened && 'name' in opened)) return null;
  const { key, name } = opened;
  if (typeof key !== 'string' || typeof name !== 'string') return null;
  const expiresAt = 'expiresAt' in opened ? opened.expiresAt : null;
  return { key, name, expiresAt: typeof expiresAt === 'string' ? expiresAt : null };
}

function readRequest(opened: unknown): SignInRequest | null {
  if (typeof opened !== 'object' || opened === null) return null;
  const { email, goOnTo, handle, askedAt } = opened as Partial<SignInRequest>;
  const areTexts = [email, goOnTo, handle].every((text) => typeof text === 'string');
  return areTexts && typeof askedAt === 'number' ? (opened as SignInRequest) : null;
}

function readText(opened: unknown, name: 'note' | 'secret'): string | null {
  if (typeof opened !== 'object' || opened === null) return null;
  const text = (opened as Readonly<Record<string, unknown>>)[name];
  return typeof text === 'string' ? text : null;
}

/** The expiry of a coach's or a screen's key; other values have no expiry. */
function readExpiry(value: object): number {
  const isDated = 'expiresAt' in value && typeof value.expiresAt === 'string';
  return isDated ? Date.parse(value.expiresAt as string) : Number.POSITIVE_INFINITY;
}

/** Reads when a value expires. Cookies of earlier releases contain only the time they were set. */
function readEnd(opened: unknown, name: SealedName): number {
  const hasEnd = typeof opened === 'object' && opened !== null && 'endsAt' in opened;
  if (hasEnd && typeof opened.endsAt === 'number') return opened.endsAt;
  return readSetAt(opened) + LIFETIME_S[name] * 1000;
}

function readSetAt(opened: unknown): number {
  const isSet = typeof opened === 'object' && opened !== null && 'at' in opened;
  return isSet && typeof opened.at === 'number' ? opened.at : 0;
}
