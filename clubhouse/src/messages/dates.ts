import type { Language } from './language.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };
const DAY_MS = 86_400_000;

/** A date in API format, such as `2026-12-13`: a day in the club's calendar, without a zone. */
type IsoDate = string;

/** Formats days, times and numbers in one language and the club's time zone (WORD-3). */
export class Dates {
  /** The club's IANA zone. */
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
    return this.#day.format(toNoon(date)).replace(',', '');
  }

  /** `Sunday 13 December`, `Sonntag, 13. Dezember` */
  longDay(date: IsoDate): string {
    return this.#longDay.format(toNoon(date));
  }

  /** `Sunday` */
  weekday(date: IsoDate): string {
    return this.#weekday.format(toNoon(date));
  }

  /** `Dec`, `Dez` */
  month(date: IsoDate): string {
    return this.#month.format(toNoon(date));
  }

  /** `13` */
  dayOfMonth(date: IsoDate): string {
    return this.number(Number(date.slice(-2)));
  }

  /** `1 October 2026`, for when the year matters. */
  fullDay(date: IsoDate): string {
    return this.#fullDay.format(toNoon(date));
  }

  /** `18:30` for an instant. */
  time(instant: number): string {
    return this.#time.format(instant);
  }

  number(value: number): string {
    // A fast path with the same result as `Intl`: a table of 300 has a thousand small numbers.
    if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
    return this.#number.format(value);
  }

  /** `yesterday`, `in 3 days`. */
  relativeDay(date: IsoDate, now: number): string {
    return this.#relative.format(-this.daysSince(date, now), 'day');
  }

  /** Whole days in the club's calendar from a date until now; negative for a future date. */
  daysSince(date: IsoDate, now: number): number {
    return Math.round((toNoon(this.today(now)) - toNoon(date)) / DAY_MS);
  }

  /** Today's date in the club's time zone. */
  today(now: number): IsoDate {
    return this.dateOf(now);
  }

  /** The club's calendar day for an instant. */
  dateOf(instant: number): IsoDate {
    return getDateFormat(this.zone).format(instant);
  }
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** The Swedish date format is ISO 8601. */
function getDateFormat(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  FORMATS.set(zone, made);
  return made;
}

const MADE = new Map<string, Dates>();

/** Cached per language and zone, because creating formats takes longer than rendering a page. */
export function getDates(language: Language, zone: string): Dates {
  const key = `${language} ${zone}`;
  const known = MADE.get(key);
  if (known !== undefined) return known;
  const made = new Dates(language, zone);
  MADE.set(key, made);
  return made;
}

function toNoon(date: IsoDate): number {
  return Date.parse(`${date}T12:00:00Z`);
}
