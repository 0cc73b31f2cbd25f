import type { CountryCode } from 'libphonenumber-js/max';
import { readTelephones, type Telephone } from './telephones.ts';

/** How somebody can be reached: by each number of their telephone field, and by mail. */
export interface ContactLinks {
  readonly telephones: readonly Telephone[];
  readonly mail: { readonly shown: string; readonly href: string } | null;
}

interface Reachable {
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/**
 * All that can be pressed to reach somebody (CONT-1).
 * @param country of the club: numbers without one are read as its own
 * @param message what a text or a mail begins with
 */
export function contactLinks(
  { phone, email }: Reachable,
  country: CountryCode | null,
  message?: string,
): ContactLinks {
  const said = message === undefined ? {} : { message };
  return {
    telephones: readTelephones(phone ?? '', { country, ...said }),
    mail:
      email === null || email === undefined
        ? null
        : { shown: email, href: mailLink(email, message === undefined ? {} : { body: message }) },
  };
}

/** @param fields of the mail, as `subject` and `body` */
export function mailLink(email: string, fields: Readonly<Record<string, string>> = {}): string {
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
