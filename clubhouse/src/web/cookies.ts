import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '../words/language.ts';
import type { Seal } from './seal.ts';

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
export interface Keeps {
  readonly session?: PlayerSession | null;
  readonly coach?: CoachSession | null;
  readonly language?: Language;
  /** For the next page alone, as the address that a link was asked for. */
  readonly note?: string | null;
}

/** What a browser sent that this server had sealed, or that a visitor chose. */
export interface Kept {
  readonly session: PlayerSession | null;
  readonly coach: CoachSession | null;
  /** Sessions whose cookies were set long ago: they are set again, so that the device stays signed in. */
  readonly ageing: Pick<Keeps, 'session' | 'coach'>;
  readonly language: Language | null;
  readonly note: string | null;
}

/** As long as browsers keep a cookie at most. */
const LONGEST_S = 400 * 86_400;
/** A key opens more than a player's session: it goes from a device that nobody uses (SESS-6). */
const COACH_S = 30 * 86_400;
const NOTE_S = 30 * 60;
const OLD_MS = 7 * 86_400_000;

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

  read({ cookies }: FastifyRequest, now: number): Kept {
    const [player, coach] = [this.#open(cookies, 'session'), this.#open(cookies, 'coach')];
    const [session, ofCoach] = [sessionOf(player), coachOf(coach)];
    const language = cookies[this.#name('language')];
    const note = this.#open(cookies, 'note');
    const isOld = (opened: unknown) => now - setAt(opened) > OLD_MS;
    return {
      session,
      coach: ofCoach,
      ageing: {
        ...(session !== null && isOld(player) ? { session } : {}),
        ...(ofCoach !== null && isOld(coach) ? { coach: ofCoach } : {}),
      },
      language: isLanguage(language) ? language : null,
      note: typeof note === 'string' ? note : null,
    };
  }

  write(reply: FastifyReply, { session, coach, language, note }: Keeps, now: number): void {
    if (session === null) this.#clear(reply, 'session');
    else if (session !== undefined) {
      const value = this.#seal.close('session', { ...session, at: now });
      this.#set(reply, 'session', value, LONGEST_S);
    }
    if (coach === null) this.#clear(reply, 'coach');
    else if (coach !== undefined) {
      const value = this.#seal.close('coach', { ...coach, at: now });
      this.#set(reply, 'coach', value, COACH_S);
    }
    if (language !== undefined) this.#set(reply, 'language', language, LONGEST_S);
    if (note === null) this.#clear(reply, 'note');
    else if (note !== undefined) this.#set(reply, 'note', this.#seal.close('note', note), NOTE_S);
  }

  #open(cookies: FastifyRequest['cookies'], name: string): unknown {
    return this.#seal.open(name, cookies[this.#name(name)] ?? '');
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

function setAt(opened: unknown): number {
  const isSet = typeof opened === 'object' && opened !== null && 'at' in opened;
  return isSet && typeof opened.at === 'number' ? opened.at : 0;
}
