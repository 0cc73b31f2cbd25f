import type { VNode } from 'preact';
import type { Member } from '../../../../../api/members.ts';
import { HiddenFields } from '../../../../../components/form-fields.tsx';
import { PostForm } from '../../../../../components/post-form.tsx';
import type { Filled } from '../../../../../web/form.ts';
import { useVisit } from '../../../../../web/use-visit.ts';
import { CoachLayout } from '../../../coach-layout.tsx';
import { type CHANGED_MEMBER, type Field, FIELDS, type MemberForm } from '../../member-fields.ts';
import { MemberFieldset } from '../../member-form.tsx';
import { type Holder, ShareBox } from '../../share.tsx';

export interface EditState {
  readonly form: Filled<typeof CHANGED_MEMBER>;
  /** The form's original values. */
  readonly was: MemberForm;
  /** The member whose mailbox is shared, or could be. */
  readonly holder: Holder | null;
  /** The current values of fields that somebody else has changed too. */
  readonly now?: Readonly<Partial<Record<Field, string>>>;
}

/** Includes its original values, so that only edited fields are saved (MEMB-6). */
export function EditView(props: EditState & { readonly member: Member }): VNode {
  const { member, form, was, holder, now = {} } = props;
  const { members, shell } = useVisit().words;
  const path = `/coach/members/${member.id}`;
  const before = FIELDS.map((field) => ({ ...was.field(field), name: `was-${field}` }));
  return (
    <CoachLayout tab="members" title={members.editTitle(member.display_name)}>
      <PostForm of={form} class="card stack5" action={`${path}/edit`}>
        <HiddenFields of={before} />
        {holder !== null && <ShareBox of={form.field('share')} holder={holder} />}
        <MemberFieldset field={form.field} now={now} />
        <div class="row wrap">
          <button class="btn p">{members.save}</button>
          <a class="btn q" href={path}>
            {shell.back}
          </a>
        </div>
      </PostForm>
    </CoachLayout>
  );
}
