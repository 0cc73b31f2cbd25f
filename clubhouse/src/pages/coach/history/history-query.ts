import { type Group, isGroup } from '../../../history/event-groups.ts';

/** What of the history is asked for, as the address has it. */
export interface HistoryQuery {
  readonly group: Group | null;
  /** Part of a name, as it was typed. */
  readonly who: string;
  /** A member's id. */
  readonly member: string | null;
  readonly competition: string | null;
  /** A key's id. */
  readonly by: string | null;
  /** Days of the club's zone, as `2026-12-13`; null: none, or what was typed is none. */
  readonly from: string | null;
  readonly to: string | null;
  readonly after: string | null;
}

const LONGEST_NAME = 100;

export function askedOf(query: URLSearchParams): HistoryQuery {
  const filled = (name: string) => {
    const text = query.get(name)?.trim() ?? '';
    return text === '' ? null : text;
  };
  const what = filled('what') ?? '';
  return {
    group: isGroup(what) ? what : null,
    who: (filled('who') ?? '').slice(0, LONGEST_NAME),
    member: filled('member'),
    competition: filled('competition'),
    by: filled('by'),
    from: dayOf(filled('from')),
    to: dayOf(filled('to')),
    after: filled('after'),
  };
}

/** The address of what is asked for, with some of it otherwise. */
export function historyPath(asked: Partial<HistoryQuery>): string {
  const { group, who, member, competition, by, from, to, after } = asked;
  const query = new URLSearchParams();
  const all = { what: group, who, member, competition, by, from, to, after };
  for (const [name, value] of Object.entries(all)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, value);
  }
  return query.size === 0 ? '/coach/history' : `/coach/history?${query.toString()}`;
}

/** Both days are there, and the wrong way round. */
export function isTurned({ from, to }: HistoryQuery): boolean {
  return from !== null && to !== null && from > to;
}

function dayOf(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text).toString();
  } catch {
    return null;
  }
}
