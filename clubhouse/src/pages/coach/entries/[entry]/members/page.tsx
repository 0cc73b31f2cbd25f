import type { VNode } from 'preact';
import { dataOrThrow, mapRefusal } from '../../../../../api/answer.ts';
import type { Api } from '../../../../../api/client.ts';
import { findEnterable, type Member } from '../../../../../api/enterable.ts';
import type { Competition } from '../../../../../api/seasons.ts';
import { Crumbs } from '../../../../../components/crumbs.tsx';
import {
  RadioField,
  SelectField,
  TextField,
  Tick,
} from '../../../../../components/form-fields.tsx';
import { PostForm, Trouble } from '../../../../../components/post-form.tsx';
import { chosen, hidden, text } from '../../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../../web/form.ts';
import { useVisit } from '../../../../../web/use-visit.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { CoachLayout } from '../../../coach-layout.tsx';
import { LinkButton } from '../../../../../components/buttons.tsx';

const FORM = form({
  /** The search and its place, so that the page finds the same members again. */
  q: { ...text({ maxLength: 100 }), isHidden: true },
  all: hidden,
  after: hidden,
  /** The member who leaves and the member who joins. */
  out: chosen,
  in: chosen,
});
type MembersForm = Filled<typeof FORM>;

/** `/coach/entries/ID/members`: changes a pair's partner (SEAS-13); four calls to the league. */
export const get = forCoach((visit) =>
  renderMembersPage(visit, FORM.read({ ...visit, form: visit.query }), null),
);

export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, params } = visit;
  const id = params['entry'] ?? '';
  const filled = FORM.read(visit);
  const { out = '', in: joining = '' } = filled.values;
  if (out === '' || joining === '') return renderMembersPage(visit, filled, 'choose');
  const entry = await dataOrThrow(api.getEntry(id));
  if (entry.members.length < 2) return redirect(`/coach/entries/${entry.id}`);
  const before = entry.members.map((one) => one.id);
  if (!before.includes(out)) return renderMembersPage(visit, filled, 'gone');
  const member_ids = before.map((one) => (one === out ? joining : one));
  const answer = await api.updateEntry(id, { member_ids }, { ifMatch: `"${entry.version}"` });
  if (answer.kind === 'answer') return redirect(`/coach/entries/${id}?done=partner`);
  return renderMembersPage(visit, filled, mapRefusal(answer, FAULTS));
});

const FAULTS = {
  precondition_failed: 'gone',
  entry_withdrawn: 'withdrawn',
  competition_closed: 'closed',
  invalid_request: 'other',
  partner_invalid: 'other',
  already_entered: 'already_entered',
  member_deleted: 'member_deleted',
  member_left: 'member_left',
  member_paused: 'member_paused',
  entry_has_played: null,
  entry_size: null,
} as const;

/** The reason the partner did not change: an error in the form or with the new partner. */
type PartnerFault = 'choose' | NonNullable<(typeof FAULTS)[keyof typeof FAULTS]>;

async function renderMembersPage(
  visit: CoachVisit,
  filled: MembersForm,
  fault: PartnerFault | null,
): Promise<Answer> {
  const { api, params, words } = visit;
  const entry = await dataOrThrow(api.getEntry(params['entry'] ?? ''));
  // A singles entry never changes its player.
  if (entry.members.length < 2) return redirect(`/coach/entries/${entry.id}`);
  const [competition, progress] = await Promise.all([
    dataOrThrow(api.getCompetition(entry.competition_id)),
    dataOrThrow(api.getCompetitionProgress(entry.competition_id)),
  ]);
  const { q: search = '', all, after, in: joining } = filled.values;
  const { members, next } = await findEnterable(api, {
    discipline: competition.discipline,
    search,
    isForAll: all === '1',
    after: after || null,
    entered: new Set(progress.entries.flatMap((one) => one.members.map(({ id }) => id))),
    pages: 1,
  });
  const { enter, entry: say } = words.competitions;
  const { faults, title } = say.partner;
  let shown: MembersForm = filled;
  if (fault !== null) {
    const name = members.find(({ id }) => id === joining)?.display_name ?? '?';
    const told = { ...enter.faults, ...faults }[fault];
    const sentence = typeof told === 'string' ? told : told(name);
    shown = filled.withTrouble(`${sentence} ${faults.nothing}`, 422);
  }
  const view = <MembersView {...{ entry, competition, members, next, form: shown }} />;
  return page(title(entry.label), view, { status: fault === null ? 200 : 422 });
}

interface Props {
  readonly entry: Api<'Entry'>;
  readonly competition: Competition;
  readonly members: readonly Member[];
  readonly next: string | null;
  readonly form: MembersForm;
}

/** The members who leave and join the pair, with the consequences first (SEAS-13). */
function MembersView({ entry, competition, members, next, form: filled }: Props): VNode {
  const { competitions, seasons } = useVisit().words;
  const { enter } = competitions;
  const { partner } = competitions.entry;
  const { field } = filled;
  const query = new URLSearchParams({
    q: field('q').typed,
    all: field('all').typed,
    after: next ?? '',
  });
  return (
    <CoachLayout tab="season" title={partner.title(entry.label)} text={partner.about}>
      <Crumbs
        links={[
          { href: '/coach/seasons', label: seasons.title },
          { href: `/coach/competitions/${competition.id}`, label: competition.name },
          { href: `/coach/entries/${entry.id}`, label: entry.label },
        ]}
      />
      <Trouble of={filled} />
      <form class="card stack" method="get">
        <TextField of={field('q')} label={enter.search} />
        <Tick of={field('all')} label={enter.all} />
        <p>
          <button class="btn">{enter.show}</button>
        </p>
      </form>
      {members.length === 0 ? (
        <p class="card">{enter.nobody}</p>
      ) : (
        <PostForm
          of={{ ...filled, trouble: null }}
          class="card stack5"
          action={`/coach/entries/${entry.id}/members`}
        >
          <RadioField
            of={field('out')}
            label={partner.out}
            options={entry.members.map((one) => [one.id, one.display_name])}
          />
          <SelectField
            of={field('in')}
            label={partner.in}
            options={[
              ['', enter.choose],
              ...members.map((one) => [one.id, one.display_name] as const),
            ]}
          />
          <p>
            <button class="btn p">{partner.change}</button>
          </p>
        </PostForm>
      )}
      {next !== null && (
        <p>
          <LinkButton look="o" href={`?${query}`} label={enter.more} />
        </p>
      )}
    </CoachLayout>
  );
}
