import type { VNode } from 'preact';
import type { Api } from '../../../api/client.ts';
import { DAYS, type Filters, SHORT } from './filters.ts';
import { useVisit } from '../../../web/use-visit.ts';

interface Props {
  readonly filters: Filters;
  readonly competitions: readonly Api<'Competition'>[];
  readonly divisions: readonly Api<'Division'>[];
}

/** Filters the rows by days left, matches short, competition and box (CHSE-1). */
export function FilterForm({ filters, competitions, divisions }: Props): VNode {
  const { chase } = useVisit().words;
  const { days, short, competition, division } = filters;
  return (
    <form class="card filters" method="get" action="/coach/chase">
      <Choice name="short" label={chase.short}>
        {SHORT.map((one) => (
          <option key={one} value={one} selected={one === short}>
            {chase.shortBy[one]}
          </option>
        ))}
      </Choice>
      <Choice name="days" label={chase.days}>
        <option value="">{chase.anyDays}</option>
        {DAYS.map((one) => (
          <option key={one} value={one} selected={one === days}>
            {chase.withinDays(one)}
          </option>
        ))}
      </Choice>
      <Choice name="competition" label={chase.competition}>
        <option value="">{chase.everyCompetition}</option>
        {competitions.map(({ id, name }) => (
          <option key={id} value={id} selected={id === competition}>
            {name}
          </option>
        ))}
      </Choice>
      {divisions.length > 1 && (
        <Choice name="division" label={chase.box}>
          <option value="">{chase.everyBox}</option>
          {divisions.map(({ id, name }) => (
            <option key={id} value={id} selected={id === division}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <button class="btn">{chase.filter}</button>
    </form>
  );
}

function Choice({
  name,
  label,
  children,
}: {
  readonly name: string;
  readonly label: string;
  readonly children: (VNode | VNode[])[] | VNode[];
}): VNode {
  return (
    <div class="field">
      <label for={`filter-${name}`}>{label}</label>
      <select class="input" id={`filter-${name}`} name={name}>
        {children}
      </select>
    </div>
  );
}
