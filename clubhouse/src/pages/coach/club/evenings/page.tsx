import { mayChange } from '../../../../branding/club-record.ts';
import { Tick } from '../../../../components/form-fields.tsx';
import { PostForm } from '../../../../components/post-form.tsx';
import { hasEvenings } from '../../../../evenings/shared-times.ts';
import { ticked } from '../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../web/form.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { Frame } from '../frame.tsx';

const PATH = '/coach/club/evenings';
const FORM = form({ on: ticked });

/** `/coach/club/evenings`: whether the club offers free evenings (EVE-2). */
export const get = forCoach((visit) =>
  renderSwitch(visit, FORM.begin(visit, { on: hasEvenings(visit.services.store) ? '1' : '' })),
);

export const post = forCoach(async (visit): Promise<Answer> => {
  const filled = FORM.read(visit);
  const { words, services } = visit;
  if (!(await mayChange(visit.api))) {
    return renderSwitch(visit, filled.withTrouble(words.club.forbidden, 403));
  }
  const { store } = services;
  const isOn = filled.values.on ?? false;
  store.together(() => {
    store.progress.set('evenings', isOn ? 'on' : 'off');
    if (!isOn) store.evenings.clear();
  });
  return redirect(`${PATH}?done=1`);
});

function renderSwitch(visit: CoachVisit, filled: Filled<typeof FORM>): Answer {
  const { club } = visit.words;
  const { evenings: say } = club;
  const view = (
    <Frame title={say.title} text={say.about} told={filled.trouble}>
      <PostForm class="card stack one-card" action={PATH}>
        <Tick of={filled.field('on')} label={say.on} about={say.onAbout} />
        <button class="btn p">{club.save}</button>
      </PostForm>
    </Frame>
  );
  return page(say.title, view, { status: filled.status });
}
