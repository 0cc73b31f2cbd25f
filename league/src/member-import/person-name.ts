import { foldName } from '../shared/fold.ts';

/** How people write these letters on a keyboard without them. */
const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
};

export function spellOut(name: string): string {
  const small = name.normalize('NFC').toLowerCase();
  return small.replaceAll(/[äöüøå]/g, (letter) => SPELLED[letter] ?? letter);
}

/** The comparable form of a name: as searched, without dots and odd blanks. */
export function makeNameKey(name: string): string {
  return foldName(name)
    .replaceAll(/[^\p{L}\p{N},]+/gu, ' ')
    .replaceAll(/ ?, ?/g, ', ')
    .trim();
}

/** `Jun`, `Sen` and `Iv` without a dot are also first names. */
const SUFFIX = / (?:jr\.?|sr\.?|jun\.|sen\.|iv\.|junior|senior|i{2,3}\.?)$/i;

/** Turns "Lee, Ann Jr." into "Ann Lee Jr."; leaves a name with no comma or several unchanged. */
export function putFirstNameFirst(name: string): string {
  const parts = name.split(',').map((part) => part.trim());
  const [surname = '', first = ''] = parts;
  const [suffix = ''] = SUFFIX.exec(first) ?? [];
  const turned = `${first.slice(0, first.length - suffix.length)} ${surname}${suffix}`;
  return parts.length === 2 && surname !== '' && first !== '' ? turned : name;
}

/** Words after a comma that are not a first name. */
const AFTER_NAME =
  /^(jr|sr|jun|sen|junior|senior|i{2,3}|iv|ph ?d|m\.?d|m\.?sc|b\.?sc|m\.?a|b\.?a|mbe|obe)\.?$/i;

/** Whether a cell looks like "Lee, Ann". */
export function isSurnameFirst(cell: string): boolean {
  const parts = cell.split(',').map((part) => part.trim());
  return (
    parts.length === 2 && parts.every((part) => /\p{L}/u.test(part)) && hasNameAfterComma(cell)
  );
}

/** Whether a comma is followed by anything but "Jr." or a degree. */
export function hasNameAfterComma(cell: string): boolean {
  const [, ...behind] = cell.split(',');
  return behind.some((part) => !AFTER_NAME.test(part.trim()));
}

export interface NameParts {
  readonly full_name: string | null;
  readonly first_name: string | null;
  readonly surname: string | null;
  readonly surname_first: string | null;
}

/**
 * Takes the longest name, if it contains the words of all others.
 * @returns null if there is no name; `differ` if two parts name different people
 */
export function composeName(parts: NameParts): { name: string | null } | { differ: string[] } {
  const { full_name: full, first_name: first, surname, surname_first: turned } = parts;
  const joined = [first, surname].filter((part) => part !== null).join(' ');
  const names = [
    joined || null,
    turned && putFirstNameFirst(turned),
    full && putFirstNameFirst(full),
  ];
  const said = [...new Set(names.filter((name) => name !== null))];
  const [longest = null, ...others] = said.toSorted(
    (one, other) => splitNameWords(other).size - splitNameWords(one).size,
  );
  if (longest === null) return { name: null };
  if (others.some((other) => !splitNameWords(other).isSubsetOf(splitNameWords(longest))))
    return { differ: said };
  // A lone full name stays as it is written.
  return { name: joined === '' && turned === null ? full : longest };
}

export function splitNameWords(name: string): Set<string> {
  return new Set(makeNameKey(name).replaceAll(',', '').split(' '));
}
