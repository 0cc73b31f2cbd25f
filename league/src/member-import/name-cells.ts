import type { Column } from './column-kinds.ts';
import { isName } from 'service/name';
import { isReadByBytes } from './misread.ts';
import { NAME_COLUMNS } from './name-columns.ts';
import { isSurnameFirst, wordsIn } from './person-name.ts';
import type { ReasonCode } from './reason.ts';
import { tidy } from './tidy.ts';

/** Characters that programs write for a lost letter. */
const LOST_LETTERS = ['?', '\uFFFD', '\0'];
/** A first name or full name on each side of a sign or word, or a household. */
const TWO_PEOPLE =
  /[&+/;|]|\s(?:and|und|u\.|et)\s|^(?:fam\.|familie|family|eheleute|ehepaar)\s|\sfamil(?:y|ie)$/i;
/** Two lines of two words each. */
const TWO_LINES = /\S[^\S\r\n]+\S.*[\r\n]+.*\S[^\S\r\n]+\S/;
/** Legal forms at the end of company and club names. */
const COMPANY =
  /(?<![\p{L}\p{N}])(?:GmbH|gGmbH|mbH|AG|KG|OHG|UG|GbR|e\.\s?V\.|e\.\s?K\.|Ltd|LLC|LLP|PLC|plc|Inc)(?![\p{L}\p{N}])/u;

/**
 * Why a cell cannot be one person's name, or null (IMP-12). Such a line is refused even with blanks
 * allowed, because without the cell it would be about someone else.
 */
export function problemOfName(column: Column, cell: string): ReasonCode | null {
  if (!NAME_COLUMNS.has(column)) return null;
  const name = tidy(cell);
  if (name === '') return null;
  if (LOST_LETTERS.some((letter) => name.includes(letter))) return 'letters_lost';
  if (isReadByBytes(name)) return 'letters_lost';
  if (TWO_PEOPLE.test(name) || TWO_LINES.test(cell) || isPairOfFamily(name)) return 'two_people';
  if (COMPANY.test(name)) return 'company';
  if (!isName(name)) return 'name_invalid';
  const isOneWord = !/[\s,]/.test(name);
  if (column === 'surname_first' && !isOneWord && !isSurnameFirst(name))
    return 'name_order_unclear';
  return null;
}

/** "Ann Lee, Bo Lee" or "Lee, Ann, Bo": several names between commas. */
function isPairOfFamily(name: string): boolean {
  const [one = '', other = '', ...more] = name.split(',').map((part) => part.trim());
  if (more.length > 0) return true;
  const last = (part: string) => part.split(' ').at(-1) ?? '';
  return (
    one.includes(' ') &&
    other.includes(' ') &&
    !wordsIn(last(one)).isDisjointFrom(wordsIn(last(other)))
  );
}
