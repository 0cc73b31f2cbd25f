import type { Club } from '../api/club.ts';
import type { Language } from '../words/language.ts';
import type { Block, Letter } from './letter.ts';

export interface RenderedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
}

/** A letter as mail programs show it. */
export function renderLetter(letter: Letter, club: Club, _language: Language): RenderedLetter {
  const text = [...letter.blocks.map(textOf), `-- \n${club.name}`].join('\n\n');
  return { subject: letter.subject, text: `${text}\n`, html: null };
}

function textOf(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'small':
      return block.text.replaceAll('*', '');
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'contacts':
      return block.people
        .map(({ name, phone, email }) => [name, phone, email].filter(Boolean).join('\n'))
        .join('\n\n');
    case 'list':
      return block.items.map((item) => `- ${item.replaceAll('*', '')}`).join('\n');
    case 'card':
      return [block.title, ...block.lines].join('\n').replaceAll('*', '');
  }
}
