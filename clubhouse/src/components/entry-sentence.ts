import { type JudgedEntry, formatScore } from '../score/entry.ts';
import type { Format } from '../score/format.ts';
import { isLeftUnfinished } from '../score/judge.ts';
import { fill } from '../messages/fill.ts';

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
  /** Wraps one of these sentences, as `{said}`, if time ended the match. */
  readonly timeUp: string;
}

/** States an entry with the winner and score as the league has or will have them. */
export function describeEntry(entry: JudgedEntry, name: string, sentences: EntrySentences): string {
  return fill(chooseTemplate(entry, sentences), { name, score: formatScore(entry) });
}

/** States an entry that is not sent yet, and whether time was up (RPT-17). */
export function describeDraftEntry(
  entry: JudgedEntry,
  format: Format,
  name: string,
  sentences: EntrySentences,
): string {
  const said = describeEntry(entry, name, sentences);
  return isLeftUnfinished(entry, format) ? fill(sentences.timeUp, { said }) : said;
}

function chooseTemplate(entry: JudgedEntry, sentences: EntrySentences): string {
  if (entry.ending === 'unplayed') return sentences.unplayed;
  if (entry.winner === null) return sentences.drawn;
  const isMine = entry.winner === 'me';
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
