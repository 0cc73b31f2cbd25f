import type { CountryCode } from 'libphonenumber-js/max';
import { contactLinks } from '../../contacts/contact-links.ts';
import type { Contact } from '../letter.ts';

export interface ContactLink {
  readonly label: string;
  readonly shown: string;
  /** Null where there is nothing to press: a number that cannot be dialled. */
  readonly href: string | null;
}

interface Labels {
  readonly phone: string;
  readonly whatsapp: string;
  readonly mail: string;
}

/**
 * How somebody can be reached: what to press, and what it shows to whoever reads it on paper.
 * @param country of the club: numbers without one are read as its own
 */
export function waysToReach(
  contact: Contact,
  labels: Labels,
  country: CountryCode | null,
): ContactLink[] {
  const { telephones, mail } = contactLinks(contact, country);
  return [
    ...telephones.flatMap(({ shown, call, whatsApp }) => [
      { label: labels.phone, shown, href: call },
      ...(whatsApp === null ? [] : [{ label: labels.whatsapp, shown: whatsApp, href: whatsApp }]),
    ]),
    ...(mail === null ? [] : [{ label: labels.mail, ...mail }]),
  ];
}
