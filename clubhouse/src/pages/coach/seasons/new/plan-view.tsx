import type { VNode } from 'preact';
import { Crumbs } from '../../../../components/crumbs.tsx';
import { CoachLayout } from '../../coach-layout.tsx';
import { Field } from '../../../../components/field.tsx';
import { Note } from '../../../../components/note.tsx';
import { PresetSelect } from '../../../../components/preset-select.tsx';
import type { CoachVisit } from '../../../../web/visit.ts';
import { listNames } from '../../../../messages/list-names.ts';
import type { SeasonFields } from '../[season]/dates/form.ts';
import type { Setting } from './setting.ts';
import { MAX_BOXES, type Row } from './plan-form.ts';

export interface PlanProps {
  readonly visit: CoachVisit;
  readonly setting: Setting;
  readonly typed: SeasonFields;
  readonly rows: readonly Row[];
  /** The token of this page, by which nothing is made twice. */
  readonly token: string;
  readonly faults: Readonly<Record<string, string>>;
  readonly isReused: boolean;
}

/** What is proposed, each of it to be changed before it is made (SEAS-8). */
export function PlanView(props: PlanProps): VNode {
  const { visit, setting, isReused, faults } = props;
  const { words, language, query } = visit;
  const { plan } = words;
  const { into, made } = setting;
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
      {isReused && (
        <Note icon="warn" kind="warn" isAlert>
          {plan.reused}
        </Note>
      )}
      {into === null && <Source {...props} />}
      <form class="stack5" method="post" action="/coach/seasons/new">
        <input type="hidden" name="token" value={props.token} />
        <input type="hidden" name="since" value={query.get('since') ?? String(visit.now)} />
        <input type="hidden" name="from" value={setting.source?.id ?? ''} />
        <input type="hidden" name="into" value={into?.id ?? ''} />
        {into === null && <TheSeason {...props} />}
        <Competitions {...props} />
        <p>
          <button class="btn p" disabled={into !== null && props.rows.length === 0}>
            {into === null ? plan.make : plan.makeMore}
          </button>
        </p>
        {faults['rows'] !== undefined && <p class="fault">{faults['rows']}</p>}
      </form>
    </CoachLayout>
  );
}

/** Another season to copy from: a look at another page, which changes nothing. */
function Source({ visit, setting }: PlanProps): VNode | null {
  const { plan } = visit.words;
  const { seasons, source, proposed } = setting;
  if (seasons.length === 0) return null;
  const how = { yearly: plan.yearly, following: plan.following };
  return (
    <form class="card stack" method="get">
      <div class="field">
        <label for="from">{plan.source}</label>
        <div class="row wrap">
          <select class="input grows" id="from" name="from">
            <option value="" selected={source === null}>
              {plan.nothing}
            </option>
            {seasons.map(({ id, name }) => (
              <option key={id} value={id} selected={id === source?.id}>
                {name}
              </option>
            ))}
          </select>
          <button class="btn">{plan.change}</button>
        </div>
      </div>
      {source !== null && (
        <p class="meta">
          {`${plan.copied(source.name)} ${proposed.how === null ? plan.noDays : how[proposed.how]}`}
        </p>
      )}
    </form>
  );
}

function TheSeason({ visit, typed, faults }: PlanProps): VNode {
  const { words } = visit;
  const { days } = words.seasons;
  return (
    <fieldset class="card stack">
      <legend class="sr">{words.plan.season}</legend>
      <Field name="name" label={days.name} value={typed.name} fault={faults['name']} isNeeded />
      <div class="fields">
        <Field
          name="starts_on"
          label={days.starts}
          value={typed.starts_on}
          fault={faults['starts_on']}
          type="date"
        />
        <Field
          name="ends_on"
          label={days.ends}
          value={typed.ends_on}
          fault={faults['ends_on']}
          type="date"
        />
        <Field
          name="results_deadline"
          label={days.deadline}
          hint={days.deadlineNewHint}
          value={typed.results_deadline}
          fault={faults['results_deadline']}
          type="date"
        />
      </div>
    </fieldset>
  );
}

function Competitions(props: PlanProps): VNode {
  const { visit, rows, setting } = props;
  const { plan, seasons } = visit.words;
  return (
    <section class="card flush">
      <header class="desk-head">
        <h2>{plan.competitions}</h2>
      </header>
      {rows.length === 0 && (
        <p class="item">{setting.into === null ? seasons.nothingPlayed : plan.nothingToCopy}</p>
      )}
      {rows.map((row) => (
        <CompetitionRow key={row.key} {...props} row={row} />
      ))}
    </section>
  );
}

function presetField({ key, preset: typed }: Row) {
  const name = `preset-${key}`;
  return { name, id: name, said: [typed], typed, fault: undefined, input: {}, isFirstFault: false };
}

function CompetitionRow({ visit, row, faults }: PlanProps & { readonly row: Row }): VNode {
  const { plan, shell } = visit.words;
  const { key, previous, discipline } = row;
  const called = previous?.name ?? shell.discipline[discipline];
  return (
    <fieldset class="item">
      <legend class="sr">{called}</legend>
      <label class="opt">
        <input type="checkbox" name={`take-${key}`} value="1" checked={row.isTaken} />
        <b>{plan.take(called)}</b>
        <span class="meta">
          {previous === null ? shell.discipline[discipline] : plan.rulesOf(previous.name)}
        </span>
      </label>
      <div class="fields">
        <Field
          name={`name-${key}`}
          label={previous === null ? plan.name : plan.nameOf(previous.name)}
          value={row.name}
          fault={faults[`name-${key}`]}
        />
        {previous === null && <PresetSelect of={presetField(row)} label={plan.preset} />}
        {previous === null && (
          <Field
            name={`boxes-${key}`}
            label={plan.boxes}
            hint={plan.boxesHint}
            value={row.boxes}
            fault={faults[`boxes-${key}`]}
            type="number"
            range={[0, MAX_BOXES]}
          />
        )}
      </div>
    </fieldset>
  );
}
