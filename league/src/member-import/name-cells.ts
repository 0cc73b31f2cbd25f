import type { Column } from './column-kinds.ts';
import { isName } from 'service/name';
import { isReadByBytes } from './misread.ts';
import { NAME_COLUMNS } from './name-columns.ts';
import { hasNameAfterComma, isSurnameFirst, splitNameWords } from './person-name.ts';
import type { ReasonCode } from './reason.ts';
import { tidyText } from './tidy.ts';

/**
 * Characters that programs write for a lost letter, and signs that stand for one within a word.
 * A capital within a word is one too, except in Gaelic names: "MacÁdam", "Ó hÓgáin".
 */
const LOST_LETTERS =
  /[?\uFFFD\0¿]|(?<=\p{L})(?![´`^])[\p{S}\p{No}_#*%¡¶§{}[\]"ˆ˜](?=\p{L})|(?<=\p{Script=Latin})(?<!(?<!\p{L})(?:Ma?c|[hnt]))(?![A-Z])\p{Lu}(?=\p{Ll})|\\u[\da-f]{4}|[\u25A0-\u25FF]/u;
/** A first name or full name on each side of a sign or word, or a household. */
const TWO_PEOPLE = [
  /[&+/;|\\•]|\s[-–—·]\s/,
  /[\s(](?:and|und|et|mit|with|plus|sowie|or|oder|bzw\.?|og|och|'n'|’n’)\s|\s(?:and|und)$/i,
  // "En" begins a Chinese first name.
  /\sen\s/,
  // "Ann M. Lee" has an initial.
  /[\s(](?:u\.|m\.|n)\s/,
  /^(?:fam\.?|familie|family|eheleute|ehepaar|geschwister|zwillinge|gebr\.|gebrüder)\s|^the \S+s$|\s(?:famil(?:y|ie)|ehepaar|geschwister)$/i,
  /(?<!\p{L})(?:mutter|vater|eltern|kind(?:er)?|sohn|tochter|mother|father|parents?|child(?:ren)?|son|daughter|wife|husband) (?:von|of)\s/iu,
  /\d\s?(?:x|personen|persons|people|erwachsene|adults|kinder|children)(?!\p{L})/iu,
  // Initials and a maiden name in brackets have dots.
  /\(\p{Lu}\p{L}+\s\p{Lu}\p{L}+\)/u,
];
/** The words beneath a printed list. */
const NOTE =
  /^(?:(?:zwischen|gesamt)?summe|gesamt|insgesamt|total|subtotal|grand total)[\s:.]*(?:[\d,][\d.,]*)?(?: (?:mitglieder|members|people|players|spieler))?$|^end(?:e der| of) [a-zäöü ]{1,20}$|^©|^(?:(?:anzahl|stand|seite|page|count|gedruckt|printed|erstellt|as of|mitglieder|members|total)\b[\s:.]*){1,3}(?:am |on |vom |of )?\d[\d.,:/ -]*(?:(?:von|of) \d+)?$/i;
/** Notes within a name. If ignored, someone who has left or died would become an active member. */
const NOTE_WITHIN =
  /[†✝✞*]|\S@\S+\.|R\.I\.P|^\(.*\)$|(?<!\p{L})(?:verstorben|gestorben|gest\.|deceased|passed away|ausgetreten|ausgeschieden|gek(?:ü|ue)ndigt|gesperrt|ruhend|pausiert|passiv|inaktiv|inactive|resigned|lapsed|ehrenmitglied|ex-?mitglied|ehemalig\p{L}*|former(?:ly)?|nicht mehr|(?:bis|seit|since|until) \d+)(?!\p{L})|\((?:neu|new|alt|old|aktiv|active|ext\.?|extern|gast|guest|trainer|coach|kind|child)\)/iu;
/** A remark in brackets, in contrast to a nickname or a maiden name: "(left)", "(verzogen)". */
const REMARK = /\((?!geb|n[eé]e|born|gen\.|verh)\p{Ll}/u;
/** A comma at either end, or a particle before it: "Berg van den, Jan". */
const ODD_COMMA = /^,|,$|\s(?:v[ao]n|de[rn]?|zu|ter?),/i;
/** A year, a date, an age or a footnote. A plain number may be part of a name: "Guest 1". */
const FIGURE = /(?<!\d)(?:19|20)\d\d(?!\d)|\(\s*\d+\s*\)|\d\s?[.:/]|\p{No}|[^\P{Nd}0-9]/u;
/** The words that formulas and programs write for an empty value. */
const NOTHING =
  /^(?:[=@].*|#.*[!?]|FALSE|TRUE|FALSCH|WAHR|NULL|NaN|nan|none|null|undefined|[Kk]\. ?[Aa]\.?|[NnAa]\. ?[NnAa]\.?|[Uu]nbekannt|[Uu]nknown|tb[ad]|TB[AD]|[Vv]akant|[Vv]acant|[Ll]eer|[Ee]mpty)$/;
/** The heading of a group, on a separate line. */
const GROUP =
  /^(?:damen|herren|frauen|männer|men|women|ladies|gentlemen|junior(?:en|innen|s)|senior(?:en|innen|s)|jugend|kinder|mixed|vorstand|passive|aktive|ehrenmitglieder|mannschaft|team|gruppe|group|abteilung|erwachsene|adults|children|youth|girls|boys|jungen|mädchen|ende|end|vertraulich|confidential)(?: (?:[IVX]{1,3}|[ABC]|[üu]?\d{1,2}\.?)){0,2}:?$/iu;
/** Legal forms at the end of company and club names. */
const COMPANY =
  /(?<![\p{L}\p{N}])(?:GmbH|gGmbH|mbH|AG|KG|OHG|UG|GbR|Limited|Incorporated|e\.\s?V\.|e\.\s?K\.|Ltd|LLC|LLP|PLC|plc|Inc|\p{L}*(?:[Cc]lub|[Vv]erein))(?![\p{L}\p{N}])/u;

/** Why a cell is not a name. A blank instead would make the line mean someone else (IMP-12). */
export function checkName(column: Column, cell: string): ReasonCode | null {
  if (!NAME_COLUMNS.has(column)) return null;
  const name = tidyText(cell);
  if (name === '') return null;
  if (LOST_LETTERS.test(name) || isReadByBytes(name)) return 'letters_lost';
  if (NOTE.test(name) || NOTE_WITHIN.test(name) || NOTHING.test(name)) return 'no_person';
  if (column !== 'display_name' && isName(name) && !/\p{L}/u.test(name)) return 'no_person';
  if (column === 'first_name' && hasNameAfterComma(name)) return 'two_people';
  if (column === 'surname' && hasNameAfterComma(name)) return 'name_order_unclear';
  if (ODD_COMMA.test(name) || (/^(?:dr|prof)\b/i.test(name) && isSurnameFirst(name)))
    return 'name_order_unclear';
  if (TWO_PEOPLE.some((sign) => sign.test(name)) || hasTwoLines(cell)) return 'two_people';
  if (isPairOfFamily(name) || hasSurnameTwice(name)) return 'two_people';
  if (COMPANY.test(name)) return 'company';
  if (FIGURE.test(name) || REMARK.test(name)) return 'no_person';
  if (!isName(name)) return 'name_invalid';
  const isOneWord = !/[\s,]/.test(name);
  if (column === 'surname_first' && !isOneWord && !isSurnameFirst(name))
    return 'name_order_unclear';
  return null;
}

/** Whether a name is a group's heading: by its words, or alone as half a name or as a letter. */
export function isGroupHeading(name: string, isHalf: boolean, isAlone: boolean): boolean {
  return GROUP.test(tidyText(name)) || (isAlone && (isHalf || /^\p{L}$/u.test(tidyText(name))));
}

/** Two lines of two words each. */
function hasTwoLines(cell: string): boolean {
  return cell.split(/[\r\n]+/).filter((line) => /\S\s+\S/.test(line)).length > 1;
}

/** "Ann Lee Bo Lee"; "Juan García García" has two surnames. */
function hasSurnameTwice(name: string): boolean {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  return last.length > 1 && words.slice(0, -2).includes(last);
}

/** "Ann Lee, Bo Lee" or "Lee, Ann, Bo": several names between commas. */
function isPairOfFamily(name: string): boolean {
  const [one = '', other = '', ...more] = name.split(',').map((part) => part.trim());
  if (more.length > 0) return true;
  const last = (part: string) => part.split(' ').at(-1) ?? '';
  return (
    one.includes(' ') &&
    other.includes(' ') &&
    !splitNameWords(last(one)).isDisjointFrom(splitNameWords(last(other)))
  );
}
