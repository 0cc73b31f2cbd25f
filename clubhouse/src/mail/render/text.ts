import type { CountryCode } from 'libphonenumber-js/max';
import type { Block, Contact } from '../letter.ts';
import { sanitiseText } from '../letters/voice.ts';
import type { Foot } from './foot.ts';
import { listWaysToReach } from './reach.ts';
import { COLUMNS, wrapText } from './wrap.ts';
import type { Words } from '../../messages/en.ts';

/** Renders an email as plain text, with each address on its own line (LTR-1). */
export function renderPlainText(
  blocks: readonly Block[],
  foot: Foot,
  words: Words['letters'],
  country: CountryCode | null,
): string {
  const body = blocks.map((block) => renderText(block, words, country));
  const turnOff = foot.turnOff === null ? [] : [`${foot.turnOff.label}:`, foot.turnOff.href];
  // Mail programs treat and display the text below this line as a signature.
  const end = [
    '-- ',
    wrapText(stripMarkup(foot.club)),
    wrapText(stripMarkup(foot.why)),
    ...turnOff,
  ].join('\n');
  return `${[...body, end].join('\n\n')}\n`;
}

function renderText(block: Block, words: Words['letters'], country: CountryCode | null): string {
  switch (block.type) {
    case 'heading': {
      const text = wrapText(stripMarkup(block.text));
      const longest = Math.max(...text.split('\n').map((line) => Array.from(line).length));
      return `${text}\n${(block.isSub === true ? '-' : '=').repeat(Math.min(longest, COLUMNS))}`;
    }
    case 'paragraph':
    case 'small':
      return wrapText(stripMarkup(block.text));
    case 'button':
      return `${wrapText(`${stripMarkup(block.label)}:`)}\n${block.href}`;
    case 'contacts':
      return block.people.map((person) => renderContact(person, words, country)).join('\n\n');
    case 'list':
      return block.items.map((item) => wrapText(stripMarkup(item), '- ', '  ')).join('\n');
    case 'card':
      return [block.title, ...block.lines]
        .map((line) => wrapText(stripMarkup(line), '    '))
        .join('\n');
  }
}

function renderContact(
  person: Contact,
  words: Words['letters'],
  country: CountryCode | null,
): string {
  const about = person.about === undefined ? [] : [sanitiseText(person.about)];
  const name = [sanitiseText(person.name), ...about].join(', ');
  const ways = listWaysToReach(person, words.reach, country).map(
    ({ label, shown }) => `  ${label}: ${shown}`,
  );
  const lines = ways.length === 0 ? [wrapText(words.noWay, '  ')] : ways;
  return [wrapText(stripMarkup(name)), ...lines].join('\n');
}

/** Removes `*`, and characters that only prevent line breaks on a page. */
function stripMarkup(text: string): string {
  return text.replaceAll(/[*\u2060]/g, '').replaceAll('\u00a0', ' ');
}
