import type { VNode } from 'preact';
import { dataOrThrow } from '../../../api/answer.ts';
import type { Api } from '../../../api/client.ts';
import { CourtPicture } from '../../../components/court-picture.tsx';
import { PhoneFold } from '../../../components/phone-fold.tsx';
import { type CoachVisit, forCoach, page } from '../../../web/visit.ts';
import { toFields, type Filters, readFilters, toQuery, ROWS, DAYS, SHORT } from './filters.ts';
import { Rows } from './rows.tsx';
import { useVisit } from '../../../web/use-visit.ts';
import { CoachLayout } from '../coach-layout.tsx';
import { SelectField } from '../../../components/form-fields.tsx';
import { chosen } from '../../../web/field-kinds.ts';
import { form } from '../../../web/form.ts';

interface ChaseFacts {
  readonly list: Api<'ChaseList'>;
  readonly competitions: readonly Api<'Competition'>[];
  readonly divisions: readonly Api<'Division'>[];
}

/** `/coach/chase`: members with matches left, to choose who gets an email. Three calls (CHSE-1). */
export const get = forCoach(async (visit) => {
  const filters = readFilters(visit.query);
  const found = await findChaseRows(visit, filters);
  const { chase } = visit.words;
  return page(chase.title, <ChasePage filters={filters} found={found} />, {
    scripts: ['choose-rows'],
  });
});

async function findChaseRows({ api, query }: CoachVisit, filters: Filters): Promise<ChaseFacts> {
  const after = query.get('after');
  const wanted = { ...toQuery(filters), limit: ROWS, ...(after === null ? {} : { after }) };
  const underWay = { state: 'active', limit: 200 } as const;
  const [list, competitions, divisions] = await Promise.all([
    dataOrThrow(api.getChaseList(wanted)),
    dataOrThrow(api.listCompetitions(underWay)),
    filters.competition === null
      ? { data: [] }
      : dataOrThrow(api.listDivisions(filters.competition)),
  ]);
  return { list, competitions: competitions.data, divisions: divisions.data };
}

interface Props {
  readonly filters: Filters;
  readonly found: ChaseFacts;
}

function ChasePage({ filters, found }: Props): VNode {
  const { words } = useVisit();
  const { chase } = words;
  const { list } = found;
  return (
    <CoachLayout title={chase.title} text={chase.about}>
      <PhoneFold label={chase.narrow}>
        <FilterForm filters={filters} {...found} />
      </PhoneFold>
      {list.data.length === 0 ? (
        <Nobody filters={filters} />
      ) : (
        <Rows filters={filters} list={list} />
      )}
      <Pages filters={filters} next={list.next_cursor} />
      <p>
        <a class="btn q" href="/coach">
          {words.settle.back}
        </a>
      </p>
    </CoachLayout>
  );
}

function Nobody({ filters }: Omit<Props, 'found'>): VNode {
  const { words } = useVisit();
  const { chase } = words;
  const isNarrow = filters.days !== null || filters.short > 1 || filters.competition !== null;
  return (
    <section class="card stack one-box">
      <CourtPicture />
      <h2 class="large">{isNarrow ? chase.noneHere : chase.none}</h2>
      <p>{chase.noneAbout}</p>
      {(isNarrow || filters.short > 0) && (
        <a class="btn w" href="/coach/chase?short=0">
          {chase.showAll}
        </a>
      )}
    </section>
  );
}

function Pages({
  filters,
  next,
}: Omit<Props, 'found'> & { readonly next: string | null }): VNode | null {
  const { words, query } = useVisit();
  const { chase } = words;
  const isLater = query.get('after') !== null;
  if (next === null && !isLater) return null;
  const to = (after: readonly [string, string][]) =>
    `/coach/chase?${new URLSearchParams([...toFields(filters), ...after]).toString()}`;
  return (
    <p class="row wrap">
      {isLater && (
        <a class="btn o" href={to([])}>
          {chase.first}
        </a>
      )}
      {next !== null && (
        <a class="btn" href={to([['after', next]])}>
          {chase.next}
        </a>
      )}
    </p>
  );
}

interface FilterFormProps {
  readonly filters: Filters;
  readonly competitions: readonly Api<'Competition'>[];
  readonly divisions: readonly Api<'Division'>[];
}

const FILTERS = form({ short: chosen, days: chosen, competition: chosen, division: chosen });

/** Filters the rows by days left, matches short, competition and box (CHSE-1). */
function FilterForm({ filters, competitions, divisions }: FilterFormProps): VNode {
  const visit = useVisit();
  const { chase } = visit.words;
  const { days, short, competition, division } = filters;
  const { field } = FILTERS.withIds('filter').begin(visit, {
    short: String(short),
    days: days === null ? '' : String(days),
    competition,
    division,
  });
  const name = (one: { readonly id: string; readonly name: string }) => [one.id, one.name] as const;
  return (
    <form class="card filters" method="get" action="/coach/chase">
      <SelectField
        of={field('short')}
        label={chase.short}
        options={SHORT.map((one) => [String(one), chase.shortBy[one]])}
      />
      <SelectField
        of={field('days')}
        label={chase.days}
        options={[
          ['', chase.anyDays],
          ...DAYS.map((one) => [String(one), chase.withinDays(one)] as const),
        ]}
      />
      <SelectField
        of={field('competition')}
        label={chase.competition}
        options={[['', chase.everyCompetition], ...competitions.map(name)]}
      />
      {divisions.length > 1 && (
        <SelectField
          of={field('division')}
          label={chase.box}
          options={[['', chase.everyBox], ...divisions.map(name)]}
        />
      )}
      <button class="btn">{chase.filter}</button>
    </form>
  );
}
