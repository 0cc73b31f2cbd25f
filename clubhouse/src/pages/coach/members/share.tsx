import type { VNode } from 'preact';
import { LeagueFailure } from '../../../api/answer.ts';
import { getMember, findMemberByAddress } from '../../../api/members.ts';
import { readAddress } from '../../../addresses/address.ts';
import type { FilledField } from '../../../components/filled-field.ts';
import { HiddenFields, Tick } from '../../../components/form-fields.tsx';
import { useVisit } from '../../../web/use-visit.ts';
import type { CoachVisit } from '../../../web/visit.ts';

export interface Holder {
  readonly id: string;
  readonly name: string;
}

/** The owner of an address; null if no current member has it. @throws LeagueFailure */
export async function findAddressHolder(
  { api }: CoachVisit,
  email: string,
): Promise<Holder | null> {
  if (readAddress(email) === null) return null;
  const found = await findMemberByAddress(api, email);
  return found === null ? null : { id: found.id, name: found.display_name };
}

/** @throws LeagueFailure */
export async function findMailboxHolder(
  visit: CoachVisit,
  memberId: string,
): Promise<Holder | null> {
  const id = visit.services.store.mailboxes.holderOf(memberId);
  if (id === null) return null;
  try {
    const { display_name: name, deleted_at: removedAt } = await getMember(visit.api, id);
    return removedAt === null ? { id, name } : null;
  } catch (error) {
    if (error instanceof LeagueFailure && error.status === 404) return null;
    throw error;
  }
}

/** A checkbox for sharing the mailbox of the address's owner (MEMB-22). */
export function ShareBox({
  of,
  holder,
}: {
  readonly of: FilledField;
  readonly holder: Holder;
}): VNode {
  const { members } = useVisit().words;
  return (
    <div class="field is-wide">
      <Tick
        of={of}
        value={holder.id}
        label={<span class="breaks">{members.share(holder.name)}</span>}
        about={members.shareAbout}
      />
      <HiddenFields of={[{ ...of, name: 'was-share', typed: holder.id }]} />
    </div>
  );
}
