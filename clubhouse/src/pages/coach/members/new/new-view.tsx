import type { VNode } from 'preact';
import type { Api } from '../../../../api/client.ts';
import { PostForm } from '../../../../components/post-form.tsx';
import type { Filled } from '../../../../web/form.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { CoachLayout } from '../../coach-layout.tsx';
import type { NEW_MEMBER } from '../member-fields.ts';
import { MemberFieldset } from '../member-form.tsx';
import { type Holder, ShareBox } from '../share.tsx';

export interface NewState {
  readonly form: Filled<typeof NEW_MEMBER>;
  readonly similar?: readonly Api<'Member'>[];
  /** The owner of the typed address, who could share the mailbox. */
  readonly holder?: Holder | null;
}

export function NewView({ form, similar = [], holder = null }: NewState): VNode {
  const { members, shell } = useVisit().words;
  return (
    <CoachLayout tab="members" title={members.newTitle} text={members.newAbout}>
      <PostForm of={form} class="card stack5" action="/coach/members/new">
        {similar.map(({ id, display_name: name }) => (
          <div key={id} class="note warn" role="alert">
            <p>
              {members.similar(name)} <a href={`/coach/members/${id}`}>{name}</a>
            </p>
          </div>
        ))}
        {holder !== null && <ShareBox of={form.field('share')} holder={holder} />}
        <MemberFieldset field={form.field} />
        <div class="row wrap">
          {similar.length === 0 ? (
            <button class="btn p">{members.addButton}</button>
          ) : (
            <button class="btn p" name="sure" value="1">
              {members.similarSure}
            </button>
          )}
          <a class="btn q" href="/coach/members">
            {shell.back}
          </a>
        </div>
      </PostForm>
    </CoachLayout>
  );
}
