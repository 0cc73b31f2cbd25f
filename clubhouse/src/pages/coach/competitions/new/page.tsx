import type { VNode } from 'preact';
import { LeagueFailure, dataOrThrow } from '../../../../api/answer.ts';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { makeCompetition } from '../../../../api/make-season.ts';
import { PRESETS } from '../../../../api/presets.ts';
import type { Competition, Season } from '../../../../api/seasons.ts';
import { Crumbs } from '../../../../components/crumbs.tsx';
import { RadioField, SelectField, TextField } from '../../../../components/form-fields.tsx';
import { useVisit } from '../../../../web/use-visit.ts';
import { PostForm } from '../../../../components/post-form.tsx';
import { PresetSelect } from '../../../../components/preset-select.tsx';
import {
  chosen,
  count,
  hidden,
  once,
  chooseOne,
  optional,
  text,
} from '../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../web/form.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { CoachLayout } from '../../coach-layout.tsx';
import { MAX_BOXES } from '../../seasons/new/plan-form.ts';

const DISCIPLINES = ['singles', 'doubles', 'mixed_doubles'] as const;
const VISIBILITIES = ['members', 'private'] as const;
const FORM = form({
  season: hidden,
  token: once,
  name: text(FIELD_LIMITS.NewCompetition.name),
  previous: chosen,
  discipline: chooseOne(DISCIPLINES),
  preset: chooseOne(PRESETS),
  boxes: optional(count([0, MAX_BOXES])),
  visibility: chooseOne(VISIBILITIES),
});
type NewForm = Filled<typeof FORM>;

/** `/coach/competitions/new?season=ID`: adds a competition to a season (SEAS-8). */
export const get = forCoach((visit) => {
  const season = visit.query.get('season') ?? '';
  const usual = { discipline: 'singles', preset: 'three_one_zero', visibility: 'members' };
  return renderNewPage(visit, FORM.begin(visit, { season, ...usual, boxes: '3' }));
});

export const post = forCoach(async (visit): Promise<Answer> => {
  const { faults, boxName } = visit.words.plan;
  const filled = FORM.read(visit, { boxes: faults.boxes }, ({ previous, boxes }) =>
    previous === '' && boxes === null ? { boxes: faults.boxes } : {},
  );
  if (filled.isFaulty) return renderNewPage(visit, filled);
  const { season, token, name, previous, boxes, visibility, ...rules } = filled.values;
  const follows = previous === '' ? null : await findCompetition(visit, previous);
  const origin =
    follows === null
      ? rules
      : { discipline: follows.discipline, previous_competition_id: follows.id };
  // A competition that follows another gets its boxes when the draft is filled.
  const names = Array.from({ length: follows === null ? (boxes ?? 0) : 0 }, (_, index) =>
    boxName(index + 1),
  );
  const wanted = { key: 'one', body: { name, visibility, ...origin }, boxes: names };
  try {
    const id = await makeCompetition(visit.api, season, wanted, { token });
    return redirect(`/coach/competitions/${id}?done=added`);
  } catch (error) {
    if (error instanceof LeagueFailure) return renderNewPage(visit, filled.refusedBy(error));
    throw error;
  }
});

function findCompetition({ api }: CoachVisit, id: string): Promise<Competition> {
  return dataOrThrow(api.getCompetition(id));
}

async function renderNewPage(visit: CoachVisit, filled: NewForm): Promise<Answer> {
  const { api, words } = visit;
  const id = filled.field('season').typed;
  const query = { limit: 200 };
  const [season, running, closed] = await Promise.all([
    dataOrThrow(api.getSeason(id)),
    dataOrThrow(api.listCompetitions({ ...query, state: 'active' })),
    dataOrThrow(api.listCompetitions({ ...query, state: 'complete' })),
  ]);
  const previous = [...running.data, ...closed.data.toReversed()].filter(
    (one) => one.season_id !== id,
  );
  const view = <NewCompetition season={season} previous={previous} form={filled} />;
  return page(words.plan.competition.title, view, { status: filled.status });
}

interface NewProps {
  readonly season: Season;
  readonly previous: readonly Competition[];
  readonly form: NewForm;
}

function NewCompetition({ season, previous, form: filled }: NewProps): VNode {
  const { plan, shell, seasons } = useVisit().words;
  const { competition: say } = plan;
  const { field } = filled;
  const competitions = previous.map(
    ({ id, name, discipline }) => [id, `${name} (${shell.discipline[discipline]})`] as const,
  );
  return (
    <CoachLayout tab="season" title={say.title} text={say.about(season.name)}>
      <Crumbs
        links={[
          { href: '/coach/seasons', label: seasons.title },
          { href: `/coach/seasons/${season.id}`, label: season.name },
        ]}
      />
      <PostForm of={filled} class="card stack5" action="/coach/competitions/new">
        <TextField of={field('name')} label={plan.name} />
        {previous.length > 0 && (
          <SelectField
            of={field('previous')}
            label={say.previous}
            hint={say.previousHint}
            options={[['', say.none], ...competitions]}
          />
        )}
        <RadioField
          of={field('discipline')}
          label={say.discipline}
          options={DISCIPLINES.map((one) => [one, shell.discipline[one]])}
          isRow
        />
        <div class="fields">
          <PresetSelect of={field('preset')} label={say.preset} />
          <TextField of={field('boxes')} label={plan.boxes} hint={plan.boxesHint} type="number" />
        </div>
        <RadioField
          of={field('visibility')}
          label={say.visibility}
          options={VISIBILITIES.map((one) => [one, say.visibilities[one]])}
        />
        <p>
          <button class="btn p">{say.make}</button>
        </p>
      </PostForm>
    </CoachLayout>
  );
}
