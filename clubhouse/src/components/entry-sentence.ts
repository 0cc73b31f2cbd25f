import { type Entry, scoreText, winner } from '../score/entry.ts';
import type { Format } from '../score/format.ts';
import { asItCounts, isLeftUnfinished } from '../score/match-end.ts';
import { fill } from '../messages/fill.ts';

/** The sentences of a report, `{name}` and `{score}` in them, to one player or to two. */
export interface EntrySentences {
  readonly won: string;
  readonly drawn: string;
  readonly lost: string;
  readonly wonRetired: string;
  readonly lostRetired: string;
  readonly wonWalkover: string;
  readonly lostWalkover: string;
  readonly wonConceded: string;
  readonly lostConceded: string;
  readonly unplayed: string;
  /** Around one of these, `{said}`, where the time ended the match. */
  readonly timeUp: string;
}

/** What an entry says, as a sentence; null where it does not say yet who won. */
export function entrySentence(
  entry: Entry,
  name: string,
  sentences: EntrySentences,
): string | null {
  const template = templateOf(entry, sentences);
  return template === null ? null : fill(template, { name, score: scoreText(entry) });
}

/** The same of what is being entered: what of it counts, and that the time was up (RPT-17). */
export function draftSentence(
  entry: Entry,
  format: Format,
  name: string,
  sentences: EntrySentences,
): string | null {
  const said = entrySentence(asItCounts(entry, format), name, sentences);
  if (said === null || !isLeftUnfinished(entry, format)) return said;
  return fill(sentences.timeUp, { said });
}

/** Level, which only the rules of some competitions take. */
function isDrawn({ ending, sets }: Entry): boolean {
  return ending === 'completed' && sets.length > 0;
}

function templateOf(entry: Entry, sentences: EntrySentences): string | null {
  if (entry.ending === 'unplayed') return sentences.unplayed;
  const won = winner(entry);
  if (won === null) return isDrawn(entry) ? sentences.drawn : null;
  const isMine = won === 'me';
  switch (entry.ending) {
    case 'completed':
      return isMine ? sentences.won : sentences.lost;
    case 'retired':
      return isMine ? sentences.wonRetired : sentences.lostRetired;
    case 'walkover':
      return isMine ? sentences.wonWalkover : sentences.lostWalkover;
    case 'conceded':
      return isMine ? sentences.wonConceded : sentences.lostConceded;
  }
}
