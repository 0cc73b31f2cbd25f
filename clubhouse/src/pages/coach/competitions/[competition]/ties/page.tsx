import type { VNode } from 'preact';
import {
  dataOrThrow,
  type CommonCode,
  LeagueFailure,
  type Refusal,
} from '../../../../../api/answer.ts';
import { readCompetitionTables } from '../../../../../api/read-tables.ts';
import { hasDecision, findTiedGroups, type TiedGroup } from '../../../../../api/tables.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import type { Api } from '../../../../../api/client.ts';
import type { Competition } from '../../../../../api/seasons.ts';
import { Crumbs } from '../../../../../components/crumbs.tsx';
import { useLocale } from '../../../../../components/locale.ts';
import { Note } from '../../../../../components/note.tsx';
import { CoachLayout } from '../../../coach-layout.tsx';
import { Trouble } from '../../../../../components/post-form.tsx';
import { FormButton, LinkButton } from '../../../../../components/buttons.tsx';

/**
 * `/coach/competitions/ID/ties`: ties across a line, and their recorded decisions (SEAS-14). Two
 * calls to the league, plus one per box with a decision.
 */
export const get = forCoach((visit) => renderTiesPage(visit, null));

export const post = forCoach(async (visit): Promise<Answer> => {
  const changed = await changeTies(visit);
  if ('fault' in changed) return renderTiesPage(visit, changed.fault);
  const path = `/coach/competitions/${visit.params['competition'] ?? ''}/ties`;
  return redirect(`${path}?done=${changed.done}`);
});

async function renderTiesPage(visit: CoachVisit, fault: TieFault | null): Promise<Answer> {
  const { api, params, words } = visit;
  const id = params['competition'] ?? '';
  const competition = await dataOrThrow(api.getCompetition(id));
  // A draft's ties are those of the tables of its previous competition.
  const { state, previous_competition_id: previous } = competition;
  if (state === 'draft' && previous !== null) {
    return redirect(`/coach/competitions/${previous}/ties`);
  }
  const { data: tables } = await readCompetitionTables(api, id);
  const boxes = await Promise.all(
    tables
      .filter((table) => findTiedGroups(table).length > 0 || hasDecision(table))
      .map(async (table) => ({ table, decisions: await readDecisions(visit, table.division_id) })),
  );
  const view = <TiesView visit={visit} competition={competition} boxes={boxes} fault={fault} />;
  const status = fault === null ? 200 : fault.code === 'order' || fault.code === 'by' ? 422 : 409;
  return page(words.ties.title, view, { status });
}

async function readDecisions({ api }: CoachVisit, id: string) {
  return (await dataOrThrow(api.listTieDecisions(id))).data;
}

const WAYS = ['lot', 'play_off', 'agreement'] as const;

interface TieFault {
  readonly code: 'order' | 'by' | 'changed' | 'closed';
  /** The box and the line, as sent in the form's field `tie`. */
  readonly tie: string;
}

type TieChange = { readonly done: 'decided' | 'undone' } | { readonly fault: TieFault };

/** @throws LeagueFailure */
function changeTies(visit: CoachVisit): Promise<TieChange> {
  const decision = visit.form.get('undo');
  return decision === null ? recordDecision(visit) : undoDecision(visit, decision);
}

async function recordDecision({ api, form }: CoachVisit): Promise<TieChange> {
  const tie = form.get('tie') ?? '';
  const order = readOrder(form);
  if (order === null) return { fault: { code: 'order', tie } };
  const by = WAYS.find((way) => way === form.get('by'));
  if (by === undefined) return { fault: { code: 'by', tie } };
  const answer = await api.createTieDecision(form.get('box') ?? '', { order, by });
  if (answer.kind === 'answer') return { done: 'decided' };
  if (answer.code === 'not_level') return { fault: { code: 'changed', tie } };
  return toClosedFault(answer, tie);
}

/** Orders the entries by their chosen places; null if two share a place or one has none. */
function readOrder(form: URLSearchParams): string[] | null {
  const entries = form.getAll('entry');
  const placed = new Map(entries.map((id) => [form.get(`place-${id}`) ?? '', id]));
  const order = entries.flatMap((_, index) => placed.get(String(index + 1)) ?? []);
  return order.length < 2 || order.length < entries.length ? null : order;
}

async function undoDecision({ api }: CoachVisit, id: string): Promise<TieChange> {
  const answer = await api.deleteTieDecision(id);
  // After a double click it is already gone, which is the goal.
  if (answer.kind === 'answer' || answer.status === 404) return { done: 'undone' };
  return toClosedFault(answer, '');
}

/** @throws LeagueFailure if the league refused for another reason */
function toClosedFault(
  refusal: Refusal<CommonCode | 'competition_closed' | 'competition_not_active'>,
  tie: string,
): TieChange {
  if (refusal.code === 'competition_closed' || refusal.code === 'competition_not_active') {
    return { fault: { code: 'closed', tie } };
  }
  throw new LeagueFailure(refusal);
}

interface TiedBox {
  readonly table: Api<'Standings'>;
  readonly decisions: readonly Api<'TieDecision'>[];
}

