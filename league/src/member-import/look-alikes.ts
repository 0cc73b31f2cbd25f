import { makeLookAlikeKeys } from '../shared/names.ts';
import { makeReason, type Reason } from './reason.ts';

/** A name in the club after the import. */
interface NameInClub {
  readonly name: string;
  /** The line that writes the name; null for a member whose name stays. */
  readonly line: number | null;
}

/** Finds look-alike names by line (MEM-15). `kept`: names of members that no line changes. */
export function findLookAlikes(
  written: ReadonlyMap<number, string>,
  kept: readonly string[],
): Map<number, Reason> {
  const byKey = new Map<string, NameInClub[]>();
  const all = [
    ...kept.map((name): NameInClub => ({ name, line: null })),
    ...Array.from(written, ([line, name]): NameInClub => ({ name, line })),
  ];
  for (const one of all) {
    for (const key of makeLookAlikeKeys(one.name)) {
      const others = byKey.get(key);
      if (others) others.push(one);
      else byKey.set(key, [one]);
    }
  }
  const remarks = new Map<number, Reason>();
  for (const [line, name] of written) {
    const alike = new Set(makeLookAlikeKeys(name).flatMap((key) => byKey.get(key) ?? []));
    const [first, ...more] = [...alike].filter((one) => one.line !== line);
    if (first === undefined) continue;
    const details = { name: first.name, count: more.length + 1 };
    const place = first.line === null ? {} : { line: first.line };
    remarks.set(line, makeReason('name_like_another', { ...details, ...place }));
  }
  return remarks;
}
