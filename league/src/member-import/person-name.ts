import { foldName } from '../shared/fold.ts';

/** As who has no such letters writes them. */
const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
};

/** A name with its umlauts written out: Mueller for Müller. */
export function spellOut(name: string): string {
  const small = name.normalize('NFC').toLowerCase();
  return small.replaceAll(/[äöüøå]/g, (letter) => SPELLED[letter] ?? letter);
}

/** A name as it is compared: as names are searched, and without dots and odd blanks. */
export function nameKey(name: string): string {
  return foldName(name)
    .replaceAll(/[^\p{L}\p{N},]+/gu, ' ')
    .replaceAll(/ ?, ?/g, ', ')
    .trim();
}

/** "Lee, Ann" as "Ann Lee"; a name without a comma, or with several, as it is. */
export function firstNameFirst(name: string): string {
  const parts = name.split(',').map((part) => part.trim());
  const [surname = '', first = ''] = parts;
  return parts.length === 2 && surname !== '' && first !== '' ? `${first} ${surname}` : name;
}
