import type { VNode } from 'preact';
import type { Api } from '../api/client.ts';
import { Icon, type IconName } from './icon.tsx';
import { useLocale } from './locale.ts';

type Contact = Api<'PlayerContacts'>['data'][number];

interface ContactRowProps {
  readonly contact: Contact;
  /** What a text begins with, ready to send. */
  readonly text: string;
}

/** Ways to reach one person with a thumb; those for which the club has a number or an address. */
export function ContactRow({ contact, text }: ContactRowProps): VNode {
  const { words } = useLocale();
  const ways = waysTo(contact, text, words.contact);
  const name = contact.display_name;
  if (ways.length === 0) return <p class="meta">{words.contact.none(name)}</p>;
  return (
    <ul class="contact" aria-label={words.contact.reach(name)}>
      {ways.map(({ icon, href, label }) => (
        <li key={icon}>
          <a href={href}>
            <Icon name={icon} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ContactLink {
  readonly icon: IconName;
  readonly href: string;
  readonly label: string;
}

interface Labels {
  readonly call: string;
  readonly text: string;
  readonly whatsapp: string;
  readonly mail: string;
}

function waysTo({ phone, email }: Contact, text: string, labels: Labels): ContactLink[] {
  const said = encodeURIComponent(text);
  const number = phone === null ? '' : phone.replaceAll(/[^\d+]/g, '');
  const byPhone: ContactLink[] =
    number === ''
      ? []
      : [
          { icon: 'phone', href: `tel:${number}`, label: labels.call },
          { icon: 'text', href: `sms:${number}?&body=${said}`, label: labels.text },
        ];
  // WhatsApp knows numbers by their country alone.
  const international = /^(?:\+|00)(\d{7,15})$/.exec(number)?.[1];
  const byWhatsApp: ContactLink[] =
    international === undefined
      ? []
      : [
          {
            icon: 'whatsapp',
            href: `https://wa.me/${international}?text=${said}`,
            label: labels.whatsapp,
          },
        ];
  const byMail: ContactLink[] =
    email === null
      ? []
      : [
          {
            icon: 'mail',
            href: `mailto:${encodeURIComponent(email).replace('%40', '@')}?body=${said}`,
            label: labels.mail,
          },
        ];
  return [...byPhone, ...byWhatsApp, ...byMail];
}
