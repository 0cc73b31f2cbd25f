import type { VNode } from 'preact';
import type { Api } from '../../../../api/client.ts';
import { Hero } from '../../../../components/hero.tsx';
import { Note } from '../../../../components/note.tsx';
import { Shell } from '../../../../components/shell.tsx';
import type { CoachVisit } from '../../../../web/visit.ts';
import type { Faults, MemberFields } from '../member-fields.ts';
import { type Holder, ShareBox } from '../share.tsx';
import { MemberFieldset } from '../member-form.tsx';

export interface NewState {
  readonly typed: MemberFields;
  readonly faults: Faults;
  /** Members of the same name. */
  readonly similar: readonly Api<'Member'>[];
  /** Who has the address that was typed: they may read one mailbox. */
  readonly holder: Holder | null;
  /** What makes two presses one member. */
  readonly formKey: string;
}

export function NewView(props: NewState & { readonly visit: CoachVisit }): VNode {
  const { visit, typed, faults, similar, holder, formKey } = props;
  const { words, club } = visit;
  const { members } = words;
  return (
    <Shell
      club={club.name}
      player={null}
      coach={{ tab: 'members' }}
      address="/coach/members/new"
      wide
      hero={<Hero title={members.newTitle} text={members.newAbout} />}
    >
      <form class="card lift stack5" method="post" action="/coach/members/new" novalidate>
        {Object.keys(faults).length > 0 && (
          <Note icon="warn" kind="warn" isAlert>
            {members.someWrong}
          </Note>
        )}
        {similar.map(({ id, display_name: name }) => (
          <div key={id} class="note warn" role="alert">
            <p>
              {members.similar(name)} <a href={`/coach/members/${id}`}>{name}</a>
            </p>
          </div>
        ))}
        <input type="hidden" name="key" value={formKey} />
        {holder !== null && (
          <ShareBox visit={visit} holder={holder} isTicked={faults.email !== 'taken'} />
        )}
        <MemberFieldset visit={visit} typed={typed} faults={faults} />
        <div class="row wrap">
          {similar.length === 0 ? (
            <button class="btn p">{members.addButton}</button>
          ) : (
            <button class="btn p" name="sure" value="1">
              {members.similarSure}
            </button>
          )}
          <a class="btn q" href="/coach/members">
            {words.shell.back}
          </a>
        </div>
      </form>
    </Shell>
  );
}
