import { getFirstName } from '../messages/names.ts';
import { buildCalendarFile } from '../calendar/ics.ts';
import { type CalendarVoice, makeMatchEntry } from '../calendar/match-entries.ts';
import type { Arrangement } from '../store/arrangements.ts';
import type { Proposal } from '../store/proposals.ts';
import type { Signer } from '../signed/signer.ts';
import { getDates } from '../messages/dates.ts';
import { getWords } from '../messages/language.ts';
import type { Attachment, LetterToSend } from '../mail/letter.ts';
import { writeArrangedLetter, writeTimeProposedLetter } from '../mail/letters/arranging.ts';
import type { Voice } from '../mail/letters/voice.ts';
import { makeAnswerPath } from '../signed/answer-path.ts';
import type { LetterReader } from './readers.ts';

export interface Sender {
  readonly club: { readonly name: string; readonly timezone: string };
  readonly url: string;
  /** The club's own address, which calendar entries require. */
  readonly organizer: string;
  readonly signer: Signer;
}

/** Emails each player of the other side the times, with a button for each (ARR-15). */
export function writeProposalLetters(
  sender: Sender,
  readers: readonly LetterReader[],
  proposal: Proposal,
): LetterToSend[] {
  const proposer = readers.find(({ memberId }) => memberId === proposal.memberId);
  return readers
    .filter(({ mine }) => mine.side !== proposal.side)
    .map((reader) => {
      const { memberId, name, mine, contacts, address: mailbox } = reader;
      const path = makeAnswerPath(sender.signer, { proposalId: proposal.id, memberId, mailbox });
      const href = (time: number) => `${sender.url}${path}?time=${time}`;
      const by = mine.opponents.find(({ id }) => id === proposal.memberId)?.display_name;
      const letter = writeTimeProposedLetter(
        {
          name: getFirstName(name),
          match: mine,
          contacts,
          by: by ?? proposer?.name ?? mine.opponent,
          times: proposal.times.map((at) => ({ at, href: href(at) })),
          place: proposal.place,
          note: proposal.note,
          isToSeveral: proposal.offerId !== null,
          proposalId: proposal.id,
          otherwise: `${sender.url}/matches/${mine.id}/arrange?others=1`,
        },
        makeVoice(sender, reader),
      );
      return toReader(reader, `proposal:${proposal.id}:time_proposed:${memberId}`, letter);
    });
}

type ArrangementChange = 'arranged' | 'moved' | 'called_off';

/** Emails the arranged time to everyone in the match, with a calendar file (ARR-15). */
export function writeArrangementLetters(
  sender: Sender,
  readers: readonly LetterReader[],
  arrangement: Arrangement,
  change: ArrangementChange,
): LetterToSend[] {
  const { matchId, sequence, changedAt, startsAt: at, place } = arrangement;
  return readers.map((reader) => {
    const { memberId, name, mine, contacts } = reader;
    const calendar = makeCalendarAttachment(sender, reader, arrangement, change);
    const facts = { name: getFirstName(name), match: mine, contacts, change, at, place, calendar };
    const letter = writeArrangedLetter(facts, makeVoice(sender, reader));
    // Includes the time, because the sequence restarts once a match's stored data are deleted.
    const key = `match:${matchId}:${sequence}:${changedAt}:${change}:${memberId}`;
    return toReader(reader, key, letter);
  });
}

function makeCalendarAttachment(
  sender: Sender,
  { language, mine }: LetterReader,
  arrangement: Arrangement,
  change: ArrangementChange,
): Attachment {
  const voice: CalendarVoice = { words: getWords(language), url: sender.url };
  const method = change === 'called_off' ? 'CANCEL' : 'PUBLISH';
  const organizer = { name: sender.club.name, address: sender.organizer };
  const entry = makeMatchEntry(mine, arrangement, voice);
  return {
    filename: 'match.ics',
    content_type: `text/calendar; method=${method}; charset=utf-8`,
    content: buildCalendarFile({ method, organizer, name: null }, [entry]),
  };
}

function makeVoice({ club, url }: Sender, { language }: LetterReader): Voice {
  const dates = getDates(language, club.timezone);
  return { words: getWords(language), dates, club: club.name, url };
}

/** Puts all emails about one match to one member into a thread of their mail program. */
function toReader(
  { memberId, name, address, language, mine, others }: LetterReader,
  key: string,
  letter: LetterToSend['letter'],
): LetterToSend {
  const to = { member_id: memberId, address, name };
  const follows = `match:${mine.id}:${memberId}`;
  return { key, to, language, letter, in_reply_to: follows, about: others };
}
