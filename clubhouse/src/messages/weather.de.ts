import type { weather as english } from './weather.en.ts';

export const weather: typeof english = {
  title: 'Wetter',
  skies: {
    clear: 'klar',
    cloudy: 'bewölkt',
    fog: 'Nebel',
    rain: 'Regen',
    snow: 'Schnee',
    thunder: 'Gewitter',
  },
  degrees: (degrees) => `${degrees}°`,
  wet: (percent) => `${percent} % Regenrisiko`,
};
