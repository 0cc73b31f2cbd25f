import { randomBytes } from 'node:crypto';
import type { VNode } from 'preact';
import { must } from '../../../../api/answer.ts';
import { makeCompetition } from '../../../../api/make-season.ts';
import { presetOf } from '../../../../api/presets.ts';
import type { Competition, Season } from '../../../../api/seasons.ts';
import { Crumbs } from '../../../../components/crumbs.tsx';
import { CoachLayout } from '../../coach-layout.tsx';
import { Field } from '../../../../components/field.tsx';
import { PresetSelect } from '../../../../components/preset-select.tsx';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { boxCountOf, MAX_BOXES } from '../../seasons/new/plan-form.ts';

/** `/coach/competitions/new?season=ID`: one more to play in a season (SEAS-8). */
export const get = forCoach((visit) => newPage(visit, visit.query));

export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, words } = visit;
  const { plan } = words;
  const name = (form.get('name') ?? '').trim();
  const follows = form.get('previous') ?? '';
  const boxes = boxCountOf((form.get('boxes') ?? '').trim());
  const faults: Record<string, string> = {
    ...(name === '' || name.length > 100 ? { name: plan.faults.competitionName } : {}),
    ...(follows === '' && boxes === null ? { boxes: plan.faults.boxes } : {}),
  };
  if (Object.keys(faults).length > 0) return newPage(visit, form, faults);
  const season = form.get('season') ?? '';
  const previous = follows === '' ? null : await previousOf(visit, follows);
  const preset = presetOf(form.get('preset'));
  const id = await makeCompetition(
    api,
    season,
    {
      key: 'one',
      body: {
        name,
        visibility: form.get('visibility') === 'private' ? 'private' : 'members',
        ...(previous === null
          ? {
              discipline: disciplineOf(form.get('discipline')),
              ...(preset === null ? {} : { preset }),
            }
          : { discipline: previous.discipline, previous_competition_id: previous.id }),
      },
      boxes:
        previous === null
          ? Array.from({ length: boxes ?? 0 }, (_, index) => plan.boxName(index + 1))
          : [],
    },
    { token: form.get('token') ?? '' },
  );
  return redirect(`/coach/competitions/${id}?done=added`);
});

function previousOf({ api }: CoachVisit, id: string): Promise<Competition> {
  return must(api.GET('/v1/competitions/{id}', { params: { path: { id } } }));
}

const DISCIPLINES: readonly Competition['discipline'][] = ['singles', 'doubles', 'mixed_doubles'];

function disciplineOf(text: string | null): Competition['discipline'] {
  return DISCIPLINES.find((one) => one === text) ?? 'singles';
}

interface Fields {
  get(name: string): string | null;
}

/** Three calls to the league. */
async function newPage(
  visit: CoachVisit,
  fields: Fields,
  faults: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { api, words } = visit;
  const id = fields.get('season') ?? '';
  const query = { limit: 200 };
  const [season, running, closed] = await Promise.all([
    must(api.GET('/v1/seasons/{id}', { params: { path: { id } } })),
    must(api.GET('/v1/competitions', { params: { query: { ...query, state: 'active' } } })),
    must(api.GET('/v1/competitions', { params: { query: { ...query, state: 'complete' } } })),
  ]);
  const previous = [...running.data, ...closed.data.toReversed()].filter(
    (one) => one.season_id !== id,
  );
  const view = (
    <NewCompetition
      visit={visit}
      season={season}
      previous={previous}
      fields={fields}
      faults={faults}
    />
  );
  const status = Object.keys(faults).length > 0 ? 422 : 200;
  return page(words.plan.competition.title, view, { status });
}

interface NewProps {
  readonly visit: CoachVisit;
  readonly season: Season;
  /** What it may follow. */
  readonly previous: readonly Competition[];
  readonly fields: Fields;
  readonly faults: Readonly<Record<string, string>>;
}

function NewCompetition({ visit, season, previous, fields, faults }: NewProps): VNode {
  const { words } = visit;
  const { plan, shell, seasons } = words;
  const { competition } = plan;
  return (
    <CoachLayout
      visit={visit}
      tab="season"
      title={competition.title}
      text={competition.about(season.name)}
    >
      <Crumbs
        links={[
          { href: '/coach/seasons', label: seasons.title },
          { href: `/coach/seasons/${season.id}`, label: season.name },
        ]}
      />
      <form class="card stack5" method="post" action="/coach/competitions/new">
        <input type="hidden" name="season" value={season.id} />
        <input
          type="hidden"
          name="token"
          value={fields.get('token') ?? randomBytes(15).toString('base64url')}
        />
        <Field
          name="name"
          label={plan.name}
          value={fields.get('name') ?? ''}
          fault={faults['name']}
          isNeeded
        />
        {previous.length > 0 && (
          <div class="field">
            <label for="previous">{competition.previous}</label>
            <p class="hint" id="previous-hint">
              {competition.previousHint}
            </p>
            <select class="input" id="previous" name="previous" aria-describedby="previous-hint">
              <option value="">{competition.none}</option>
              {previous.map((one) => (
                <option key={one.id} value={one.id} selected={one.id === fields.get('previous')}>
                  {`${one.name} (${shell.discipline[one.discipline]})`}
                </option>
              ))}
            </select>
          </div>
        )}
        <fieldset class="stack">
          <legend>{competition.discipline}</legend>
          <div class="fields">
            {DISCIPLINES.map((one) => (
              <label key={one} class="opt">
                <input
                  type="radio"
                  name="discipline"
                  value={one}
                  checked={one === disciplineOf(fields.get('discipline'))}
                />
                <b>{shell.discipline[one]}</b>
              </label>
            ))}
          </div>
        </fieldset>
        <div class="fields">
          <PresetSelect
            name="preset"
            label={competition.preset}
            value={fields.get('preset') ?? 'three_one_zero'}
          />
          <Field
            name="boxes"
            label={plan.boxes}
            hint={plan.boxesHint}
            value={fields.get('boxes') ?? '3'}
            fault={faults['boxes']}
            type="number"
            range={[0, MAX_BOXES]}
          />
        </div>
        <fieldset class="stack">
          <legend>{competition.visibility}</legend>
          {(['members', 'private'] as const).map((who) => (
            <label key={who} class="opt">
              <input
                type="radio"
                name="visibility"
                value={who}
                checked={who === (fields.get('visibility') ?? 'members')}
              />
              <b>{competition.visibilities[who]}</b>
            </label>
          ))}
        </fieldset>
        <p>
          <button class="btn p">{competition.make}</button>
        </p>
      </form>
    </CoachLayout>
  );
}
