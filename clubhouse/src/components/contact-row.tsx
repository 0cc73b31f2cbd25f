import type { VNode } from 'preact';
import type { CountryCode } from 'libphonenumber-js/max';
import { buildContactLinks } from '../contacts/contact-links.ts';
import type { Telephone } from '../contacts/telephones.ts';
import { Icon, type IconName } from './icon.tsx';
import { useLocale } from './locale.ts';

interface ContactRowProps {
  readonly contact: {
    readonly display_name: string;
    readonly phone?: string | null | undefined;
    readonly email?: string | null | undefined;
  };
  /** The club's country, for numbers without a country code. */
  readonly country: CountryCode | null;
  readonly text: string;
  /** Whether to print a single number; several numbers are always printed. */
  readonly hasNumber?: boolean;
}

export function ContactRow({ contact, country, text, hasNumber = false }: ContactRowProps): VNode {
  const { words } = useLocale();
  const { contact: say } = words;
  const name = contact.display_name;
  const { telephones, mail } = buildContactLinks(contact, country, text);
  const byMail: ContactLink[] =
    mail === null ? [] : [{ icon: 'mail', href: mail.href, label: say.mail }];
  if (telephones.length === 0 && mail === null) return <p class="meta">{say.none(name)}</p>;
  const rows = telephones.map((telephone) => ({
    shown: telephone.shown,
    links: listContactLinks(telephone, say),
  }));
  const areShown = hasNumber || rows.length > 1 || rows.some(({ links }) => links.length === 0);
  // The email link goes next to the first number with links.
  const first = rows.findIndex(({ links }) => links.length > 0);
  return (
    <>
      {rows.map(({ shown, links }, index) => (
        <>
          {areShown && <p class="breaks">{shown}</p>}
          <Links
            label={rows.length > 1 ? `${say.reach(name)}: ${shown}` : say.reach(name)}
            links={index === first ? [...links, ...byMail] : links}
          />
        </>
      ))}
      {first === -1 && <Links label={say.reach(name)} links={byMail} />}
    </>
  );
}

interface ContactLink {
  readonly icon: IconName;
  readonly href: string;
  readonly label: string;
}

interface LinksProps {
  readonly label: string;
  readonly links: readonly ContactLink[];
}

function Links({ label, links }: LinksProps): VNode | null {
  if (links.length === 0) return null;
  return (
    <ul class="contact" aria-label={label}>
      {links.map(({ icon, href, label: way }) => (
        <li key={icon}>
          <a href={href}>
            <Icon name={icon} />
            {way}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface Labels {
  readonly call: string;
  readonly text: string;
  readonly whatsapp: string;
}

function listContactLinks({ call, sms, whatsApp }: Telephone, labels: Labels): ContactLink[] {
  return [
    ...(call === null ? [] : [{ icon: 'phone', href: call, label: labels.call } as const]),
    ...(sms === null ? [] : [{ icon: 'text', href: sms, label: labels.text } as const]),
    ...(whatsApp === null
      ? []
      : [{ icon: 'whatsapp', href: whatsApp, label: labels.whatsapp } as const]),
  ];
}
