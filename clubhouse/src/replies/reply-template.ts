import { isEmailAddress } from '../addresses/address.ts';
import { MAX_TOKEN_LENGTH } from './reply-token.ts';

/** The address for replies, with a place for each email's token. */
export interface ReplyTemplate {
  /** The part before the token, in lower case. */
  readonly before: string;
  /** The part after the token, with the `@` and the domain. */
  readonly after: string;
}

const PLACE = '{token}';
/** RFC 5321. */
const MAX_LOCAL_OCTETS = 64;

/**
 * `answers+{token}@club.example`, or `{token}@answers.club.example` for a catch-all domain.
 * @returns the problem, as the end of a sentence
 */
export function readReplyTemplate(text: string): ReplyTemplate | string {
  const [before = '', after = '', ...more] = text.toLowerCase().split(PLACE);
  if (more.length > 0 || !text.includes(PLACE) || !/^[^@]*@[^@]+$/.test(after)) {
    return 'must contain {token} once before its @, such as answers+{token}@club.example.';
  }
  // Mail servers fold the case of addresses, but only for ASCII.
  if (!/^[!-~]+$/.test(text) || !isEmailAddress(`${before}x${after}`)) {
    return 'must be an email address containing {token}, such as answers+{token}@club.example.';
  }
  const local = before.length + after.indexOf('@');
  if (local + MAX_TOKEN_LENGTH > MAX_LOCAL_OCTETS) {
    const most = MAX_LOCAL_OCTETS - MAX_TOKEN_LENGTH;
    return `must have at most ${most} characters besides {token} before its @.`;
  }
  return { before, after };
}

export function fillTemplate({ before, after }: ReplyTemplate, token: string): string {
  return `${before}${token}${after}`;
}

/** The token in an address, ignoring case; null if it is not a reply address. */
export function findToken({ before, after }: ReplyTemplate, address: string): string | null {
  const folded = address.toLowerCase();
  const isOne = folded.startsWith(before) && folded.endsWith(after);
  const token = isOne ? folded.slice(before.length, folded.length - after.length) : '';
  return token === '' ? null : token;
}
