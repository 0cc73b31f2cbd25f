import type { ComponentChildren, VNode } from 'preact';
import { ContactRow } from '../../../../components/contact-row.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Note } from '../../../../components/note.tsx';
import { getFirstName } from '../../../../messages/names.ts';
import { Pills } from '../pills.tsx';
import { formatRating } from '../rating-text.ts';
import { describeWish } from '../wish-words.ts';
import { Letters, Log, Plays } from './doings.tsx';
import type { MemberProps } from './member-props.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { CoachLayout } from '../../coach-layout.tsx';
import { LinkButton } from '../../../../components/buttons.tsx';

/** The club's data on a member, and the possible actions (MEMB-4). */
export function MemberView(props: MemberProps): VNode {
  const { member } = props;
  const { words, query } = useVisit();
  const { members } = words;
  const done = query.get('done');
  return (
    <CoachLayout tab="members" title={member.display_name} text={getExtraFullName(member)}>
      {(done === 'saved' || done === 'added') && <Note icon="check">{members.done[done]}</Note>}
      {done === 'signed-out' && <Note icon="check">{members.signedOut}</Note>}
      <LookAlikes {...props} />
      <div class="desk">
        <div class="stack5">
          <Contacts {...props} />
          <Plays {...props} />
          <Facts {...props} />
        </div>
        <div class="stack5">
          <Ways {...props} />
          <Letters {...props} />
          <Log {...props} />
        </div>
      </div>
      <p>
        <a class="btn q" href="/coach/members">
          <Icon name="back" />
          {members.title}
        </a>
      </p>
    </CoachLayout>
  );
}

/** Warns of other members whose names look the same on a page. */
function LookAlikes({ warnings }: MemberProps): VNode | null {
  const [warning] = warnings;
  if (warning === undefined) return null;
  const { ids, params } = warning;
  return (
    <Note icon="warn" kind="warn">
      {useVisit().words.members.nameLikeAnother}{' '}
      {params.others.map((name, index) => (
        <a key={ids[index]} class="btn q" href={`/coach/members/${ids[index]}`}>
          {name}
        </a>
      ))}
    </Note>
  );
}

/** The full name, if it says more than the heading. */
function getExtraFullName({ display_name: shown, full_name: full }: MemberProps['member']): string {
  return full === undefined || full === null || full === shown ? '' : full;
}

function Contacts({ member, holder }: MemberProps): VNode {
  const visit = useVisit();
  const { members } = visit.words;
  const { display_name: name, email, phone } = member;
  return (
    <section class="card stack">
      <h2>{members.contacts}</h2>
      <p>
        <Pills member={member} />
      </p>
      <ContactRow
        contact={{ display_name: name, phone, email }}
        country={visit.club.country}
        text={members.hello(getFirstName(name))}
      />
      <dl class="facts">
        <Fact name={members.mobile}>{phone ?? members.nothing}</Fact>
        <Fact name={members.email}>
          {email ?? (holder === null ? members.nothing : members.sharedWith(holder.name))}
        </Fact>
      </dl>
    </section>
  );
}

function Facts({ member }: MemberProps): VNode {
  const visit = useVisit();
  const { words, dates } = visit;
  const { members } = words;
  const { level, self_level: own, gender, joined_on: joined, date_of_birth: born } = member;
  const rating = formatRating(visit, member);
  return (
    <section class="card stack">
      <dl class="facts">
        <Fact name={members.wish}>{describeWish(visit, member.wants_to_play)}</Fact>
        <Fact name={members.fields.level}>{level ?? members.unset}</Fact>
        {own !== null && <Fact name={members.fields.self_level}>{own}</Fact>}
        {rating !== null && <Fact name={members.fields.rating}>{rating}</Fact>}
        {joined !== null && <Fact name={members.fields.joined_on}>{dates.fullDay(joined)}</Fact>}
        {typeof born === 'string' && (
          <Fact name={members.fields.date_of_birth}>{dates.fullDay(born)}</Fact>
        )}
        {typeof gender === 'string' && (
          <Fact name={members.fields.gender}>{members.genders[gender]}</Fact>
        )}
        {typeof member.age_group === 'string' && (
          <Fact name={members.fields.age_group}>{member.age_group}</Fact>
        )}
      </dl>
      <h2>{members.notes}</h2>
      <p class="notes">{member.notes ?? members.notesNone}</p>
    </section>
  );
}

function Fact({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <div>
      <dt class="meta">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The possible actions; there are none for a removed member. */
function Ways({ member }: MemberProps): VNode {
  const { words, dates } = useVisit();
  const { members } = words;
  const path = `/coach/members/${member.id}`;
  if (member.deleted_at !== null) {
    return <LinkButton look="q w" href={`${path}/away`} label={members.away} />;
  }
  const since = member.signed_in_at;
  return (
    <section class="card stack">
      <LinkButton look="p w" href={`${path}/edit`} label={members.edit} />
      <a class="btn w" href={`${path}/sign-in-code`}>
        <Icon name="qr" />
        {members.showCode}
      </a>
      {since === null && (
        <a class="btn w" href={`/coach/send/invitations?member=${member.id}`}>
          <Icon name="mail" />
          {members.invite}
        </a>
      )}
      <LinkButton look="q w" href={`${path}/away`} label={members.away} />
      <LinkButton look="q w" href={`${path}/data`} label={members.data} />
      {since !== null && (
        <form class="stack" method="post" action={`${path}/sign-out`}>
          <p class="meta">{members.signOutAbout(dates.day(dates.dateOf(Date.parse(since))))}</p>
          <button class="btn q w">{members.signOut}</button>
        </form>
      )}
    </section>
  );
}
