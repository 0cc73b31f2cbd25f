/** A name as it is compared: without case, accents, dots and odd blanks. */
export function foldName(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return spellOut(plain)
    .replaceAll(/[^\p{L}\p{N},]+/gu, ' ')
    .replaceAll(/ ?, ?/g, ', ')
    .trim();
}

/** Letters that are no accented ones, as people write them without: Øster, oster. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

function spellOut(text: string): string {
  return text.replaceAll(/[ßøæœđðþłı]/g, (letter) => LETTERS[letter] ?? letter);
}

/** "Lee, Ann" as "Ann Lee"; a name without a comma, or with several, as it is. */
export function firstNameFirst(name: string): string {
  const parts = name.split(',').map((part) => part.trim());
  const [surname = '', first = ''] = parts;
  return parts.length === 2 && surname !== '' && first !== '' ? `${first} ${surname}` : name;
}
