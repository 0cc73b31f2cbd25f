/** What the sky does, as far as a player cares. */
type Sky = 'clear' | 'cloudy' | 'fog' | 'rain' | 'snow' | 'thunder';

/** One hour of a forecast. */
export interface Hour {
  /** Its beginning, in epoch milliseconds. */
  readonly at: number;
  /** In the unit that was asked for. */
  readonly temperature: number;
  /** How likely it rains or snows, in percent; null where it is not said. */
  readonly wet: number | null;
  readonly sky: Sky;
}

const HOUR_MS = 3_600_000;

/** The hours of an answer in Open-Meteo's shape; none where it has another (WTH-2). */
export function readForecast(answer: unknown): Hour[] {
  const hourly = field(answer, 'hourly');
  const [times, temperatures, wets, codes] = [
    listIn(hourly, 'time'),
    listIn(hourly, 'temperature_2m'),
    listIn(hourly, 'precipitation_probability'),
    listIn(hourly, 'weather_code'),
  ];
  return times.flatMap((time, index) => {
    const at = typeof time === 'string' ? Date.parse(`${time}Z`) : Number.NaN;
    const [temperature, wet, code] = [temperatures[index], wets[index], codes[index]];
    if (Number.isNaN(at) || !isNumber(temperature) || !isNumber(code)) return [];
    return [{ at, temperature, wet: isNumber(wet) ? wet : null, sky: skyOf(code) }];
  });
}

/** The hours in which a match that begins then is played: three, or as many as are known. */
export function hoursFrom(hours: readonly Hour[], startsAt: number): Hour[] {
  return hours.filter(({ at }) => at + HOUR_MS > startsAt && at < startsAt + 2 * HOUR_MS);
}

/** The codes of the WMO, 0 to 99. */
function skyOf(code: number): Sky {
  if (code >= 95) return 'thunder';
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return 'snow';
  if (code >= 51) return 'rain';
  if (code === 45 || code === 48) return 'fog';
  return code >= 3 ? 'cloudy' : 'clear';
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([one]) => one === name)?.[1];
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
