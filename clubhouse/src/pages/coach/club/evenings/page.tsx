import { mayChange } from '../../../../branding/club-record.ts';
import { Tick } from '../../../../components/form-fields.tsx';
import { PostForm } from '../../../../components/post-form.tsx';
import { findClubProposals } from '../../../../evenings/club-proposals.ts';
import { COURT_PARTS, parseCourts } from '../../../../evenings/courts.ts';
import { hasEvenings } from '../../../../evenings/shared-times.ts';
import { count, type FieldKind, hidden, optional, ticked } from '../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../web/form.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { Frame } from '../frame.tsx';
import { CourtFields } from './court-fields.tsx';

const PATH = '/coach/club/evenings';
const COURTS = Object.fromEntries(
  COURT_PARTS.map((part) => [part, optional(count([0, 99]))]),
) as Record<(typeof COURT_PARTS)[number], FieldKind<number | null>>;
const FORM = form({ on: ticked, ...COURTS });
const WET = form({ wet: hidden });

/** `/coach/club/evenings`: whether the club offers free evenings (EVE-2), and its courts (EVE-14). */
export const get = forCoach((visit) => {
  const { store } = visit.services;
  const courts = parseCourts(store.progress.of('evening_courts'));
  const typed = COURT_PARTS.map((part) => [part, String(courts[part] ?? '')] as const);
  const on = hasEvenings(store) ? '1' : '';
  return renderSwitch(visit, FORM.begin(visit, { on, ...Object.fromEntries(typed) }));
});

export const post = forCoach(async (visit): Promise<Answer> => {
  const { words, services } = visit;
  const { store } = services;
  const { wet = '' } = WET.read(visit).values;
  if (wet !== '') {
    const { proposals } = store.evenings;
    for (const { id } of findLive(visit).get(wet) ?? []) proposals.close(id, 'wet');
    return redirect(`${PATH}?done=1`);
  }
  const filled = FORM.read(visit);
  if (!(await mayChange(visit.api))) {
    return renderSwitch(visit, filled.withTrouble(words.club.forbidden, 403));
  }
  if (filled.isFaulty) return renderSwitch(visit, filled);
  const { on: isOn, ...courts } = filled.values;
  store.together(() => {
    store.progress.set('evenings', isOn ? 'on' : 'off');
    store.progress.set('evening_courts', JSON.stringify(courts));
    if (!isOn) store.evenings.clear();
  });
  return redirect(`${PATH}?done=1`);
});

/** The proposals that wait for answers, by day. */
function findLive({ services: { store }, dates, now }: CoachVisit) {
  const ids = store.evenings.proposals.list().map(({ matchId }) => matchId);
  const live = [...findClubProposals(ids, { store, dates, now }).values()];
  return Map.groupBy(live, ({ day }) => day);
}

function renderSwitch(visit: CoachVisit, filled: Filled<typeof FORM>): Answer {
  const { words, dates } = visit;
  const { evenings: say, save } = words.club;
  const live = [...findLive(visit)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const view = (
    <Frame title={say.title} text={say.about} told={filled.trouble}>
      <PostForm class="card stack one-card" action={PATH}>
        <Tick of={filled.field('on')} label={say.on} about={say.onAbout} />
        <CourtFields fieldOf={(part) => filled.field(part)} />
        <button class="btn p">{save}</button>
      </PostForm>
      {live.length > 0 && (
        <section class="card stack one-card">
          <h2>{say.wetTitle}</h2>
          <p class="meta">{say.wetAbout}</p>
          {live.map(([day, all]) => (
            <PostForm key={day} of={WET.begin(visit, { wet: day })} action={PATH}>
              <button class="btn o w">{say.wet(dates.longDay(day), all.length)}</button>
            </PostForm>
          ))}
        </section>
      )}
    </Frame>
  );
  return page(say.title, view, { status: filled.status });
}
