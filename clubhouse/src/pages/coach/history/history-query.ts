import { type EventGroup, isGroup } from '../../../history/event-groups.ts';
import { FIELD_LIMITS } from '../../../api/field-limits.ts';
import { isCalendarDay } from '../../../messages/calendar-day.ts';

export interface HistoryQuery {
  readonly group: EventGroup | null;
  /** Part of a name, as typed. */
  readonly who: string;
  readonly member: string | null;
  readonly competition: string | null;
  /** A key's id. */
  readonly by: string | null;
  /** Days in the club's time zone, as `2026-12-13`; null if absent or invalid. */
  readonly from: string | null;
  readonly to: string | null;
  readonly after: string | null;
}

export function readHistoryQuery(query: URLSearchParams): HistoryQuery {
  const filled = (name: string) => {
    const text = query.get(name)?.trim() ?? '';
    return text === '' ? null : text;
  };
  const what = filled('what') ?? '';
  return {
    group: isGroup(what) ? what : null,
    who: (filled('who') ?? '').slice(0, FIELD_LIMITS['/v1/members'].q.maxLength),
    member: filled('member'),
    competition: filled('competition'),
    by: filled('by'),
    from: readDay(filled('from')),
    to: readDay(filled('to')),
    after: filled('after'),
  };
}

export function makeHistoryPath(asked: Partial<HistoryQuery>): string {
  const { group, who, member, competition, by, from, to, after } = asked;
  const query = new URLSearchParams();
  const all = { what: group, who, member, competition, by, from, to, after };
  for (const [name, value] of Object.entries(all)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, value);
  }
  return query.size === 0 ? '/coach/history' : `/coach/history?${query.toString()}`;
}

export function isTurned({ from, to }: HistoryQuery): boolean {
  return from !== null && to !== null && from > to;
}

function readDay(text: string | null): string | null {
  return text !== null && isCalendarDay(text) ? text : null;
}
