import type { VNode } from 'preact';
import type { Member } from '../../../../../api/members.ts';
import { Hero } from '../../../../../components/hero.tsx';
import { Note } from '../../../../../components/note.tsx';
import { Shell } from '../../../../../components/shell.tsx';
import type { CoachVisit } from '../../../../../web/visit.ts';
import { type Faults, FIELDS, type MemberFields } from '../../member-fields.ts';
import { type Holder, ShareBox } from '../../share.tsx';
import { MemberFieldset } from '../../member-form.tsx';

export interface Conflict {
  /** Null where the league does not tell. */
  readonly who: string | null;
  /** The fields that they changed, in words. */
  readonly what: string;
  /** What both have changed, as it is now. */
  readonly now: Partial<MemberFields>;
}

/** Whose mailbox the member reads, or could. */
export interface Share {
  readonly holder: Holder | null;
  readonly isTicked: boolean;
}

interface Props {
  readonly visit: CoachVisit;
  readonly member: Member;
  readonly version: string;
  readonly typed: MemberFields;
  readonly was: MemberFields;
  readonly faults: Faults;
  readonly conflict: Conflict | null;
  readonly share: Share;
}

/** The form carries what it began with, so that only what is touched is changed (MEMB-6). */
export function EditView(props: Props): VNode {
  const { visit, member, version, typed, was, faults, conflict, share } = props;
  const { words, club } = visit;
  const { members } = words;
  const path = `/coach/members/${member.id}`;
  return (
    <Shell
      club={club.name}
      player={null}
      coach={{ tab: 'members' }}
      address={`${path}/edit`}
      wide
      hero={<Hero title={members.editTitle(member.display_name)} />}
    >
      <form class="card lift stack5" method="post" action={`${path}/edit`} novalidate>
        {conflict !== null && (
          <Note icon="warn" kind="warn" isAlert>
            {members.conflict(conflict.who ?? members.somebody, conflict.what)}{' '}
            {members.conflictAbout}
          </Note>
        )}
        {Object.keys(faults).length > 0 && (
          <Note icon="warn" kind="warn" isAlert>
            {members.someWrong}
          </Note>
        )}
        <input type="hidden" name="version" value={version} />
        {FIELDS.map((field) => (
          <input key={field} type="hidden" name={`was-${field}`} value={was[field]} />
        ))}
        {share.holder !== null && (
          <ShareBox visit={visit} holder={share.holder} isTicked={share.isTicked} />
        )}
        <MemberFieldset visit={visit} typed={typed} faults={faults} now={conflict?.now ?? {}} />
        <div class="row wrap">
          <button class="btn p">{members.save}</button>
          <a class="btn q" href={path}>
            {words.shell.back}
          </a>
        </div>
      </form>
    </Shell>
  );
}
