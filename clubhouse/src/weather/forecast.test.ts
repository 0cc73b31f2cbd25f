import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listMatchHours, readForecast } from './forecast.ts';

const ANSWER = {
  latitude: 51.5,
  hourly: {
    time: [
      '2026-11-26T17:00',
      '2026-11-26T18:00',
      '2026-11-26T19:00',
      '2026-11-26T20:00',
      '2026-11-26T21:00',
    ],
    temperature_2m: [9.1, 8.4, 8, 7.5, 7],
    precipitation_probability: [0, 20, null, 90, 95],
    weather_code: [0, 3, 45, 61, 95],
  },
};

test('WTH-2: an answer in Open-Meteo’s format is read hour by hour', () => {
  const hours = readForecast(ANSWER);
  assert.deepEqual(
    hours.map(({ sky }) => sky),
    ['clear', 'cloudy', 'fog', 'rain', 'thunder'],
  );
  assert.deepEqual(hours[1], {
    at: Date.parse('2026-11-26T18:00:00Z'),
    temperature: 8.4,
    wet: 20,
    sky: 'cloudy',
  });
  assert.equal(hours[2]?.wet, null);
});

test('WTH-2: another format is refused, and incomplete hours are left out', () => {
  for (const wrong of [null, 7, 'x', [], {}, { hourly: 1 }, { hourly: { time: ['soon'] } }]) {
    assert.deepEqual(readForecast(wrong), []);
  }
  const { hourly } = ANSWER;
  const short = { hourly: { ...hourly, temperature_2m: [9.1, 'warm'] } };
  assert.equal(readForecast(short).length, 1);
});

test('WTH-2: impossible weather is left out, and an answer has at most sixteen days', () => {
  const one = (change: object) => {
    const hour = { time: ['2026-11-26T17:00'], temperature_2m: [9], weather_code: [3] };
    return readForecast({ hourly: { ...hour, precipitation_probability: [50], ...change } });
  };
  assert.equal(one({}).length, 1);
  for (const value of [-150, 150]) assert.equal(one({ temperature_2m: [value] }).length, 1);
  for (const value of [-151, 151, 1e300]) assert.equal(one({ temperature_2m: [value] }).length, 0);
  for (const code of [0, 99]) assert.equal(one({ weather_code: [code] }).length, 1);
  for (const code of [-1, 100]) assert.equal(one({ weather_code: [code] }).length, 0);
  for (const wet of [-1, 101, '5']) {
    assert.equal(one({ precipitation_probability: [wet] })[0]?.wet, null);
  }
  for (const time of ['2026', '2026-11-26', '2026-11-26T17:00:00', '2026-13-26T17:00', 7]) {
    assert.equal(one({ time: [time] }).length, 0, String(time));
  }
  const many = (count: number) => ({
    time: Array.from({ length: count }, () => '2026-11-26T17:00'),
    temperature_2m: Array.from({ length: count }, () => 9),
    weather_code: Array.from({ length: count }, () => 3),
  });
  assert.equal(readForecast({ hourly: many(384) }).length, 384);
  assert.equal(readForecast({ hourly: many(385) }).length, 384);
});

test('WTH-1: a match gets the hours in which it is played', () => {
  const hours = readForecast(ANSWER);
  const from = (time: string) =>
    listMatchHours(hours, Date.parse(`2026-11-26T${time}:00Z`)).map(({ at }) =>
      new Date(at).getUTCHours(),
    );
  assert.deepEqual(from('18:00'), [18, 19]);
  assert.deepEqual(from('18:30'), [18, 19, 20]);
  assert.deepEqual(from('23:00'), []);
});
