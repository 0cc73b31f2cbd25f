import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '../messages/language.ts';
import type { Seal } from '../signed/seal.ts';

/** Who is signed in on a device. */
export interface PlayerSession {
  readonly token: string;
  readonly memberId: string;
  readonly name: string;
}

/** A coach who is signed in on a device, beside a player or alone (SESS-5). */
export interface CoachSession {
  /** A personal key of the league. */
  readonly key: string;
  /** What the key is called: `Ana, coach`. */
  readonly name: string;
  /** Until when it works, as it was when it signed in; null: until it is revoked. */
  readonly expiresAt?: string | null;
}

/** What is to lie in the browser after an answer; null takes it away. */
export interface CookiesToSet {
  readonly session?: PlayerSession | null;
  readonly coach?: CoachSession | null;
  readonly language?: Language;
  /** For the next page alone, as the address that a link was asked for. */
  readonly note?: string | null;
  /** The installation secret, once the league has taken it: who has it may set the club up. */
  readonly installation?: string | null;
}

/** What a browser sent that this server had sealed, or that a visitor chose. */
export interface RequestCookies {
  readonly session: PlayerSession | null;
  readonly coach: CoachSession | null;
  /** Sessions whose cookies were set long ago: they are set again, so that the device stays signed in. */
  readonly ageing: Pick<CookiesToSet, 'session' | 'coach'>;
  readonly language: Language | null;
  readonly note: string | null;
  readonly installation: string | null;
}

/** As long as browsers keep a cookie at most. */
const LONGEST_S = 400 * 86_400;
/** How long a sealed cookie is good for, in seconds; its seal says until when (SESS-9). */
const LIFETIME_S = {
  session: LONGEST_S,
  // A key opens more than a player's session: it goes from a device that nobody uses (SESS-6).
  coach: 30 * 86_400,
  note: 30 * 60,
  installation: 86_400,
} as const;
type SealedName = keyof typeof LIFETIME_S;
const OLD_MS = 7 * 86_400_000;

/** Browsers keep no more for one site. */
const MAX_COOKIES = 180;

/** The part of a Cookie header that is read; what is behind it is as if it were not there (BODY-2). */
export function firstCookies(header: string): string {
  return header.split(';', MAX_COOKIES).join(';');
}

/**
 * The cookies of the site (SESS-2). Over TLS their names bind them to this host and to TLS
 * (`__Host-`); on plain http, which only an address of this machine may have, no browser would
 * take such a name.
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
    const [player, coach] = [open('session'), open('coach')];
    const [session, ofCoach] = [sessionOf(player), coachOf(coach)];
    const language = cookies[this.#name('language')];
    const note = textOf(open('note'), 'note');
    const installation = textOf(open('installation'), 'secret');
    const isOld = (opened: unknown) => now - setAt(opened) > OLD_MS;
    return {
      session,
      coach: ofCoach,
      ageing: {
        ...(session !== null && isOld(player) ? { session } : {}),
        ...(ofCoach !== null && isOld(coach) ? { coach: ofCoach } : {}),
      },
      language: isLanguage(language) ? language : null,
      note,
      installation,
    };
  }

  write(reply: FastifyReply, cookies: CookiesToSet, now: number): void {
    const { session, coach, language, note, installation: secret } = cookies;
    this.#keep(reply, 'session', session, now);
    this.#keep(reply, 'coach', coach, now);
    if (language !== undefined) this.#set(reply, 'language', language, LONGEST_S);
    this.#keep(reply, 'note', typeof note === 'string' ? { note } : note, now);
    this.#keep(reply, 'installation', typeof secret === 'string' ? { secret } : secret, now);
  }

  /** Seals a value with its end, takes it away (null), or leaves what is there. */
  #keep(
    reply: FastifyReply,
    name: SealedName,
    value: object | null | undefined,
    now: number,
  ): void {
    if (value === null) this.#clear(reply, name);
    if (value === null || value === undefined) return;
    const endsAt = Math.min(now + LIFETIME_S[name] * 1000, expiryOf(value));
    const sealed = this.#seal.close(name, { ...value, at: now, endsAt });
    this.#set(reply, name, sealed, LIFETIME_S[name]);
  }

  /** Null for what has come to its end, however long a browser keeps it. */
  #open(cookies: FastifyRequest['cookies'], name: SealedName, now: number): unknown {
    const opened = this.#seal.open(name, cookies[this.#name(name)] ?? '');
    return endOf(opened, name) > now ? opened : null;
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

function sessionOf(opened: unknown): PlayerSession | null {
  if (typeof opened !== 'object' || opened === null) return null;
  if (!('token' in opened && 'memberId' in opened && 'name' in opened)) return null;
  const { token, memberId, name } = opened;
  const areTexts =
    typeof token === 'string' && typeof memberId === 'string' && typeof name === 'string';
  return areTexts ? { token, memberId, name } : null;
}

function coachOf(opened: unknown): CoachSession | null {
  if (typeof opened !== 'object' || opened === null) return null;
  if (!('key' in opened && 'name' in opened)) return null;
  const { key, name } = opened;
  if (typeof key !== 'string' || typeof name !== 'string') return null;
  const expiresAt = 'expiresAt' in opened ? opened.expiresAt : null;
  return { key, name, expiresAt: typeof expiresAt === 'string' ? expiresAt : null };
}

function textOf(opened: unknown, name: 'note' | 'secret'): string | null {
  if (typeof opened !== 'object' || opened === null) return null;
  const text = (opened as Readonly<Record<string, unknown>>)[name];
  return typeof text === 'string' ? text : null;
}

/** When the key of a coach expires; nothing else has an end of its own. */
function expiryOf(value: object): number {
  const isDated = 'expiresAt' in value && typeof value.expiresAt === 'string';
  return isDated ? Date.parse(value.expiresAt as string) : Number.POSITIVE_INFINITY;
}

/** Cookies of earlier releases have only the moment at which they were set. */
function endOf(opened: unknown, name: SealedName): number {
  const hasEnd = typeof opened === 'object' && opened !== null && 'endsAt' in opened;
  if (hasEnd && typeof opened.endsAt === 'number') return opened.endsAt;
  return setAt(opened) + LIFETIME_S[name] * 1000;
}

function setAt(opened: unknown): number {
  const isSet = typeof opened === 'object' && opened !== null && 'at' in opened;
  return isSet && typeof opened.at === 'number' ? opened.at : 0;
}
