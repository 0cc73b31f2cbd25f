import type { Language } from './language.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };
const DAY_MS = 86_400_000;

/** A date as the API has it, `2026-12-13`: a day of the club's calendar, without a zone. */
type IsoDate = string;

/** Days, times and numbers in one language, counted in the club's zone (WORD-3). */
export class Dates {
  /** The club's, as IANA names it. */
  readonly zone: string;
  readonly #day: Intl.DateTimeFormat;
  readonly #longDay: Intl.DateTimeFormat;
  readonly #weekday: Intl.DateTimeFormat;
  readonly #month: Intl.DateTimeFormat;
  readonly #fullDay: Intl.DateTimeFormat;
  readonly #time: Intl.DateTimeFormat;
  readonly #number: Intl.NumberFormat;
  readonly #relative: Intl.RelativeTimeFormat;

  /** @param zone an IANA zone */
  constructor(language: Language, zone: string) {
    const locale = LOCALES[language];
    this.zone = zone;
    const short = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
    const long = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    this.#day = new Intl.DateTimeFormat(locale, short);
    this.#longDay = new Intl.DateTimeFormat(locale, long);
    this.#weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    this.#month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
    const full = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    this.#fullDay = new Intl.DateTimeFormat(locale, full);
    this.#time = new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
    });
    this.#number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    this.#relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  }

  /** `Sun 13 Dec`, `So., 13. Dez.` */
  day(date: IsoDate): string {
    return this.#day.format(noon(date)).replace(',', '');
  }

  /** `Sunday 13 December`, `Sonntag, 13. Dezember` */
  longDay(date: IsoDate): string {
    return this.#longDay.format(noon(date));
  }

  /** `Sunday` */
  weekday(date: IsoDate): string {
    return this.#weekday.format(noon(date));
  }

  /** `Dec`, `Dez` */
  month(date: IsoDate): string {
    return this.#month.format(noon(date));
  }

  /** `13` */
  dayOfMonth(date: IsoDate): string {
    return this.number(Number(date.slice(-2)));
  }

  /** `1 October 2026`, where the year counts. */
  fullDay(date: IsoDate): string {
    return this.#fullDay.format(noon(date));
  }

  /** `18:30`, of an instant. */
  time(instant: number): string {
    return this.#time.format(instant);
  }

  number(value: number): string {
    // Ranks, points and counts, of which a table of 300 has a thousand: what `Intl` would say, too.
    if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
    return this.#number.format(value);
  }

  /** `yesterday`, `in 3 days`. */
  relativeDay(date: IsoDate, now: number): string {
    return this.#relative.format(-this.daysSince(date, now), 'day');
  }

  /** Whole days of the club's calendar from a date until now; negative: it is still to come. */
  daysSince(date: IsoDate, now: number): number {
    return Math.round((noon(this.today(now)) - noon(date)) / DAY_MS);
  }

  /** The day that it is at the club. */
  today(now: number): IsoDate {
    return this.dateOf(now);
  }

  /** The day of the club's calendar that an instant falls on. */
  dateOf(instant: number): IsoDate {
    return dateIn(this.zone).format(instant);
  }
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Sweden writes dates as ISO does. */
function dateIn(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  FORMATS.set(zone, made);
  return made;
}

const MADE = new Map<string, Dates>();

/** Making formats takes longer than a page does: they are made once for each language and zone. */
export function datesOf(language: Language, zone: string): Dates {
  const key = `${language} ${zone}`;
  const known = MADE.get(key);
  if (known !== undefined) return known;
  const made = new Dates(language, zone);
  MADE.set(key, made);
  return made;
}

function noon(date: IsoDate): number {
  return Date.parse(`${date}T12:00:00Z`);
}
