import type { VNode } from 'preact';
import { startOf } from '../../../../arrange/arranged.ts';
import { ContactRow } from '../../../../components/contact-row.tsx';
import { firstName } from '../../../../messages/names.ts';
import { shortTime } from '../../../../messages/when.ts';
import type { ArrangeProps } from './arrange-props.ts';
import { sayWhere } from '../../../../messages/say-where.ts';

/** Everybody else in the match, with a text ready to send. */
export function Reach({ visit, found }: ArrangeProps): VNode | null {
  const { arrange } = visit.words;
  const { mine, contacts, arranged, match } = found;
  const ids = new Set(mine.opponents.map(({ id }) => id));
  const opponents = contacts.filter((one) => ids.has(one.member_id));
  const own = match.sides[mine.side]?.members.map(({ id }) => id) ?? [];
  const partner = contacts.find((one) => own.includes(one.member_id));
  const start = startOf(arranged);
  const isToCome = start !== null && start > visit.now;
  const title = isToCome ? arrange.tell : arrange.reach(mine.opponentFirst);
  return (
    <>
      {opponents.length > 0 && <h2 class="sec">{title}</h2>}
      <div class="stack">
        {opponents.map((contact) => (
          <div key={contact.member_id} class="stack">
            {opponents.length > 1 && <h3>{contact.display_name}</h3>}
            <ContactRow
              contact={contact}
              text={textTo({ visit, found }, firstName(contact.display_name))}
            />
          </div>
        ))}
      </div>
      {partner !== undefined && (
        <>
          <h2 class="sec">{arrange.partner(firstName(partner.display_name))}</h2>
          <ContactRow
            contact={partner}
            text={arrange.textPartner(firstName(partner.display_name), mine.opponent)}
          />
        </>
      )}
    </>
  );
}

function textTo({ visit, found }: Pick<ArrangeProps, 'visit' | 'found'>, name: string): string {
  const { words, services, now } = visit;
  const { arrange } = words;
  const { mine, proposal, arranged } = found;
  const start = startOf(arranged);
  if (start !== null && start > now) {
    return arrange.textArranged(name, shortTime(visit, start));
  }
  const own = proposal?.side === mine.side ? proposal.times.filter((time) => time > now) : [];
  if (own.length === 0) return arrange.text(name, sayWhere(words, mine));
  const list = own.map((time) => shortTime(visit, time)).join(arrange.or);
  return arrange.textProposed(name, list, `${services.url}/matches/${mine.id}/arrange`);
}
