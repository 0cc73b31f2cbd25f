import type { LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import { type Member, membersById } from '../api/members.ts';
import { mailboxesOf } from '../mailboxes/mailboxes-of.ts';
import {
  severalAnswer,
  severalFromElsewhere,
  type SeveralOutcome,
} from '../mail/letters/reply-about-several.ts';
import type { Letter } from '../mail/letter.ts';
import { datesOf } from '../messages/dates.ts';
import { firstName } from '../messages/names.ts';
import type { WaitingReply } from '../store/replies.ts';
import { readMeaning } from './core/meant-matches.ts';
import { isFromMember, languageFor, voiceFor } from './reader-of-answer.ts';
import type { ReplyServices } from './reply-services.ts';
import { type WritersMatch, writersMatches } from './writers-matches.ts';

/** Who answered a letter about several matches. */
interface Writer {
  readonly club: Club;
  readonly member: Member;
  /** Where they are written to. */
  readonly mailbox: string;
  /** Those of the letter's matches that are still under way. */
  readonly matches: readonly WritersMatch[];
}

/**
 * Which match of its letter a reply is about. Where that is not certain it is answered here, and
 * where nobody is to be answered it ends (REPLY-27, REPLY-28).
 * @returns null where there is nothing more to do @throws LeagueFailure
 */
export async function meantMatch(
  reply: WaitingReply,
  website: LeagueClient,
  services: ReplyServices,
): Promise<string | null> {
  const writer = await writerOf(reply, website, services);
  if (writer === null) {
    services.store.replies.end(reply.place);
    return null;
  }
  if (!isFromMember(reply, writer.mailbox)) {
    tellOfStranger(reply, writer, services);
    return null;
  }
  const outcome = reply.kind === 'too_large' ? TOO_LARGE : read(reply, writer);
  if ('matchId' in outcome) {
    services.store.replies.noteMatch(reply.place, outcome.matchId);
    return outcome.matchId;
  }
  endWith(reply, { ...writer, matches: outcome.matches ?? writer.matches }, outcome.of, services);
  return null;
}

/** It could not be handled, again and again. @throws LeagueFailure */
export async function giveUpSeveral(
  reply: WaitingReply,
  website: LeagueClient,
  services: ReplyServices,
): Promise<void> {
  const writer = await writerOf(reply, website, services);
  if (writer === null || !isFromMember(reply, writer.mailbox)) {
    return services.store.replies.end(reply.place);
  }
  return endWith(reply, writer, { kind: 'failed' }, services);
}

/** Null where they have left, or are written to nowhere. */
async function writerOf(
  { memberId, matchIds }: WaitingReply,
  website: LeagueClient,
  { store, club: readClub, now }: ReplyServices,
): Promise<Writer | null> {
  const [club, [member]] = await Promise.all([readClub(website), membersById(website, [memberId])]);
  if (member === undefined || member.status === 'left' || member.deleted_at !== null) return null;
  const holderOf = (id: string) => store.mailboxes.holderOf(id);
  const mailbox = (await mailboxesOf(website, [member], holderOf)).get(memberId);
  if (mailbox === undefined) return null;
  const all = await writersMatches(website, { member, club, store, now: now() });
  return { club, member, mailbox, matches: all.filter(({ mine }) => matchIds.includes(mine.id)) };
}

interface OutcomeOfSeveral {
  readonly of: SeveralOutcome;
  /** Those that it may be about; all where it is left out. */
  readonly matches?: readonly WritersMatch[];
}

const TOO_LARGE: OutcomeOfSeveral = { of: { kind: 'too_large' } };

function read(
  { written }: WaitingReply,
  { matches }: Writer,
): OutcomeOfSeveral | { readonly matchId: string } {
  // The letter proposed no times, whatever waits for an answer besides.
  const candidates = matches.map((one) => ({ ...one, context: { ...one.context, proposed: [] } }));
  const meaning = readMeaning(written, candidates, false);
  switch (meaning.kind) {
    case 'certain':
      return { matchId: meaning.match.mine.id };
    case 'which':
      return { of: { kind: 'which_match', written }, matches: meaning.matches };
    case 'not_played':
      return { of: { kind: 'not_played' } };
    case 'not_understood':
      return { of: { kind: 'not_understood' } };
  }
}

function endWith(
  reply: WaitingReply,
  writer: Writer,
  outcome: SeveralOutcome,
  services: ReplyServices,
): void {
  const letter = severalAnswer(outcome, factsOf(writer), voiceFor(writer, services));
  end(reply, writer, { key: `reply:${reply.place}:${reply.memberId}`, letter }, services);
}

/** At most once a day and letter, however often somebody writes. */
function tellOfStranger(reply: WaitingReply, writer: Writer, services: ReplyServices): void {
  const day = datesOf('en', writer.club.timezone).today(services.now());
  const letter = severalFromElsewhere(factsOf(writer), voiceFor(writer, services));
  const key = `reply_from_elsewhere:letter.${reply.matchIds[0]}:${day}:${reply.memberId}`;
  end(reply, writer, { key, letter }, services);
}

/** What is decided is entered no more. */
function factsOf({ member, matches }: Writer) {
  const open = matches.filter(({ isDecided }) => !isDecided);
  return { name: firstName(member.display_name), matches: open.map(({ mine }) => mine) };
}

function end(
  { place, memberId }: WaitingReply,
  writer: Writer,
  { key, letter }: { readonly key: string; readonly letter: Letter },
  services: ReplyServices,
): void {
  const { store } = services;
  const { member, mailbox, matches } = writer;
  const opponents = matches.flatMap(({ mine }) => mine.opponents.map(({ id }) => id));
  store.together(() => {
    store.outbox.add({
      key,
      to: { member_id: memberId, address: mailbox, name: member.display_name },
      language: languageFor(writer, services),
      letter,
      about: opponents,
    });
    store.replies.end(place);
  });
}
