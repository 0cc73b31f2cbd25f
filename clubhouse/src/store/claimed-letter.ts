import type { SQLOutputValue } from 'node:sqlite';
import type { Letter, LetterToSend } from '../mail/letter.ts';
import { isLanguage } from '../messages/language.ts';

export interface ClaimedLetter extends LetterToSend {
  readonly place: number;
  /** 1 for the first. */
  readonly attempt: number;
}

/** @param attempts the number of earlier attempts */
export function toClaimedLetter(
  row: Record<string, SQLOutputValue>,
  attempts: 'attempts' | 'push_attempts' = 'attempts',
): ClaimedLetter {
  const { member_id: memberId, in_reply_to: follows } = row;
  const [address, name, language] = [row['address'], row['name'], row['language']].map(String);
  return {
    place: Number(row['place']),
    key: String(row['key']),
    to: {
      ...(typeof memberId === 'string' ? { member_id: memberId } : {}),
      address: address ?? '',
      name: name ?? '',
    },
    language: isLanguage(language) ? language : 'en',
    // Written only by `Outbox.add`.
    letter: JSON.parse(String(row['letter'])) as Letter,
    about: typeof row['about'] === 'string' ? (JSON.parse(row['about']) as string[]) : [],
    ...(typeof follows === 'string' ? { in_reply_to: follows } : {}),
    attempt: Number(row[attempts]),
  };
}
