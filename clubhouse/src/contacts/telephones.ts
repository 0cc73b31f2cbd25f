import {
  type CountryCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';

/** A number in a phone field, or text in place of one. */
export interface Telephone {
  /** The number as typed, with the words beside it. */
  readonly shown: string;
  /** `tel:+49…`; null if the number cannot be dialled. */
  readonly call: string | null;
  /** `sms:+49…` and `https://wa.me/49…`; null if no text can arrive, as at a landline. */
  readonly sms: string | null;
  readonly whatsApp: string | null;
}

interface TelephoneContext {
  /** The country of numbers without a country code; null if such numbers cannot be dialled. */
  readonly country: CountryCode | null;
  readonly message?: string;
}

/** Length up to which a text is read: longer than any league field. Longer ones stay unchanged. */
const MAX_CELL_LENGTH = 100;
/** No area code is this long, so a number with this many digits can be dialled even if unknown. */
const MIN_UNKNOWN_DIGITS = 8;
/** From this length, a slash may end the number; in a shorter number, it may be part of it. */
const MIN_DIGITS_BEFORE_SLASH = 8;
/** Up to this many digits after a number may be an alternative extension, or its last digits. */
const MAX_ENDING_DIGITS = 4;

/**
 * Finds the telephone numbers of a field in order, with all their links (CONT-1). It is the only
 * source of `tel:`, `sms:` and WhatsApp addresses. It never guesses.
 */
export function readTelephones(cell: string, { country, message }: TelephoneContext): Telephone[] {
  const typed = cell.trim();
  if (typed === '') return [];
  const parts = typed.length > MAX_CELL_LENGTH ? [] : splitCell(typed, country);
  if (parts.every(({ number }) => number === null)) return [makeTelephone(typed, null)];
  return parts.map(({ shown, number }) => makeTelephone(shown, number, message));
}

function makeTelephone(shown: string, number: PhoneNumber | null, message?: string): Telephone {
  if (number === null) return { shown, call: null, sms: null, whatsApp: null };
  const call = `tel:${number.number}`;
  if (!mayGetTexts(number)) return { shown, call, sms: null, whatsApp: null };
  const body = message === undefined ? '' : encodeURIComponent(message);
  return {
    shown,
    call,
    sms: `sms:${number.number}${body === '' ? '' : `?&body=${body}`}`,
    whatsApp: `https://wa.me/${number.number.slice(1)}${body === '' ? '' : `?text=${body}`}`,
  };
}

/** Some countries, such as the United States, do not tell mobiles apart; new ranges are unknown. */
function mayGetTexts(number: PhoneNumber): boolean {
  const type = number.getType();
  return type === undefined || type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}

interface TelephonePart {
  readonly shown: string;
  readonly number: PhoneNumber | null;
}

/** Digits with their separators. `split` returns these runs at its odd indexes. */
const RUNS = /((?:\+|\()*\d(?:[\d \t().+/\u00a0\u2010-\u2015-]*\d)?)/;
const BETWEEN = /^[\s;,|&/:-]*(?:(?:oder|und|or|and|bzw\.?)\b[\s:]*)?|[\s;,|&/-]+$/giu;

/** Attaches words to the number they describe: before it, as in `mobil: …`, or after it. */
function splitCell(cell: string, country: CountryCode | null): TelephonePart[] {
  const pieces = cell.normalize('NFKC').split(RUNS);
  const isLabelFirst = (pieces[0] ?? '').replaceAll(BETWEEN, '') !== '';
  const parts: TelephonePart[] = [];
  let before = '';
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 1) {
      const [first, ...more] = splitNumbers(piece, country);
      if (first !== undefined) parts.push({ ...first, shown: `${before} ${first.shown}`.trim() });
      parts.push(...more);
      before = '';
      continue;
    }
    const words = piece.replaceAll(BETWEEN, '');
    const last = parts.at(-1);
    if (words === '') continue;
    if (last === undefined || (isLabelFirst && index < pieces.length - 1)) before = words;
    else parts[parts.length - 1] = { ...last, shown: `${last.shown} ${words}` };
  }
  return parts;
}

/** Splits a run of digits into numbers. A slash can separate two numbers or be part of one. */
function splitNumbers(run: string, country: CountryCode | null): TelephonePart[] {
  const whole = parsePhone(run, country);
  for (const [before, after] of cutAtEach(run, /\s*\/+\s*/g)) {
    const number = parsePhone(before, country);
    if (number === null || number.nationalNumber.length < MIN_DIGITS_BEFORE_SLASH) continue;
    const rest = splitNumbers(after, country);
    const isEnding = keepDigits(after).length <= MAX_ENDING_DIGITS;
    if (whole !== null && isEnding) return [{ shown: run, number: null }];
    return [{ shown: before, number }, ...rest];
  }
  if (whole !== null) return [{ shown: run, number: whole }];
  return divideRun(run, country) ?? [{ shown: run, number: null }];
}

/** Splits an invalid run into 2 or 3 numbers, if exactly one split makes all of them valid. */
function divideRun(run: string, country: CountryCode | null, most = 3): TelephonePart[] | null {
  const ways = cutAtEach(run, /[^\d+]+|(?=\+)/g).flatMap(([before, after]) => {
    const number = parsePhone(before, country);
    if (number?.isValid() !== true) return [];
    const next = parsePhone(after, country);
    const rest =
      next?.isValid() === true
        ? [{ shown: after, number: next }]
        : most > 2
          ? divideRun(after, country, most - 1)
          : null;
    return rest === null ? [] : [[{ shown: before, number }, ...rest]];
  });
  return ways.length === 1 ? (ways[0] ?? null) : null;
}

function cutAtEach(run: string, between: RegExp): [before: string, after: string][] {
  return [...run.matchAll(between)].flatMap(({ index, 0: gap }) => {
    // An opening bracket belongs to the number after it.
    const opened = /\($/.exec(gap)?.[0].length ?? 0;
    const [before, after] = [run.slice(0, index), run.slice(index + gap.length - opened)];
    return keepDigits(before) === '' || keepDigits(after) === '' ? [] : [[before, after]];
  });
}

/**
 * Null if the text cannot be dialled. A national number without its leading 0 is local, unless only
 * a mobile can begin like that.
 */
function parsePhone(text: string, country: CountryCode | null): PhoneNumber | null {
  const number =
    parsePossibleNumber(text, country) ??
    parsePossibleNumber(text.replace(/^[\s(]*00/, '+'), country);
  if (number === null) return null;
  const isInternational = /^[\s(]*(?:\+|00)/.test(text);
  const isWhole =
    isInternational || keepDigits(text).length >= keepDigits(number.formatNational()).length;
  if (number.isValid()) return isWhole || number.getType() === 'MOBILE' ? number : null;
  return isWhole && number.nationalNumber.length >= MIN_UNKNOWN_DIGITS ? number : null;
}

function parsePossibleNumber(text: string, country: CountryCode | null): PhoneNumber | null {
  const defaultCountry = country === null ? {} : { defaultCountry: country };
  const number = parsePhoneNumberFromString(text, { ...defaultCountry, extract: false });
  return number?.isPossible() === true ? number : null;
}

function keepDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
