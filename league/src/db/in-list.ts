import { type Expression, sql } from 'kysely';
import { type Id, type IdKind, NO_ID } from '../shared/ids.ts';

/** Longer lists go as one parameter: SQLite takes 32,766 in a statement, PostgreSQL 65,535. */
const MAX_PARAMETERS = 1024;

/**
 * The ids as what stands behind `in`, however many they are. Up to a thousand are padded to a power
 * of two by repeating the last, so that they make few different statements, which stay prepared.
 */
export function inList<Kind extends IdKind>(
  ids: readonly Id<Kind>[],
): Id<Kind>[] | Expression<Id<Kind>> {
  if (ids.length > MAX_PARAMETERS) return fromOneParameter(ids);
  const last = ids.at(-1);
  if (last === undefined) return [NO_ID];
  const size = 2 ** Math.ceil(Math.log2(ids.length));
  return [...ids, ...Array.from({ length: size - ids.length }, () => last)];
}

/** Both databases read the keys of an object alike, and no other form of a list. */
function fromOneParameter<Kind extends IdKind>(ids: readonly Id<Kind>[]): Expression<Id<Kind>> {
  const keys = JSON.stringify(Object.fromEntries(ids.map((id) => [id, 0])));
  return sql<Id<Kind>>`(select cast(key as ctext) from json_each(${keys}))`;
}
