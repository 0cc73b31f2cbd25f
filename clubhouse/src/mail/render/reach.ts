import type { Contact } from '../letter.ts';

export interface ContactLink {
  readonly label: string;
  readonly shown: string;
  readonly href: string;
}

interface Labels {
  readonly phone: string;
  readonly whatsapp: string;
  readonly mail: string;
}

/** How somebody can be reached: what to press, and what it shows to who reads it on paper. */
export function waysToReach({ phone, email }: Contact, labels: Labels): ContactLink[] {
  const number = phone === null ? '' : phone.replaceAll(/[^\d+]/g, '');
  const international = whatsAppNumber(number);
  return [
    ...(phone === null || number === ''
      ? []
      : [{ label: labels.phone, shown: phone.trim(), href: `tel:${number}` }]),
    ...(international === null
      ? []
      : [
          {
            label: labels.whatsapp,
            shown: `https://wa.me/${international}`,
            href: `https://wa.me/${international}`,
          },
        ]),
    ...(email === null
      ? []
      : [
          {
            label: labels.mail,
            shown: email,
            href: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
          },
        ]),
  ];
}

/** WhatsApp knows numbers by their country alone. */
function whatsAppNumber(number: string): string | null {
  return /^(?:\+|00)(\d{7,15})$/.exec(number)?.[1] ?? null;
}
