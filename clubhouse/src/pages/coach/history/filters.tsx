import type { VNode } from 'preact';
import { GROUPS } from '../../../history/event-groups.ts';
import type { HistoryQuery } from './history-query.ts';
import type { HistoryPage } from './gather.ts';
import { FIELD_LIMITS } from '../../../api/field-limits.ts';
import { useVisit } from '../../../web/use-visit.ts';

interface Props {
  readonly asked: HistoryQuery;
  readonly found: HistoryPage;
}

/** A GET form, so that the filtered URL can be bookmarked. */
export function Filters({ asked, found }: Props): VNode {
  const { history } = useVisit().words;
  const { competitions, member } = found;
  return (
    <form class="card log-filters" method="get" action="/coach/history">
      <div class="field">
        <label for="what">{history.what}</label>
        <select class="input" id="what" name="what">
          <option value="">{history.all}</option>
          {GROUPS.map((group) => (
            <option key={group} value={group} selected={asked.group === group}>
              {history.groups[group]}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="who">{history.who}</label>
        <input
          class="input"
          id="who"
          name="who"
          type="search"
          autocomplete="off"
          maxlength={FIELD_LIMITS['/v1/members'].q.maxLength}
          placeholder={history.whoHint}
          value={member?.display_name ?? asked.who}
        />
        {member !== null && <input type="hidden" name="member" value={member.id} />}
        {asked.by !== null && <input type="hidden" name="by" value={asked.by} />}
      </div>
      <div class="field">
        <label for="competition">{history.competition}</label>
        <select class="input" id="competition" name="competition">
          <option value="">{history.everyCompetition}</option>
          {competitions.map(({ id, name }) => (
            <option key={id} value={id} selected={asked.competition === id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {(['from', 'to'] as const).map((name) => (
        <div key={name} class="field">
          <label for={name}>{history[name]}</label>
          <input class="input" id={name} name={name} type="date" value={asked[name] ?? ''} />
        </div>
      ))}
      <button class="btn p">{history.show}</button>
    </form>
  );
}
