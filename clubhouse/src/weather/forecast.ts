type Sky = 'clear' | 'cloudy' | 'fog' | 'rain' | 'snow' | 'thunder';

export interface Hour {
  /** Start of the hour in epoch milliseconds. */
  readonly at: number;
  /** The temperature in the requested unit. */
  readonly temperature: number;
  /** Probability of rain or snow in percent; null if unknown. */
  readonly wet: number | null;
  readonly sky: Sky;
}

const HOUR_MS = 3_600_000;
/** Sixteen days, the longest forecast that services offer. */
const MAX_HOURS = 16 * 24;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
/** Plausible temperatures in either unit: no place on earth is colder or hotter. */
const [COLDEST, HOTTEST] = [-150, 150];

/** Reads the hours of an answer in Open-Meteo format, and drops implausible values (WTH-2). */
export function readForecast(answer: unknown): Hour[] {
  const hourly = readField(answer, 'hourly');
  const [times, temperatures, wets, codes] = [
    listIn(hourly, 'time'),
    listIn(hourly, 'temperature_2m'),
    listIn(hourly, 'precipitation_probability'),
    listIn(hourly, 'weather_code'),
  ];
  return times.slice(0, MAX_HOURS).flatMap((time, index) => {
    const isInstant = typeof time === 'string' && INSTANT.test(time);
    const at = isInstant ? Date.parse(`${time}Z`) : Number.NaN;
    const [temperature, wet, code] = [temperatures[index], wets[index], codes[index]];
    if (Number.isNaN(at) || !isWithin(temperature, COLDEST, HOTTEST)) return [];
    if (!isWithin(code, 0, 99)) return [];
    return [{ at, temperature, wet: isWithin(wet, 0, 100) ? wet : null, sky: readSky(code) }];
  });
}

/** The hours of a match that starts at a time: three, or as many as are known. */
export function listMatchHours(hours: readonly Hour[], startsAt: number): Hour[] {
  return hours.filter(({ at }) => at + HOUR_MS > startsAt && at < startsAt + 2 * HOUR_MS);
}

/** WMO weather codes, 0 to 99. */
function readSky(code: number): Sky {
  if (code >= 95) return 'thunder';
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return 'snow';
  if (code >= 51) return 'rain';
  if (code === 45 || code === 48) return 'fog';
  return code >= 3 ? 'cloudy' : 'clear';
}

function readField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([one]) => one === name)?.[1];
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = readField(value, name);
  return Array.isArray(list) ? list : [];
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}
