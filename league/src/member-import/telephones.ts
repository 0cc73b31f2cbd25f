import { tidyText } from './tidy.ts';

/** Maximum length of a member's telephone field: two numbers if they are short. */
const MAX_PHONE = 40;

const BETWEEN = /[;,|\r\n]|\s\/\s|\s(?:or|and|oder|und)\s/;
const MIN_DIGITS = 5;

/** The numbers in a cell, on separate lines or separated by a sign. */
function splitTelephones(cell: string): string[] {
  const parts = cell
    .split(BETWEEN)
    .map((part) => tidyText(part))
    .filter((part) => part !== '');
  const areNumbers = parts.every((part) => part.replaceAll(/\D/g, '').length >= MIN_DIGITS);
  return areNumbers && parts.length > 0 ? parts : [tidyText(cell)];
}

export function joinTelephones(cell: string): string {
  return splitTelephones(cell).join(SEPARATOR);
}

const SEPARATOR = ' / ';
/** If one number begins with 0 or +, the others do too: `0172 / 234 56 78` is not split. */
const BEFORE_NUMBER = / \/ (?=[+(0])/;

export function fitTelephones(phone: string): { phone: string; others: string | null } {
  if (phone.length <= MAX_PHONE) return { phone, others: null };
  const parts = phone.split(/^[+(0]/.test(phone) ? BEFORE_NUMBER : SEPARATOR);
  const fitting = parts.findLastIndex(
    (_, index) => parts.slice(0, index + 1).join(SEPARATOR).length <= MAX_PHONE,
  );
  if (fitting < 0) return { phone, others: null };
  const [first, others] = [parts.slice(0, fitting + 1), parts.slice(fitting + 1)];
  return { phone: first.join(SEPARATOR), others: others.join(SEPARATOR) };
}
