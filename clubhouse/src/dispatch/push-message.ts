import type { Letter } from '../mail/letter.ts';
import { type Language, getWords } from '../messages/language.ts';
import { isPushedLetter } from '../push/push-kinds.ts';

/** The text that the service worker shows, and the path that a tap opens. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A second push with this tag replaces the first. */
  readonly tag: string;
  readonly lang: Language;
}

interface PushedLetter {
  readonly letter: Letter;
  readonly language: Language;
  readonly showsNames: boolean;
  readonly club: string;
  readonly url: string;
  readonly tag: string;
}

/**
 * A push in two lines. They name nobody unless the reader wants names (PUSH-12); if so, the first
 * line is the email's subject, which never reveals a score.
 */
export function pushMessage(pushed: PushedLetter): PushMessage | null {
  const { letter, language, showsNames, club, url, tag } = pushed;
  if (!isPushedLetter(letter.kind)) return null;
  const { title, body } = getWords(language).push.notices[letter.kind];
  const [first, second] = showsNames ? [letter.subject, body] : [title, body];
  return { title: first, body: `${second}\n${club}`, url, tag, lang: language };
}

export function findButtonPath({ kind, blocks, answerable }: Letter, siteUrl: string): string {
  if (kind === 'time_proposed' && answerable !== undefined && 'match_id' in answerable) {
    return `/matches/${answerable.match_id}/arrange`;
  }
  for (const block of blocks) {
    if (block.type !== 'button' || !block.href.startsWith(`${siteUrl}/`)) continue;
    return block.href.slice(siteUrl.length);
  }
  return '/';
}
