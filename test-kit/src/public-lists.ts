import { readFileSync } from 'node:fs';
import type { ImportCounts } from './import-cases.ts';

/** A list from a program or a club, with the expected preview of its import. */
export interface PublicList {
  readonly name: string;
  readonly file: Uint8Array;
  readonly counts: ImportCounts;
  /** The members to be added, in the order of the list. */
  readonly added: readonly string[];
}

function publicList(name: string, refuse: number, ...added: readonly string[]): PublicList {
  const file = readFileSync(new URL(`../lists/${name}.csv`, import.meta.url));
  return { name, file, counts: { add: added.length, change: 0, same: 0, refuse }, added };
}

/** The lists share people, so each is only previewed and never imported. */
export const PUBLIC_LISTS: readonly PublicList[] = [
  publicList('bsac', 2),
  publicList('clubspark', 2),
  publicList('couples', 3),
  publicList('emails', 7, 'Anna Berg'),
  publicList('excel-numbers', 1, 'Ben Cole', 'Cleo Dunn'),
  publicList('first-name-name', 0, 'Anna Berg', 'Ben Cole'),
  publicList('google-contacts', 1, 'Anna Berg'),
  publicList('jverein', 2, 'Jana Weber', 'Karl Weber', 'Otto Alt'),
  publicList('name-vorname', 0, 'Jana Weber', 'Karl Weber', 'Otto Alt'),
  publicList('odd-dates', 3, 'Ben Cole'),
  publicList('outlook-contacts', 1, 'Ben Cole', 'Cleo Dunn'),
  publicList('vorname-name-lower', 0, 'Jana Weber', 'Karl Weber', 'Otto Alt'),
  publicList('zero-date', 1, 'Ben Cole'),
  publicList('zero-date-de', 1, 'Ben Cole'),
  publicList('zero-date-sql', 1, 'Ben Cole'),
];
