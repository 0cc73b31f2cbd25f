import { type Expression, sql } from 'kysely';
import { type Id, type IdKind, NO_ID } from '../shared/ids.ts';

/** SQLite allows 32,766 parameters, PostgreSQL 65,535; longer lists become one parameter. */
const MAX_PARAMETERS = 1024;

/** Pads up to a thousand ids to a power of two, so that few statements need preparing. */
export function inList<Kind extends IdKind>(
  ids: readonly Id<Kind>[],
): Id<Kind>[] | Expression<Id<Kind>> {
  if (ids.length > MAX_PARAMETERS) return fromOneParameter(ids);
  const last = ids.at(-1);
  if (last === undefined) return [NO_ID];
  const size = 2 ** Math.ceil(Math.log2(ids.length));
  return [...ids, ...Array.from({ length: size - ids.length }, () => last)];
}

/** The keys of an object are the only list form that both databases read alike. */
function fromOneParameter<Kind extends IdKind>(ids: readonly Id<Kind>[]): Expression<Id<Kind>> {
  const keys = JSON.stringify(Object.fromEntries(ids.map((id) => [id, 0])));
  return sql<Id<Kind>>`(select cast(key as ctext) from json_each(${keys}))`;
}
