import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCoordinates } from './coordinates.ts';

const LONDON = { latitude: 51.5072, longitude: -0.1276 };

test('FACE-11: coordinates are accepted as people type them', () => {
  for (const typed of [
    '51.5072, -0.1276',
    ' 51.5072 -0.1276 ',
    '(51.5072,-0.1276)',
    '51.5072; −0.1276',
    '51,5072; -0,1276',
    '51,5072, -0,1276',
    '51,5072 -0,1276',
    `51.5072° N, 0.1276° W`,
    `N 51.5072° W 0.1276°`,
  ]) {
    assert.deepEqual(readCoordinates(typed), LONDON, typed);
  }
  const degrees = { latitude: 51.507222, longitude: -0.1275 };
  assert.deepEqual(readCoordinates(`51°30'26"N 0°7'39"W`), degrees);
  assert.deepEqual(readCoordinates('51° 30′ 26″ N, 0° 7′ 39″ W'), degrees);
  assert.deepEqual(readCoordinates('50°56′30″N 6°57′30″O'), {
    latitude: 50.941667,
    longitude: 6.958333,
  });
  assert.deepEqual(readCoordinates('33°51′S 151°12′E'), { latitude: -33.85, longitude: 151.2 });
});

test('FACE-11: coordinates are read from map links, preferring the pin to the centre', () => {
  for (const address of [
    'https://www.google.com/maps/@51.5072,-0.1276,17z',
    'https://www.google.com/maps/place/Club/@51.6,-0.2,17z/data=!3m1!4b1!4m5!3m4!8m2!3d51.5072!4d-0.1276',
    'https://www.google.com/maps/search/?api=1&query=51.5072%2C-0.1276',
    'https://www.google.com/maps/search/51.5072,+-0.1276',
    'https://maps.google.com/?q=51.5072,-0.1276',
    'https://www.openstreetmap.org/#map=17/51.5072/-0.1276',
    'https://www.openstreetmap.org/?mlat=51.5072&mlon=-0.1276#map=15/51.6/-0.2',
    'https://maps.apple.com/?ll=51.5072,-0.1276&q=Club',
    'https://www.bing.com/maps?cp=51.5072~-0.1276&lvl=16',
    'geo:51.5072,-0.1276?z=17',
  ]) {
    assert.deepEqual(readCoordinates(address), LONDON, address);
  }
});

test('FACE-11: an invalid place gets an error that gives the reason', () => {
  assert.equal(readCoordinates('  '), 'empty');
  assert.equal(readCoordinates('https://maps.app.goo.gl/abc123'), 'short_link');
  assert.equal(readCoordinates('91, 0'), 'out_of_range');
  assert.equal(readCoordinates('51.5, 200'), 'out_of_range');
  for (const text of [
    'Harbour Lane 3',
    '51.5072',
    '51,5072',
    '1, 2, 3',
    'https://example.org/',
    'javascript:alert(1)',
    `${'9'.repeat(50_000)},`,
    ' '.repeat(50_000) + '1',
    `${'1 '.repeat(20_000)}x`,
  ]) {
    assert.equal(readCoordinates(text), 'unreadable', text.slice(0, 40));
  }
});
