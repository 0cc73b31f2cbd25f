const NUMBER = /\p{Nd}+/gu;
const MONTH_NAME =
  '(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)';
/** A month name next to a number: 3 March, dec_84. */
const MONTH = new RegExp(
  String.raw`(?<!\p{L})${MONTH_NAME}[\s\p{P}]*\p{Nd}|\p{Nd}[\s\p{P}]*${MONTH_NAME}(?!\p{L})`,
  'iu',
);
const BIRTH = /(?<!\p{L})(born|birth|birthday|dob)(?!\p{L})/iu;
/** A month and a year or a day, such as 03/90; 18/34 cannot be one. */
const MONTH_AND_YEAR =
  /(?<!\p{Nd})((0?[1-9]|1[0-2])\s*[./]\s*\p{Nd}|\p{Nd}+\s*[./]\s*(0?[1-9]|1[0-2])(?!\p{Nd}))/u;
/** The year alone, as in ’84. */
const SHORT_YEAR = /['’]\p{Nd}/u;

/** At most two numbers of two digits, like `under_18`, `18-34` or `60+`; no birthday (MEM-10). */
export function isAgeBand(text: string): boolean {
  const numbers = text.match(NUMBER) ?? [];
  if (numbers.length === 0) return true;
  if (numbers.length > 2 || numbers.some((number) => number.length > 2)) return false;
  return ![MONTH, BIRTH, MONTH_AND_YEAR, SHORT_YEAR].some((sign) => sign.test(text));
}