interface TiesProps {
  readonly visit: CoachVisit;
  readonly competition: Competition;
  readonly boxes: readonly TiedBox[];
  readonly fault: TieFault | null;
}

/** The ties across a line, with a form for the decision, and the recorded decisions (SEAS-14). */
function TiesView({ visit, competition, boxes, fault }: TiesProps): VNode {
  const { words, query } = visit;
  const { ties } = words;
  const isOpen = competition.state === 'active';
  const isClosed = competition.state === 'complete' || competition.state === 'archived';
  const done = (['decided', 'undone'] as const).find((one) => one === query.get('done'));
  const isBesideForm = fault?.code === 'order' || fault?.code === 'by';
  return (
    <CoachLayout tab="season" title={ties.title} text={ties.about(competition.name)}>
      <Crumbs
        links={[
          { href: '/coach/seasons', label: words.seasons.title },
          { href: `/coach/competitions/${competition.id}`, label: competition.name },
        ]}
      />
      {fault !== null && !isBesideForm && <Trouble of={{ trouble: ties.faults[fault.code] }} />}
      {done !== undefined && <Note icon="check">{ties.done[done]}</Note>}
      {isClosed && <Note icon="info">{ties.closed}</Note>}
      {boxes.length === 0 && <p class="card">{ties.none}</p>}
      {boxes.map((box) => (
        <section key={box.table.division_id} class="stack">
          <h2>{box.table.division_name}</h2>
          {findTiedGroups(box.table).map((group) => (
            <Group
              key={group.tie}
              visit={visit}
              box={box}
              group={group}
              isOpen={isOpen}
              fault={isBesideForm ? fault : null}
            />
          ))}
          {box.decisions.map((decision) => (
            <Decision key={decision.id} box={box} decision={decision} isOpen={isOpen} />
          ))}
        </section>
      ))}
      <p>
        <LinkButton look="o" href={`/tables?competition=${competition.id}`} label={ties.toTables} />
      </p>
    </CoachLayout>
  );
}

interface GroupProps {
  readonly visit: CoachVisit;
  readonly box: TiedBox;
  readonly group: TiedGroup;
  readonly isOpen: boolean;
  readonly fault: TieFault | null;
}

/** Preselects no place, because the list is only in alphabetical order. */
function Group({ visit, box, group, isOpen, fault }: GroupProps): VNode {
  const { ties } = visit.words;
  const key = `${box.table.division_id}-${group.tie}`;
  const own = fault?.tie === key ? fault : null;
  const form = own === null ? null : visit.form;
  const names = group.rows.map(({ label }) => label);
  if (!isOpen) {
    return (
      <section class="card stack">
        <h3>{ties.way[group.tie]}</h3>
        <p>{names.join(', ')}</p>
      </section>
    );
  }
  return (
    <form class="card stack" method="post">
      <h3>{ties.way[group.tie]}</h3>
      <input type="hidden" name="box" value={box.table.division_id} />
      <input type="hidden" name="tie" value={key} />
      {own !== null && <Trouble of={{ trouble: ties.faults[own.code] }} />}
      {group.rows.map(({ entry_id: id, label }) => (
        <PlaceField key={id} id={id} label={label} count={names.length} form={form} />
      ))}
      <fieldset class="stack">
        <legend>{ties.by}</legend>
        {WAYS.map((by) => (
          <label key={by} class="opt">
            <input type="radio" name="by" value={by} checked={form?.get('by') === by} required />
            <b>{ties.bys[by]}</b>
          </label>
        ))}
      </fieldset>
      <p>
        <button class="btn p">{ties.decide}</button>
      </p>
    </form>
  );
}

interface PlaceProps {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly form: URLSearchParams | null;
}

function PlaceField({ id, label, count, form }: PlaceProps): VNode {
  const { ties } = useLocale().words;
  const name = `place-${id}`;
  const chosen = form?.get(name) ?? '';
  return (
    <div class="field">
      <input type="hidden" name="entry" value={id} />
      <label for={name}>{ties.place(label)}</label>
      <select class="input" id={name} name={name} required>
        <option value="">{ties.choose}</option>
        {Array.from({ length: count }, (_, index) => String(index + 1)).map((place) => (
          <option key={place} value={place} selected={place === chosen}>
            {place}
          </option>
        ))}
      </select>
    </div>
  );
}

interface DecisionProps {
  readonly box: TiedBox;
  readonly decision: Api<'TieDecision'>;
  readonly isOpen: boolean;
}

function Decision({ box, decision, isOpen }: DecisionProps): VNode {
  const { ties } = useLocale().words;
  const labels = new Map(box.table.rows.map((row) => [row.entry_id, row.label]));
  const order = decision.order.map((id, place) => `${place + 1}. ${labels.get(id) ?? ''}`);
  return (
    <form class="card stack" method="post">
      <p>{ties.decided(order.join(', '), ties.bys[decision.by])}</p>
      {!decision.counts && <p class="meta">{ties.sleeps}</p>}
      {isOpen && (
        <p>
          <FormButton look="o" name="undo" value={decision.id} label={ties.undo} />
        </p>
      )}
    </form>
  );
}
