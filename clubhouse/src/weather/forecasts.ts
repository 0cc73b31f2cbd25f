import type { Api } from '../api/client.ts';
import { type Hour, listMatchHours, readForecast } from './forecast.ts';

type ForecastLocation = Pick<Api<'CourtLocation'>, 'id' | 'latitude' | 'longitude'>;
type Units = Api<'Weather'>['units'];

const FRESH_MS = 30 * 60_000;
/** An older forecast than this is more wrong than right. */
const OLD_MS = 6 * 3_600_000;
const TIMEOUT_MS = 5000;
const MAX_BYTES = 512 * 1024;

interface CachedForecast {
  /** When the site last requested the forecast, with or without success. */
  askedAt: number;
  heardAt: number;
  hours: readonly Hour[];
}

/**
 * Weather forecasts for the club's courts. No page waits for a forecast: pages show known ones, and
 * the site refreshes them after the answer. Failures are left out (WTH-1).
 */
export class Forecasts {
  readonly #url: string | null;
  readonly #known = new Map<string, CachedForecast>();

  /** @param url the address of a service in Open-Meteo format; null to show no forecasts */
  constructor(url: string | null) {
    this.#url = url;
  }

  get isOn(): boolean {
    return this.#url !== null;
  }

  /** @param later runs work once the page has been sent */
  hours(
    place: ForecastLocation,
    units: Units,
    startsAt: number,
    { now, later }: { readonly now: number; readonly later: (work: () => Promise<void>) => void },
  ): Hour[] {
    if (this.#url === null) return [];
    const address = makeForecastUrl(this.#url, place, units);
    const known = this.#known.get(address) ?? { askedAt: -FRESH_MS, heardAt: -OLD_MS, hours: [] };
    this.#known.set(address, known);
    if (now - known.askedAt >= FRESH_MS) {
      known.askedAt = now;
      later(() => askService(address, known, now));
    }
    return now - known.heardAt < OLD_MS ? listMatchHours(known.hours, startsAt) : [];
  }
}

async function askService(address: string, known: CachedForecast, now: number): Promise<void> {
  try {
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    const text = answer.ok ? await readTextWithin(answer, MAX_BYTES) : null;
    if (text === null) return;
    const hours = readForecast(JSON.parse(text));
    if (hours.length === 0) return;
    known.hours = hours;
    known.heardAt = now;
  } catch {
    // Ignores any error, because pages work without a forecast.
  }
}

/** Null if the text is longer than that; stops reading there. */
async function readTextWithin({ body }: Response, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function makeForecastUrl(
  url: string,
  { latitude, longitude }: ForecastLocation,
  units: Units,
): string {
  const address = new URL(url);
  const asked = {
    latitude: String(latitude),
    longitude: String(longitude),
    hourly: 'temperature_2m,precipitation_probability,weather_code',
    forecast_days: '14',
    timezone: 'GMT',
    ...(units === 'us' ? { temperature_unit: 'fahrenheit' } : {}),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}
