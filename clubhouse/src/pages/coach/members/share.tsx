import type { VNode } from 'preact';
import { LeagueFailure } from '../../../api/answer.ts';
import { getMember, memberOfAddress } from '../../../api/members.ts';
import { readAddress } from '../../../addresses/address.ts';
import type { FilledField } from '../../../components/filled-field.ts';
import { HiddenFields, Tick } from '../../../components/form-fields.tsx';
import { useVisit } from '../../../web/use-visit.ts';
import type { CoachVisit } from '../../../web/visit.ts';

/** Who has an address that another member is to read as well. */
export interface Holder {
  readonly id: string;
  readonly name: string;
}

/** Who has this address; null: nobody who is still there. @throws LeagueFailure */
export async function holderOfAddress({ api }: CoachVisit, email: string): Promise<Holder | null> {
  if (readAddress(email) === null) return null;
  const found = await memberOfAddress(api, email);
  return found === null ? null : { id: found.id, name: found.display_name };
}

/** Whose mailbox a member reads who has no address of their own. @throws LeagueFailure */
export async function holderOfMailbox(visit: CoachVisit, memberId: string): Promise<Holder | null> {
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

/** A box to tick: they read the mailbox of somebody who has the address already (MEMB-22). */
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
