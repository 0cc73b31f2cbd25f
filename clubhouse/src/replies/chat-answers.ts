import type { Voice } from '../mail/letters/voice.ts';
import { makeReplyExamples } from '../reading/examples.ts';
import { makeChoiceData, readChoice, readChoiceData, serialiseChoices } from './stored-choices.ts';
import type { Answers, Talk } from './talk.ts';
import { makeMatchContext, findTheirProposal, type WritersMatch } from './writers-matches.ts';
import {
  makeChatVoice,
  labelMatches,
  describeOutcome,
  labelResult,
  formatChatText,
} from './chat-words.ts';

/** Buttons below a message; nobody reads more than this. */
const MAX_CHOICES = 20;

export function createChatAnswers(talk: Talk): Answers {
  return new ChatAnswers(talk);
}

class ChatAnswers implements Answers {
  readonly #talk: Talk;
  readonly #voice: Voice;

  constructor(talk: Talk) {
    this.#talk = talk;
    this.#voice = makeChatVoice(talk.language, talk.club, talk.services.url);
  }

  begin() {
    const { message, member, club } = this.#talk;
    const { words, url } = this.#voice;
    const { chat, title } = words.telegram;
    const how = words.replyLetters.notUnderstood.howResult(null, null, this.#notPlayed());
    const address = `${url}/me (${title})`;
    const { kind, matchId, written } = message;
    if (kind === 'bad_link') return this.#say([chat.badLink(address)]);
    if (member === null) return this.#say([chat.stranger(address)]);
    switch (kind) {
      case 'linked':
        return this.#say([chat.linked(member.display_name, club.name), how]);
      case 'help':
        return this.#say([how]);
      case 'unreadable':
        return this.#say([chat.unreadable]);
      case 'too_long':
      case 'too_large':
        return this.#say([chat.tooLong]);
      case 'too_many':
        return this.#say([chat.tooMany]);
      case 'press':
        return this.#beginPress(written);
      case 'text':
        return { matchId, written, entry: null, question: null };
      case 'stranger':
        // The chat has been linked to a member since, who has to write again.
        return this.#say([how]);
    }
  }

  /** Finds a pressed button's choice. Says if its question is closed or belongs to another chat. */
  #beginPress(data: string) {
    const { message, services } = this.#talk;
    const pressed = readChoiceData(data);
    const source = `${message.source.split('.')[0]}.${pressed?.updateId}`;
    const asked = pressed && services.store.inbox.askedInChat({ ...message, source });
    const choice = asked && readChoice(asked.choices, pressed.index);
    if (asked === null || choice === null) return this.#say([this.#voice.words.telegram.chat.over]);
    return { ...choice, written: asked.written, question: asked.place };
  }

  askWhich(matches: readonly WritersMatch[], written: string): void {
    const { message, services } = this.#talk;
    const { chat } = this.#voice.words.telegram;
    if (matches.length > MAX_CHOICES) {
      this.#say([chat.tooManyMatches]);
      return;
    }
    const mine = matches.map((match) => match.mine);
    const choices = mine.map(({ id }) => ({ matchId: id, entry: null }));
    const buttons = this.#buttons(labelMatches(mine, this.#voice));
    services.store.inbox.end(message.place, {
      outcome: 'which_match',
      answer: { text: formatChatText([chat.which, chat.whichOpens]), buttons },
      question: { choices: serialiseChoices(choices), written },
    });
  }

  sayGeneral(...[kind, matches, only = null]: Parameters<Answers['sayGeneral']>): void {
    const { words, url } = this.#voice;
    const { chat } = words.telegram;
    if (kind === 'failed') this.#say([chat.failed, url]);
    else if (kind === 'not_played') this.#say([chat.notPlayed]);
    else if (matches.length === 0) this.#say([chat.noMatch, url]);
    else if (only === null) {
      const { heading, text, howResult } = words.replyLetters.notUnderstood;
      this.#say([heading, text, howResult(null, null, this.#notPlayed()), url]);
    } else {
      const examples = makeReplyExamples(only.context, words.replyLetters.examples, null);
      const facts = { match: only.mine, proposalId: null, examples };
      this.#say([describeOutcome({ ...facts, outcome: { kind: 'not_understood' } }, this.#voice)]);
    }
  }

  #notPlayed(): string {
    return this.#voice.words.replyLetters.examples.notPlayed;
  }

  sayGone(): void {
    this.#say([this.#voice.words.telegram.chat.noMatch, this.#voice.url]);
  }

  sayOutcome(...[found, outcome, meant]: Parameters<Answers['sayOutcome']>): void {
    const { message, services } = this.#talk;
    const { inbox, proposals } = services.store;
    const { matchId, written, question } = meant;
    const { mine: match } = found;
    const say = this.#voice.words.replyLetters.examples;
    const proposal = findTheirProposal(proposals.openIn([matchId]), match);
    const context = makeMatchContext(found, proposal, services.now());
    const examples = makeReplyExamples(context, say, found.deadline);
    const entries = outcome.kind === 'which' ? outcome.entries : [];
    const choices = serialiseChoices(entries.map((entry) => ({ matchId, entry })));
    const proposalId = proposal?.id ?? null;
    if (question !== null) inbox.closeQuestion(question);
    inbox.end(message.place, {
      outcome: outcome.kind,
      answer: {
        text: describeOutcome({ match, proposalId, outcome, examples }, this.#voice),
        buttons: this.#buttons(entries.map((entry) => labelResult(entry, match, this.#voice))),
      },
      ...(entries.length === 0 ? {} : { question: { choices, written } }),
    });
  }

  #buttons(labels: readonly string[]) {
    const updateId = this.#talk.message.source.split('.')[1] ?? '';
    return labels.map((label, index) => ({ label, data: makeChoiceData(updateId, index) }));
  }

  #say(lines: readonly string[]): null {
    const answer = { text: formatChatText(lines), buttons: [] };
    this.#talk.services.store.inbox.end(this.#talk.message.place, { answer });
    return null;
  }
}
