import { firstName } from '../messages/names.ts';
import { randomUUID } from 'node:crypto';
import { NoAnswer, type Refusal } from '../api/answer.ts';
import type { LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import type { LetterToSend } from '../mail/letter.ts';
import { signInLetter } from '../mail/letters/sign-in.ts';
import type { Mail, MailTransport } from '../mail/mail-transport.ts';
import type { SignInWish } from '../store/sign-in-wishes.ts';
import type { Store } from '../store/store.ts';
import { datesOf } from '../messages/dates.ts';
import { wordsOf } from '../messages/language.ts';
import type { Log } from './log.ts';
import type { SignInOutcome } from './sign-in-letters.ts';

/** How long a link by mail is good: the mail may take a while, and no longer. */
export const LINK_MINUTES = 30;

interface SignInMailOptions {
  readonly store: Store;
  readonly transport: MailTransport;
  readonly log: Log;
  /** The site's public address, without a slash at the end. */
  readonly url: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly draw: (letter: LetterToSend, club: Club) => Mail;
  /** By the website key; null before there is one. */
  readonly league: () => LeagueClient | null;
  /** @throws LeagueFailure */
  readonly club: () => Promise<Club>;
}

/**
 * Makes a link and mails it where the club has a member with that address, and does nothing where it
 * has not. @throws LeagueFailure where the league says nothing
 */
export async function sendSignInLetter(
  wish: SignInWish,
  about: SignInMailOptions,
): Promise<SignInOutcome> {
  const { store, transport, draw, now, log } = about;
  const league = about.league();
  if (league === null) throw new NoAnswer(503, 'there is no website key');
  const club = await about.club();
  const query = { email: wish.address };
  const found = await league.GET('/v1/members', { params: { query } });
  if (found.kind === 'refusal') return endRefused(log, found);
  const member = found.data.data[0];
  if (member === undefined) return { kind: 'ended' };
  store.wishes.tie(wish.place, member.id);
  const minted = await league.POST('/v1/members/{id}/login-link', {
    params: { path: { id: member.id } },
    body: { expected_email: wish.address, expires_in_minutes: LINK_MINUTES },
  });
  if (minted.kind === 'refusal') return endRefused(log, minted);
  const { token, expires_at: expiresAt } = minted.data;
  store.links.removeExpired(now());
  const who = { memberId: member.id, displayName: member.display_name };
  store.links.add(token, who, Date.parse(expiresAt));
  const letter = letterOf(wish, {
    name: firstName(member.display_name),
    token,
    club,
    url: about.url,
  });
  const to = { member_id: member.id, address: wish.address, name: member.display_name };
  // Each attempt is a letter of its own, with a link of its own.
  const key = `sign_in:${randomUUID()}`;
  const mail = draw({ key, to, language: wish.language, letter, about: [] }, club);
  const delivery = await transport.send(mail, () => undefined);
  if (delivery.kind === 'sent') return { kind: 'ended' };
  if (delivery.kind !== 'refused') return { kind: 'later', reason: delivery.reason };
  log.warn({ reason: delivery.reason }, 'a sign-in letter was refused');
  return { kind: 'ended' };
}

/** A member who has left gets no link, and no page says more of that than of anybody else. */
function endRefused(log: Log, { code }: Refusal): SignInOutcome {
  log.warn({ code }, 'somebody who asked for a sign-in link gets none');
  return { kind: 'ended' };
}

interface LinkFacts {
  readonly name: string;
  readonly token: string;
  readonly club: Club;
  readonly url: string;
}

function letterOf({ language, goOnTo }: SignInWish, { name, token, club, url }: LinkFacts) {
  const query = goOnTo === '/' ? '' : `?${new URLSearchParams({ to: goOnTo }).toString()}`;
  const link = `${url}/sign-in/${token}${query}`;
  const voice = {
    words: wordsOf(language),
    dates: datesOf(language, club.timezone),
    club: club.name,
    url,
  };
  return signInLetter({ name, link, minutes: LINK_MINUTES }, voice);
}
