import { getFirstName } from '../messages/names.ts';
import { randomUUID } from 'node:crypto';
import { dataOrThrow, NoAnswer, type Refusal } from '../api/answer.ts';
import type { Api, LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import type { LetterToSend } from '../mail/letter.ts';
import { hashAddress } from '../addresses/address.ts';
import { makeFamilyToken, sealLink } from '../signed/family-token.ts';
import { makeSignInCode, markCodeMailbox, sealCodeLink } from '../signed/sign-in-code.ts';
import type { Signer } from '../signed/signer.ts';
import type { FamilyMember } from '../store/family-links.ts';
import { type SignInFacts, writeSignInLetter } from '../mail/letters/sign-in.ts';
import type { Mail, MailTransport } from '../mail/mail-transport.ts';
import type { SignInWish } from '../store/sign-in-wishes.ts';
import type { Store } from '../store/store.ts';
import { getDates } from '../messages/dates.ts';
import { getWords } from '../messages/language.ts';
import type { Log } from './log.ts';
import type { SignInOutcome } from './sign-in-letters.ts';

/** How long an emailed link is valid: long enough for slow mail. */
export const LINK_MINUTES = 30;
const MINUTE_MS = 60_000;

interface SignInMailOptions {
  readonly store: Store;
  readonly transport: MailTransport;
  readonly log: Log;
  readonly url: string;
  readonly signer: Signer;
  readonly now: () => number;
  readonly draw: (letter: LetterToSend, club: Club) => Mail;
  /** The league by the website key; null before there is one. */
  readonly league: () => LeagueClient | null;
  /** @throws LeagueFailure */
  readonly club: () => Promise<Club>;
}

/**
 * Makes a link and emails it if the club has a member with that address; otherwise does nothing.
 * @throws LeagueFailure if the league does not answer
 */
export async function sendSignInLetter(
  wish: SignInWish,
  about: SignInMailOptions,
): Promise<SignInOutcome> {
  const { store, transport, draw, log } = about;
  const league = about.league();
  if (league === null) throw new NoAnswer(503, 'there is no website key');
  const club = await about.club();
  const query = { email: wish.address };
  const found = await league.listMembers(query);
  if (found.kind === 'refusal') return endWithoutLink(log, found);
  const member = found.data.data[0];
  // Sends only to the address stored in the league, never to the one typed.
  if (typeof member?.email !== 'string') return { kind: 'ended' };
  store.wishes.tie(wish.place, member.id);
  const people = await findMailboxReaders(league, store, member);
  const made = await createSignInLink(people, hashAddress(member.email), about, league);
  if (!('token' in made)) return endWithoutLink(log, made);
  const mailbox = markCodeMailbox(about.signer, wish.address);
  const [code, until] = [makeSignInCode(), store.codes.waitsUntil(mailbox, about.now())];
  const letter = composeSignInLetter(wish, {
    names: people.map(getGreetingName),
    token: made.token,
    code: until === null ? null : { digits: code, until },
    club,
    url: about.url,
    now: about.now(),
  });
  const to = { member_id: member.id, address: member.email, name: member.display_name };
  // Each attempt is a separate email with its own link.
  const key = `sign_in:${randomUUID()}`;
  const mail = draw({ key, to, language: wish.language, letter, about: [] }, club);
  const delivery = await transport.send(mail, () => undefined);
  if (delivery.kind === 'sent') {
    const sealedLink = sealCodeLink(about.signer, mailbox, code, made.token);
    store.codes.give(mailbox, { memberId: member.id, sealedLink }, about.now());
    return { kind: 'ended' };
  }
  if (delivery.kind !== 'refused') return { kind: 'later', reason: delivery.reason };
  log.warn({ reason: delivery.reason }, 'a sign-in email was refused');
  return { kind: 'ended' };
}

/** Lists the address's own member first. If several share it, omits those who left (SIGN-13). */
async function findMailboxReaders(
  league: LeagueClient,
  store: Store,
  holder: Api<'Member'>,
): Promise<Api<'Member'>[]> {
  const ids = store.mailboxes.guestsOf(holder.id);
  if (ids.length === 0) return [holder];
  const { data } = await dataOrThrow(league.listMembers({ ids }));
  // A member who now has their own address has a separate mailbox.
  const guests = data.filter(({ email }) => typeof email !== 'string');
  const present = [holder, ...guests].filter(({ status }) => status !== 'left');
  return present.length === 0 ? [holder] : present;
}

/** A league link for one person, or one of the site's own links if several share the mailbox. */
async function createSignInLink(
  people: readonly Api<'Member'>[],
  mailboxHash: string,
  about: SignInMailOptions,
  league: LeagueClient,
): Promise<{ readonly token: string } | Refusal> {
  const { store, now } = about;
  const [person, ...more] = people;
  if (person === undefined) throw new Error('a mailbox of nobody');
  if (more.length > 0) return createFamilyLink(people, mailboxHash, about, league);
  const answer = await requestSignInLink(league, person);
  if (answer.kind === 'refusal') return answer;
  const { token, expires_at: expiresAt } = answer.data;
  const { id: memberId, display_name: displayName } = person;
  store.links.removeExpired(now());
  store.links.add(token, { memberId, displayName, mailboxHash }, Date.parse(expiresAt));
  return { token };
}

/** Each person has a league link behind this one, so that ending theirs ends it for them. */
async function createFamilyLink(
  people: readonly Api<'Member'>[],
  mailboxHash: string,
  { store, now }: SignInMailOptions,
  league: LeagueClient,
): Promise<{ readonly token: string } | Refusal> {
  const token = makeFamilyToken();
  const linked: FamilyMember[] = [];
  for (const person of people) {
    const answer = await requestSignInLink(league, person);
    if (answer.kind === 'refusal') return answer;
    const { id: memberId, display_name: displayName } = person;
    linked.push({ memberId, displayName, sealedLink: sealLink(token, answer.data.token) });
  }
  const expiresAt = now() + LINK_MINUTES * MINUTE_MS;
  store.familyLinks.removeExpired(now());
  store.together(() => store.familyLinks.add(token, { people: linked, mailboxHash, expiresAt }));
  return { token };
}

function requestSignInLink(league: LeagueClient, { id, email }: Api<'Member'>) {
  // The league stores no address for members who read someone else's mailbox.
  const expected = typeof email === 'string' ? { expected_email: email } : {};
  return league.createLoginLink(id, { ...expected, expires_in_minutes: LINK_MINUTES });
}

function getGreetingName({ display_name: name }: Api<'Member'>): string {
  return getFirstName(name);
}

/** Ends the request of a member who has left: no link, and no page that reveals more than usual. */
function endWithoutLink(log: Log, { code }: Refusal): SignInOutcome {
  log.warn({ code }, 'a request for a sign-in link was refused');
  return { kind: 'ended' };
}

interface LinkFacts {
  readonly names: readonly string[];
  readonly token: string;
  /** Null if no browser waits for a code any more. */
  readonly code: SignInFacts['code'];
  readonly club: Club;
  readonly url: string;
  readonly now: number;
}

function composeSignInLetter(
  { language, goOnTo }: SignInWish,
  { names, token, code, club, url, now }: LinkFacts,
) {
  const query = goOnTo === '/' ? '' : `?${new URLSearchParams({ to: goOnTo }).toString()}`;
  const link = `${url}/sign-in/${token}${query}`;
  const voice = {
    words: getWords(language),
    dates: getDates(language, club.timezone),
    club: club.name,
    url,
  };
  return writeSignInLetter({ names, link, until: now + LINK_MINUTES * MINUTE_MS, code }, voice);
}
