/** Maps clubs' names for rating systems, folded like headings, to the stored names. */
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

/** Words around the name of a system: its owner, "number", and the year. */
const HEADING = new RegExp(
  `^(?:dtb|itf|itn|usta)?(${Object.keys(SYSTEMS).join('|')})` +
    '(?:wert|zahl|punkte|rating|value|number|points|einzel|singles|doppel|doubles)?(?:20\\d\\d)?$',
);

/** The rating system in a folded heading: `dtblk`, `lk2026`; null if there is none (IMP-9). */
export function findRatingSystem(folded: string): string | null {
  const name = HEADING.exec(folded)?.[1];
  return name === undefined ? null : (SYSTEMS[name] ?? null);
}

/** Removes the system's name, as in `LK 12,4` for LK; leaves other text unchanged (IMP-10). */
export function removeSystemName(text: string, system: string): string {
  const found = /^(\p{L}+(?:[ -]\p{L}+)?)[ :]*(\d+(?:[.,]\d+)?)$/u.exec(text);
  const [, name = '', number = text] = found ?? [];
  return findRatingSystem(name.toLowerCase().replaceAll(/[ -]/g, '')) === system ? number : text;
}
