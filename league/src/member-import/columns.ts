import { type Column, COLUMNS } from './column-kinds.ts';
import { HEADING_WORDS } from './heading-words.ts';
import { findRatingSystem } from './rating-systems.ts';

/** The form of a date, which says nothing about the column: `DOB (dd/mm/yyyy)`. */
const DATE_FORM = /[\s([]+(?:[dtmjy]{1,4}[./-]?){3}[\])]*$/i;

/** Folds a heading for comparison: only letters and digits, without case, accents and breaks. */
export function foldHeading(heading: string): string {
  const plain = heading
    .replace(DATE_FORM, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();
  return plain.replaceAll('ß', 'ss').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Keeps signs and accents, since they matter: A+ and A-, `LK 1,5` and `LK 15`, Ü18 and U18. */
export function foldWord(word: string): string {
  return word.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Words for leaving, alone or beside those for a day: without them, leavers would be active. */
const OF_LEAVING =
  /^(?:datum|date|tag|ist|is|has)?(?:der|des|of)?(?:austritts?|ausgetreten|ausgeschieden|abmeldung|abgemeldet|abgangs?|mitgliedschaft(?:endet|beendet)|ehemalig(?:er|es)?|former|ex(?!am$)|geloscht|losch(?:ungs?)?|archiviert|archived|deleted|deactivated|deaktiviert|inaktiv|inactive|gekundigt|kundigungs?|cancell?ed|cancellation|terminated|termination|ended|left|leavers?|leav(?:e|ing)|exit|quit|resigned|resignation|withdrawn|lapsed|expired|beendet|dead|death|deceased|died|rip|verst(?:orben)?|gest(?:orben)?|tot|todes)(?:datum|date|am|zum|on|at|seit|since|tag|mitglied|members?)?$/;
const CROSS = /[†✝✞]/u;

/** The column that a heading names by itself, ignoring case, spaces, dashes and dots. */
export function findColumn(heading: string): Column | null {
  const folded = foldHeading(heading);
  const exact = COLUMNS.find((column) => column.replaceAll('_', '') === folded);
  const known = exact ?? HEADING_WORDS.get(folded);
  if (known !== undefined) return known;
  if (OF_LEAVING.test(folded) || CROSS.test(heading)) return 'ends_on';
  return findRatingSystem(folded) === null ? null : 'rating';
}
