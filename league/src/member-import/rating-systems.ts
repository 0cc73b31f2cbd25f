/** Systems of ratings as clubs call them, folded as headings are, by the name that is kept. */
const SYSTEMS: Readonly<Record<string, string>> = {
  lk: 'LK',
  leistungsklasse: 'LK',
  utr: 'UTR',
  wtn: 'WTN',
  itn: 'ITN',
  ntrp: 'NTRP',
  squashlevels: 'SquashLevels',
  dupr: 'DUPR',
  elo: 'Elo',
  dwz: 'DWZ',
  ttr: 'TTR',
  qttr: 'TTR',
};

/** What stands around the name of a system: whose it is, that it is a number, and of which year. */
const HEADING = new RegExp(
  `^(?:dtb|itf|itn|usta)?(${Object.keys(SYSTEMS).join('|')})` +
    '(?:wert|zahl|punkte|rating|value|number|points|einzel|singles|doppel|doubles)?(?:20\\d\\d)?$',
);

/** The system that a heading names, folded: `dtblk`, `lk2026`; null where it names none (IMP-9). */
export function ratingSystemIn(folded: string): string | null {
  const name = HEADING.exec(folded)?.[1];
  return name === undefined ? null : (SYSTEMS[name] ?? null);
}

/** `LK 12,4` of a column of LK without the name before the number; another text as it is (IMP-10). */
export function withoutSystem(text: string, system: string): string {
  const found = /^(\p{L}+(?:[ -]\p{L}+)?)[ :]*(\d+(?:[.,]\d+)?)$/u.exec(text);
  const [, name = '', number = text] = found ?? [];
  return ratingSystemIn(name.toLowerCase().replaceAll(/[ -]/g, '')) === system ? number : text;
}
