import type { CountryCode } from 'libphonenumber-js/max';
import { buildContactLinks } from '../../contacts/contact-links.ts';
import type { Contact } from '../letter.ts';

export interface ContactLink {
  readonly label: string;
  readonly shown: string;
  /** Null if there is no link, such as for a number that cannot be dialled. */
  readonly href: string | null;
}

interface Labels {
  readonly phone: string;
  readonly whatsapp: string;
  readonly mail: string;
}

/**
 * Ways to contact a person: links, and their text for readers on paper.
 * @param country the club's, for numbers without a country code
 */
export function listWaysToReach(
  contact: Contact,
  labels: Labels,
  country: CountryCode | null,
): ContactLink[] {
  const { telephones, mail } = buildContactLinks(contact, country);
  return [
    ...telephones.flatMap(({ shown, call, whatsApp }) => [
      { label: labels.phone, shown, href: call },
      ...(whatsApp === null ? [] : [{ label: labels.whatsapp, shown: whatsApp, href: whatsApp }]),
    ]),
    ...(mail === null ? [] : [{ label: labels.mail, ...mail }]),
  ];
}
