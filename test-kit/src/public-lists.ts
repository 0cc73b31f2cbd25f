import { readFileSync } from 'node:fs';
import type { ImportCounts } from './import-case.ts';

/** A list from a program or a club, with the expected preview of its import. */
export interface PublicList {
  readonly name: string;
  readonly file: Uint8Array;
  readonly counts: ImportCounts;
  /** The members to be added, in the order of the list. */
  readonly added: readonly string[];
}

function readPublicList(name: string, refuse: number, ...added: readonly string[]): PublicList {
  const file = readFileSync(new URL(`../lists/${name}.csv`, import.meta.url));
  return { name, file, counts: { add: added.length, change: 0, same: 0, refuse }, added };
}

/** The lists share people, so each is only previewed and never imported. */
export const PUBLIC_LISTS: readonly PublicList[] = [
  readPublicList('bsac', 2),
  readPublicList('clubspark', 2),
  readPublicList('couples', 3),
  readPublicList('emails', 7, 'Anna Berg'),
  readPublicList('excel-numbers', 1, 'Ben Cole', 'Cleo Dunn'),
  readPublicList('first-name-name', 0, 'Anna Berg', 'Ben Cole'),
  readPublicList('google-contacts', 1, 'Anna Berg'),
  readPublicList('jverein', 2, 'Jana Weber', 'Karl Weber', 'Otto Alt'),
  readPublicList('name-vorname', 0, 'Jana Weber', 'Karl Weber', 'Otto Alt'),
  readPublicList('odd-dates', 3, 'Ben Cole'),
  readPublicList('outlook-contacts', 1, 'Ben Cole', 'Cleo Dunn'),
  readPublicList('vorname-name-lower', 0, 'Jana Weber', 'Karl Weber', 'Otto Alt'),
  readPublicList('zero-date', 1, 'Ben Cole'),
  readPublicList('zero-date-de', 1, 'Ben Cole'),
  readPublicList('zero-date-sql', 1, 'Ben Cole'),
];
