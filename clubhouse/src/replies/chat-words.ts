import type { Club } from '../api/club.ts';
import type { MyMatch } from '../api/my-match.ts';
import type { Block } from '../mail/letter.ts';
import { sanitiseText, type Voice } from '../mail/letters/voice.ts';
import { type OutcomeFacts, composeOutcome, describeResult } from '../mail/letters/reply-answer.ts';
import { getDates } from '../messages/dates.ts';
import { type Language, getWords } from '../messages/language.ts';
import { sayWhere } from '../messages/say-where.ts';

/** The texts of the emails about outcomes, but without mentions of email. */
export function makeChatVoice(language: Language, club: Club, url: string): Voice {
  const words = getWords(language);
  const { replyLetters, telegram } = words;
  const { reported, which, notUnderstood } = replyLetters;
  const say = telegram.chat;
  const inChats = {
    ...replyLetters,
    reported: { ...reported, wrong: say.wrong },
    which: { ...which, opens: say.whichOpens },
    notUnderstood: { ...notUnderstood, text: say.notUnderstood, above: '' },
  };
  const dates = getDates(language, club.timezone);
  return { words: { ...words, replyLetters: inChats }, dates, club: club.name, url };
}

/** Describes an outcome in one chat message, with the opponent's name. */
export function describeOutcome(facts: Omit<OutcomeFacts, 'choicePaths'>, voice: Voice): string {
  const { heading, body } = composeOutcome({ ...facts, choicePaths: [] }, voice);
  const { opponent } = facts.match;
  const about = `${sanitiseText(opponent)} · ${sanitiseText(sayWhere(voice.words, facts.match))}`;
  return formatChatText([heading, ...body.flatMap(writeLines), about]);
}

export function labelResult(
  entry: Parameters<typeof describeResult>[0],
  match: MyMatch,
  voice: Voice,
): string {
  return stripMarks(describeResult(entry, match, voice));
}

/** The opponent, with more detail if that is ambiguous. */
export function labelMatches(matches: readonly MyMatch[], { words }: Voice): string[] {
  return matches.map((match) => {
    const isAlone = matches.filter(({ opponent }) => opponent === match.opponent).length === 1;
    return isAlone ? match.opponent : `${match.opponent} · ${sayWhere(words, match)}`;
  });
}

export function formatChatText(lines: readonly string[]): string {
  return lines.map((line) => capitaliseLine(stripMarks(line))).join('\n');
}

/** An email button becomes a line with its address, which every program shows. */
function writeLines(block: Block): string[] {
  switch (block.type) {
    case 'card':
      return [block.title, ...block.lines];
    case 'button':
      return [`${block.label}: ${block.href}`];
    case 'list':
      return [...block.items];
    case 'contacts':
      return [];
    case 'heading':
    case 'paragraph':
    case 'small':
      return [block.text];
  }
}

/** Removes the emails' markup; names contain none. */
function stripMarks(text: string): string {
  return text.replaceAll('*', '');
}

/** Begins a line with a capital: in emails, the text after the greeting begins in lower case. */
function capitaliseLine(line: string): string {
  return line.charAt(0).toUpperCase() + line.slice(1);
}
