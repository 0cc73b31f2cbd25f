export const weather = {
  title: 'Weather',
  skies: {
    clear: 'clear',
    cloudy: 'cloudy',
    fog: 'fog',
    rain: 'rain',
    snow: 'snow',
    thunder: 'thunderstorm',
  },
  degrees: (degrees: string) => `${degrees}°`,
  wet: (percent: string) => `${percent}% chance of rain`,
};
