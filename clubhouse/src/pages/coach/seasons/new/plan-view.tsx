import type { VNode } from 'preact';
import { Crumbs } from '../../../../components/crumbs.tsx';
import { CoachLayout } from '../../coach-layout.tsx';
import { SelectField, TextField, Tick } from '../../../../components/form-fields.tsx';
import { Note } from '../../../../components/note.tsx';
import { PostForm } from '../../../../components/post-form.tsx';
import { PresetSelect } from '../../../../components/preset-select.tsx';
import { listNames } from '../../../../messages/list-names.ts';
import { chosen, type FieldKind } from '../../../../web/field-kinds.ts';
import { type Filled, type Form, form } from '../../../../web/form.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import type { SEASON_FIELDS } from '../season-form.ts';
import type { PlannedCompetition, RowForm } from './plan-form.ts';
import type { Setting } from './setting.ts';

export interface PlannedForms {
  readonly plan: Filled<
    Form<Readonly<Record<'token' | 'since' | 'from' | 'into', FieldKind<string>>>>
  >;
  readonly season: Filled<Form<typeof SEASON_FIELDS>>;
  readonly rows: readonly { readonly row: PlannedCompetition; readonly form: RowForm }[];
}

interface PlanProps {
  readonly setting: Setting;
  readonly forms: PlannedForms;
}

/** The proposal, every part of which can be changed before it is created (SEAS-8). */
export function PlanView(props: PlanProps): VNode {
  const { setting, forms } = props;
  const { words, language, query } = useVisit();
  const { plan } = words;
  const { into, made } = setting;
  const trouble = forms.plan.trouble ?? forms.season.trouble;
  return (
    <CoachLayout
      tab="season"
      title={into === null ? plan.title : plan.intoTitle(into.name)}
      text={plan.about}
    >
      <Crumbs links={[{ href: '/coach/seasons', label: words.seasons.title }]} />
      {query.get('failed') === '1' && (
        <Note icon="warn" kind="warn" isAlert>
          {plan.failed} {made.length > 0 && plan.made(listNames(made, language))}
        </Note>
      )}
      {into === null && <Source {...setting} />}
      <PostForm of={{ ...forms.plan, trouble }} class="stack5" action="/coach/seasons/new">
        {into === null && <TheSeason of={forms.season} />}
        <Competitions {...props} />
        <p>
          <button class="btn p" disabled={into !== null && forms.rows.length === 0}>
            {into === null ? plan.make : plan.makeMore}
          </button>
        </p>
      </PostForm>
    </CoachLayout>
  );
}

/** Links to copy from another season instead; opening one changes nothing. */
function Source({ seasons, source, proposed }: Setting): VNode | null {
  const { words } = useVisit();
  const { plan } = words;
  if (seasons.length === 0) return null;
  const how = { yearly: plan.yearly, following: plan.following };
  const from = SOURCE.begin({ words }, { from: source?.id }).field('from');
  return (
    <form class="card stack" method="get">
      <SelectField
        of={from}
        label={plan.source}
        options={[['', plan.nothing], ...seasons.map(({ id, name }) => [id, name] as const)]}
        button={<button class="btn">{plan.change}</button>}
      />
      {source !== null && (
        <p class="meta">
          {`${plan.copied(source.name)} ${proposed.how === null ? plan.noDays : how[proposed.how]}`}
        </p>
      )}
    </form>
  );
}

const SOURCE = form({ from: chosen });

function TheSeason({ of: { field } }: { readonly of: PlannedForms['season'] }): VNode {
  const { plan, seasons } = useVisit().words;
  const { days } = seasons;
  return (
    <fieldset class="card stack">
      <legend class="sr">{plan.season}</legend>
      <TextField of={field('name')} label={days.name} />
      <div class="fields">
        <TextField of={field('starts_on')} label={days.starts} type="date" />
        <TextField of={field('ends_on')} label={days.ends} type="date" />
        <TextField
          of={field('results_deadline')}
          label={days.deadline}
          hint={days.deadlineNewHint}
          type="date"
        />
      </div>
    </fieldset>
  );
}

function Competitions({ setting, forms: { rows } }: PlanProps): VNode {
  const { plan, seasons } = useVisit().words;
  return (
    <section class="card flush">
      <header class="desk-head">
        <h2>{plan.competitions}</h2>
      </header>
      {rows.length === 0 && (
        <p class="item">{setting.into === null ? seasons.nothingPlayed : plan.nothingToCopy}</p>
      )}
      {rows.map((one) => (
        <CompetitionRow key={one.row.key} {...one} />
      ))}
    </section>
  );
}

function CompetitionRow({ row, form: { field } }: PlannedForms['rows'][number]): VNode {
  const { plan, shell } = useVisit().words;
  const { previous, discipline } = row;
  const called = previous?.name ?? shell.discipline[discipline];
  return (
    <fieldset class="item">
      <legend class="sr">{called}</legend>
      <Tick
        of={field('take')}
        label={plan.take(called)}
        about={previous === null ? shell.discipline[discipline] : plan.rulesOf(previous.name)}
      />
      <div class="fields">
        <TextField
          of={field('name')}
          label={previous === null ? plan.name : plan.nameOf(previous.name)}
        />
        {previous === null && (
          <>
            <PresetSelect of={field('preset')} label={plan.preset} />
            <TextField of={field('boxes')} label={plan.boxes} hint={plan.boxesHint} type="number" />
          </>
        )}
      </div>
    </fieldset>
  );
}
