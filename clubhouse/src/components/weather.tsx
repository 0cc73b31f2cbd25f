import type { VNode } from 'preact';
import type { Hour } from '../weather/forecast.ts';
import { useLocale } from './locale.ts';

/** The hourly forecast for a match: `18:00 12° cloudy, rain 20%`. */
export function Weather({ hours }: { readonly hours: readonly Hour[] }): VNode | null {
  const { words, dates } = useLocale();
  const { weather } = words;
  if (hours.length === 0) return null;
  return (
    <ul class="weather" aria-label={weather.title}>
      {hours.map(({ at, temperature, wet, sky }) => (
        <li key={at}>
          <b>{dates.time(at)}</b>
          <span>{weather.degrees(dates.number(Math.round(temperature)))}</span>
          <span class="meta">{weather.skies[sky]}</span>
          {wet !== null && <span class="meta">{weather.wet(dates.number(Math.round(wet)))}</span>}
        </li>
      ))}
    </ul>
  );
}
