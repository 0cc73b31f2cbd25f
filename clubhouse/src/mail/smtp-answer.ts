import type { Delivery } from './mail-transport.ts';

interface SmtpError {
  readonly message: string;
  readonly code?: unknown;
  /** The SMTP command that failed, such as `RCPT TO`. */
  readonly command?: unknown;
  readonly response?: unknown;
  readonly responseCode?: unknown;
}

/** Replies to RCPT that are about this server's settings, not about the recipient. */
const ABOUT_US = /^53\d|^5\d\d[ -]5\.7\.\d+ .*\b(relay|authenticat)/i;

/** Whether a failure concerns this email or the whole server (MAIL-5, MAIL-6). */
export function classifyFailure(error: unknown): Exclude<Delivery, { readonly kind: 'sent' }> {
  const failure: SmtpError = error instanceof Error ? error : { message: String(error) };
  const { code, command, response, responseCode } = failure;
  const reason = removeAddresses(typeof response === 'string' ? response : failure.message);
  const isOfLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!isOfLetter || isServerFault(command, responseCode, reason)) return { kind: 'away', reason };
  const isPassing =
    typeof responseCode === 'number' && (responseCode < 500 || responseCode === 503);
  return { kind: isPassing ? 'later' : 'refused', reason };
}

/** Sender refused, service closing, relaying forbidden: the server would accept no email. */
function isServerFault(command: unknown, responseCode: unknown, reason: string): boolean {
  if (typeof responseCode !== 'number') return false;
  return command === 'MAIL FROM' || responseCode === 421 || ABOUT_US.test(reason);
}

/** Removes addresses, which servers like to repeat; logs and reasons must name nobody. */
export function removeAddresses(text: string): string {
  const [first = ''] = text.replaceAll(/<?[^\s<>@]+@[^\s<>@]+>?/g, '…').split('\n', 1);
  return first.slice(0, 200).trim();
}
