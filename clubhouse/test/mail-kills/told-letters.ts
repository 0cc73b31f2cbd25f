import type { LetterToSend } from '../../src/mail/letter.ts';

interface Happened {
  readonly id: string;
  readonly kind: string;
  readonly match_id?: string | null;
}

const PLAYERS = 6;

/** Two emails for each event of a match, derived only from the event. */
export function makeLetters({ id, kind, match_id: matchId }: Happened): LetterToSend[] {
  if (!kind.startsWith('match.') || typeof matchId !== 'string') return [];
  const player = Number.parseInt(matchId.slice(-2), 16) % PLAYERS;
  return [`player-${player}@example.org`, 'everybody@example.org'].map((address) => ({
    key: `told:${id}:${address}`,
    to: { address, name: 'Somebody' },
    language: 'en',
    about: [],
    letter: {
      kind: 'settled',
      subject: `told ${id}`,
      blocks: [{ type: 'paragraph', text: 'Something has happened. '.repeat(40) }],
    },
  }));
}
