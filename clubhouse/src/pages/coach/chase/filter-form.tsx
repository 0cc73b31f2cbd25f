import type { VNode } from 'preact';
import type { Api } from '../../../api/client.ts';
import { SelectField } from '../../../components/form-fields.tsx';
import { chosen } from '../../../web/field-kinds.ts';
import { form } from '../../../web/form.ts';
import { useVisit } from '../../../web/use-visit.ts';
import { DAYS, type Filters, SHORT } from './filters.ts';

interface Props {
  readonly filters: Filters;
  readonly competitions: readonly Api<'Competition'>[];
  readonly divisions: readonly Api<'Division'>[];
}

const FILTERS = form({ short: chosen, days: chosen, competition: chosen, division: chosen });

/** Filters the rows by days left, matches short, competition and box (CHSE-1). */
export function FilterForm({ filters, competitions, divisions }: Props): VNode {
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
