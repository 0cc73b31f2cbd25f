import type { VNode } from 'preact';
import type { Api } from '../../../api/client.ts';
import {
  countMembersInView,
  MEMBER_VIEWS,
  type MemberSearch,
  type MemberView,
  makeMemberListPath,
} from '../../../api/members.ts';
import { Icon } from '../../../components/icon.tsx';
import { PhoneFold } from '../../../components/phone-fold.tsx';
import { Note } from '../../../components/note.tsx';
import { MemberRows } from './member-rows.tsx';
import { FIELD_LIMITS } from '../../../api/field-limits.ts';
import { useVisit } from '../../../web/use-visit.ts';
import { CoachLayout } from '../coach-layout.tsx';
import { LinkButton } from '../../../components/buttons.tsx';

interface Props {
  readonly search: MemberSearch;
  readonly found: Api<'MemberPage'>;
  readonly counts: Api<'MemberCounts'>;
}

/** The list, the ways to add members, and actions for those ticked (MEMB-1). */
export function MembersView(props: Props): VNode {
  const { search, counts } = props;
  const { words, query } = useVisit();
  const { members } = words;
  const done = Object.entries(members.done).find(([name]) => name === query.get('done'));
  const { active, paused, never_signed_in: never } = counts;
  return (
    <CoachLayout tab="members" title={members.title} text={members.counts(active, paused, never)}>
      {done !== undefined && <Note icon="check">{done[1]}</Note>}
      <member-list class="stack">
        <div class="member-bar">
          <PhoneFold label={members.tools}>
            <Ways />
          </PhoneFold>
          <Search search={search} />
          <PhoneFold label={members.views[search.view]}>
            <Filters search={search} counts={counts} />
          </PhoneFold>
        </div>
        <Found {...props} />
      </member-list>
    </CoachLayout>
  );
}

function Ways(): VNode {
  const visit = useVisit();
  const { members } = visit.words;
  return (
    <nav class="card row wrap ways" aria-label={members.title}>
      <a class="btn" href="/coach/members/new">
        <Icon name="plus" />
        {members.add}
      </a>
      <LinkButton look="o" href="/coach/members/import" label={members.import} />
      <a class="btn" href="/coach/send/invitations">
        <Icon name="mail" />
        {visit.words.memberDesk.inviteTitle}
      </a>
      <LinkButton href="/coach/members/letter" label={visit.words.announce.title} />
      <LinkButton look="q" href="/coach/members/levels" label={members.levels} />
      <LinkButton look="q" href="/coach/members/applications" label={members.applications} />
      <LinkButton look="q" href="/coach/members/export" label={members.export} />
    </nav>
  );
}

function Search({ search }: Pick<Props, 'search'>): VNode {
  const { members } = useVisit().words;
  return (
    <form class="search card" method="get" action="/coach/members" role="search">
      {search.view !== 'all' && <input type="hidden" name="show" value={search.view} />}
      <div class="field">
        <label for="q">{members.find}</label>
        <input
          class="input"
          type="search"
          id="q"
          name="q"
          autocomplete="off"
          spellcheck={false}
          placeholder={members.find}
          maxlength={FIELD_LIMITS['/v1/members'].q.maxLength}
          value={search.text}
        />
      </div>
      <button class="btn">{members.findButton}</button>
    </form>
  );
}

function Filters({ search, counts }: Omit<Props, 'found'>): VNode {
  const visit = useVisit();
  const { members } = visit.words;
  const isOffered = (view: MemberView) =>
    view === 'all' || view === search.view || countMembersInView(counts, view) > 0;
  return (
    <nav class="member-views" aria-label={members.filters}>
      {MEMBER_VIEWS.filter(isOffered).map((view) => (
        <a
          key={view}
          href={makeMemberListPath({ view, text: search.text, after: '' })}
          aria-current={view === search.view ? 'page' : undefined}
        >
          {members.views[view]} <b>{visit.dates.number(countMembersInView(counts, view))}</b>
        </a>
      ))}
    </nav>
  );
}

/** Actions for the ticked members; the script shows their number. */
function InviteChosen(): VNode {
  const visit = useVisit();
  const { memberDesk: say } = visit.words;
  return (
    <div class="card row wrap chosen">
      <p class="meta" data-count={say.inviteCount} role="status">
        {say.inviteAbout}
      </p>
      {/* Empty without scripts. */}
      <span data-all={visit.words.members.chooseAll} />
      <button class="btn p" name="who" value="chosen">
        <Icon name="mail" />
        {say.inviteChosen}
      </button>
      <button class="btn" name="to" value="chosen" formaction="/coach/members/letter">
        {visit.words.announce.title}
      </button>
    </div>
  );
}

/** The part that the script replaces as the user types. */
function Found({ search, found }: Props): VNode {
  const { members } = useVisit().words;
  const { data, next_cursor: next } = found;
  const isFirst = search.after === '';
  const isWhole = isFirst && search.text === '' && search.view === 'all';
  return (
    <div id="found" class="stack">
      <p class="meta" role="status">
        {members.found(data.length, next !== null)}
      </p>
      {data.length === 0 ? (
        <p class="card">{isWhole ? members.noneAtAll : members.none}</p>
      ) : (
        <form class="stack" method="get" action="/coach/send/invitations">
          <MemberRows members={data} />
          <InviteChosen />
        </form>
      )}
      {(!isFirst || next !== null) && (
        <nav class="row wrap" aria-label={members.next}>
          {next !== null && (
            <a class="btn" href={makeMemberListPath({ ...search, after: next })}>
              {members.next}
            </a>
          )}
          {!isFirst && (
            <a class="btn q" href={makeMemberListPath({ ...search, after: '' })}>
              {members.first}
            </a>
          )}
        </nav>
      )}
    </div>
  );
}
