import type { CountryCode } from 'libphonenumber-js/max';
import { readTelephones, type Telephone } from './telephones.ts';

export interface ContactLinks {
  readonly telephones: readonly Telephone[];
  readonly mail: { readonly shown: string; readonly href: string } | null;
}

interface Reachable {
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/**
 * All links for contacting a member (CONT-1).
 * @param country the club's, for numbers without a country code
 * @param message the beginning of a text message or email
 */
export function buildContactLinks(
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
        : {
            shown: email,
            href: makeMailLink(email, message === undefined ? {} : { body: message }),
          },
  };
}

/** @param fields the email's fields, such as `subject` and `body` */
export function makeMailLink(email: string, fields: Readonly<Record<string, string>> = {}): string {
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
