import { CONFUSABLES } from './confusables.ts';

const PROTOTYPES = new Map(
  Object.entries(CONFUSABLES).flatMap(([prototype, letters]) =>
    Array.from(letters, (letter): [string, string] => [letter, prototype]),
  ),
);

/** Names that share a key look alike, through case and blanks or letters of one shape (MEM-15). */
export function makeLookAlikeKeys(name: string): string[] {
  const seen = name.normalize('NFKC').replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
  const small = seen.toLowerCase();
  const shape = foldShape(foldShape(seen).toLowerCase());
  // A small i without its dot, a capital I, a one and an l differ in few typefaces.
  return [`case ${small}`, `shape ${shape.replaceAll('i', 'l')}`];
}

function foldShape(text: string): string {
  return Array.from(text, (letter) => PROTOTYPES.get(letter) ?? letter).join('');
}
