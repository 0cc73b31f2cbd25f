import type { VNode } from 'preact';
import type { Api } from '../../../api/client.ts';
import type { MyMatch } from '../../../api/my-match.ts';
import { getFirstName } from '../../../messages/names.ts';
import { ContactRow } from '../../../components/contact-row.tsx';
import { useVisit } from '../../../web/use-visit.ts';

type Contact = Api<'PlayerContacts'>['data'][number];

interface ContactText {
  readonly title: string;
  /** @param first the recipient's first name */
  readonly text: (first: string) => string;
}

interface Props {
  readonly match: Pick<Api<'Match'>, 'sides'>;
  readonly mine: MyMatch;
  /** The contacts that the league shows the player now; all others are left out (MTCH-5). */
  readonly contacts: readonly Contact[];
  readonly opponents: ContactText;
  readonly partner: (first: string) => ContactText;
}

/** Everybody else in a match: each opponent by name, and the viewer's partner. */
export function MatchContacts(props: Props): VNode | null {
  const { match, mine, contacts, opponents, partner } = props;
  const ids = (side: number) =>
    match.sides.flatMap((one) => (one.side === side ? one.members.map(({ id }) => id) : []));
  const known = (side: number) =>
    ids(side).flatMap((id) => contacts.find((one) => one.member_id === id) ?? []);
  const others = known(1 - mine.side);
  const partners = known(mine.side);
  if (others.length + partners.length === 0) return null;
  const isPair = ids(1 - mine.side).length > 1;
  return (
    <>
      {others.length > 0 && <h2 class="sec">{opponents.title}</h2>}
      <div class="stack">
        {others.map((contact) => (
          <div key={contact.member_id} class="stack">
            {isPair && <h3>{contact.display_name}</h3>}
            <Row contact={contact} text={opponents.text} />
          </div>
        ))}
      </div>
      {partners.map((contact) => {
        const said = partner(getFirstName(contact.display_name));
        return (
          <div key={contact.member_id} class="stack">
            <h2 class="sec">{said.title}</h2>
            <Row contact={contact} text={said.text} />
          </div>
        );
      })}
    </>
  );
}

interface RowProps {
  readonly contact: Contact;
  readonly text: ContactText['text'];
}

function Row({ contact, text }: RowProps): VNode {
  return (
    <ContactRow
      contact={contact}
      country={useVisit().club.country}
      text={text(getFirstName(contact.display_name))}
      hasNumber
    />
  );
}
