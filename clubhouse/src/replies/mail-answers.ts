import { foldAddress } from '../addresses/address.ts';
import type { Letter } from '../mail/letter.ts';
import {
  writeSeveralAnswerLetter,
  writeSeveralElsewhere,
} from '../mail/letters/reply-about-several.ts';
import type { SeveralOutcome } from '../mail/letters/reply-about-several.ts';
import { writeFromElsewhereLetter, writeReplyAnswerLetter } from '../mail/letters/reply-answer.ts';
import type { Voice } from '../mail/letters/voice.ts';
import { findMailboxes } from '../mailboxes/mailboxes-of.ts';
import { getDates } from '../messages/dates.ts';
import { getWords } from '../messages/language.ts';
import { getFirstName } from '../messages/names.ts';
import { readAnsweredMatch } from './answered-match.ts';
import { makeChoicePath, readMessageHash } from './choice-path.ts';
import { makeReplyExamples } from '../reading/examples.ts';
import { serialiseChoices } from './stored-choices.ts';
import type { Answers, Talk } from './talk.ts';
import { makeMatchContext, type WritersMatch, readWritersMatches } from './writers-matches.ts';

/**
 * Answers with one email to the mailbox that the member reads; null if there is none.
 * @throws LeagueFailure
 */
export async function createMailAnswers(talk: Talk): Promise<Answers | null> {
  const { message, website, services, member } = talk;
  if (member === null) return null;
  const { store } = services;
  const holderOf = (id: string) => store.mailboxes.holderOf(id);
  const mailbox = (await findMailboxes(website, [member], holderOf)).get(member.id);
  if (mailbox === undefined) return null;
  // Anyone can forge this header, so it decides nothing else (REPLY-16).
  const { sender, isForged } = message;
  const answering = new MailAnswers(talk, { id: member.id, name: member.display_name, mailbox });
  if (!isForged && sender !== '' && sender === foldAddress(mailbox)) return answering;
  await answering.tellOfStranger();
  return null;
}

interface MailReader {
  readonly id: string;
  readonly name: string;
  readonly mailbox: string;
}

class MailAnswers implements Answers {
  readonly #talk: Talk;
  readonly #reader: MailReader;
  readonly #voice: Voice;

  constructor(talk: Talk, reader: MailReader) {
    this.#talk = talk;
    this.#reader = reader;
    const { language, club, services } = talk;
    const dates = getDates(language, club.timezone);
    this.#voice = { words: getWords(language), dates, club: club.name, url: services.url };
  }

  begin() {
    const { matchId, written } = this.#talk.message;
    return { matchId, written, entry: null, question: null };
  }

  askWhich(matches: readonly WritersMatch[], written: string): void {
    this.#sendSeveral({ kind: 'which_match', written }, matches);
  }

  sayGeneral(kind: Parameters<Answers['sayGeneral']>[0], matches: readonly WritersMatch[]): void {
    this.#sendSeveral({ kind }, matches);
  }

  sayGone(): void {
    this.#talk.services.store.inbox.end(this.#talk.message.place);
  }

  sayOutcome(...[found, outcome, { written }, isTold]: Parameters<Answers['sayOutcome']>): void {
    const { message, services } = this.#talk;
    const { place } = message;
    const { kind } = outcome;
    if (isTold === true) return services.store.inbox.end(place, { outcome: kind });
    const entries = kind === 'which' ? outcome.entries : [];
    const messageHash = readMessageHash(message.source);
    const choicePaths = entries.map((_, index) =>
      makeChoicePath(services.signer, { place, messageHash, index }),
    );
    const { proposalId } = message;
    const name = getFirstName(this.#reader.name);
    const { proposals } = services.store;
    const proposal = proposalId === null ? null : proposals.find(proposalId);
    const isOpen = proposal?.matchId === found.mine.id && proposal.side !== found.mine.side;
    const context = makeMatchContext(found, isOpen ? proposal : null, services.now());
    const say = this.#voice.words.replyLetters.examples;
    const examples = makeReplyExamples(context, say, found.deadline);
    const facts = { name, match: found.mine, proposalId, outcome, choicePaths, examples };
    const players = found.match.sides.flatMap(({ members }) => members.map(({ id }) => id));
    this.#add(writeReplyAnswerLetter(facts, this.#voice), players, found.mine.id);
    const choices = entries.map((entry) => ({ matchId: found.mine.id, entry }));
    const question = { choices: serialiseChoices(choices), written };
    services.store.inbox.end(place, {
      outcome: kind,
      ...(entries.length === 0 ? {} : { question }),
    });
  }

  /** Writes at most once a day per match, or per email about several, whatever arrives. */
  async tellOfStranger(): Promise<void> {
    const { message, club, website, services, member } = this.#talk;
    const { matchId, matchIds } = message;
    const day = getDates('en', club.timezone).today(services.now());
    const about = matchId ?? `letter.${matchIds[0]}`;
    const key = `reply_from_elsewhere:${about}:${day}:${this.#reader.id}`;
    const name = getFirstName(this.#reader.name);
    if (matchId === null) {
      const all = member === null ? [] : await readWritersMatches({ ...this.#talk, member });
      const open = listOpen(all.filter(({ mine }) => matchIds.includes(mine.id)));
      const letter = writeSeveralElsewhere({ name, matches: open }, this.#voice);
      return this.#add(letter, [], null, key);
    }
    const found = await readAnsweredMatch(
      { memberId: this.#reader.id, matchId },
      website,
      services,
    );
    if (found === null) return undefined;
    const { proposalId } = message;
    const letter = writeFromElsewhereLetter({ name, match: found.mine, proposalId }, this.#voice);
    return this.#add(letter, [], matchId, key);
  }

  #sendSeveral(outcome: SeveralOutcome, matches: readonly WritersMatch[]): void {
    const { message, services } = this.#talk;
    const name = getFirstName(this.#reader.name);
    const letter = writeSeveralAnswerLetter(
      outcome,
      { name, matches: listOpen(matches) },
      this.#voice,
    );
    const players = matches.flatMap(({ mine }) => mine.opponents.map(({ id }) => id));
    services.store.together(() => {
      this.#add(letter, players, null);
      services.store.inbox.end(message.place, { outcome: outcome.kind });
    });
  }

  #add(letter: Letter, players: readonly string[], matchId: string | null, key?: string): void {
    const { message, language, services } = this.#talk;
    const { id, name, mailbox } = this.#reader;
    services.store.outbox.add({
      key: key ?? `answer:${message.place}:${id}`,
      to: { member_id: id, address: mailbox, name },
      language,
      letter,
      about: players.filter((one) => one !== id),
      ...(matchId === null ? {} : { in_reply_to: `match:${matchId}:${id}` }),
    });
  }
}

function listOpen(matches: readonly WritersMatch[]) {
  return matches.filter(({ isDecided }) => !isDecided).map(({ mine }) => mine);
}
