/** A place in degrees; north and east are positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** `short_link`: only the map's own server can resolve it, and the site does not ask it. */
export type CoordinatesFault = 'empty' | 'unreadable' | 'short_link' | 'out_of_range';

/** Six decimal places, about the width of a hand. */
const PRECISION = 1e6;

/**
 * Reads coordinates in common formats (FACE-11): two numbers, or degrees with minutes and seconds.
 * It also reads map addresses from OpenStreetMap, Google, Apple, Bing and `geo:`.
 */
export function readCoordinates(text: string): Coordinates | CoordinatesFault {
  const typed = text.trim();
  if (typed === '') return 'empty';
  if (
    /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl|osm\.org\/go|maps\.apple|binged\.it)\b/i.test(typed)
  ) {
    const inside = parseAddress(typed);
    return inside === null ? 'short_link' : toCoordinates(inside);
  }
  const found = /^[a-z]+:/i.test(typed)
    ? parseAddress(typed)
    : (parseDegrees(typed) ?? parseNumbers(typed));
  return found === null ? 'unreadable' : toCoordinates(found);
}

type CoordinatePair = readonly [latitude: number, longitude: number];

function toCoordinates([latitude, longitude]: CoordinatePair): Coordinates | CoordinatesFault {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return 'out_of_range';
  const rounded = (value: number) => Math.round(value * PRECISION) / PRECISION;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;

/** `51.5072, -0.1276`, or with decimal commas `51,5072; -0,1276`. */
function parseNumbers(text: string): CoordinatePair | null {
  const plain = text
    .replaceAll('−', '-')
    .replace(/^[([]|[)\]]$/g, '')
    .trim();
  const withPoints = new RegExp(`^${NUMBER}(?:\\s*[,;/]\\s*|\\s+)${NUMBER}$`).exec(plain);
  if (withPoints !== null) return toPair(withPoints);
  const withCommas = /^([+-]?\d{1,3},\d+)(?:\s*[;/]\s*|,?\s+)([+-]?\d{1,3},\d+)$/.exec(plain);
  return withCommas === null ? null : toPair(withCommas.map((part) => part.replace(',', '.')));
}

const PART = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*°\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|''|′′)\s*)?`;
const DEGREES = new RegExp(`^${PART}([NS])[\\s,;]*${PART}([EOW])$`, 'i');
const DEGREES_LETTER_FIRST = new RegExp(`^([NS])\\s*${PART}[\\s,;]*([EOW])\\s*${PART}$`, 'i');

/** `51°30'26"N 0°7'39"W`; in German, east is `O`. */
function parseDegrees(text: string): CoordinatePair | null {
  const after = DEGREES.exec(text);
  if (after !== null) {
    const [, d1, m1, s1, ns, d2, m2, s2, ew] = after;
    return [toDecimalDegrees(d1, m1, s1, ns), toDecimalDegrees(d2, m2, s2, ew)];
  }
  const first = DEGREES_LETTER_FIRST.exec(text);
  if (first === null) return null;
  const [, ns, d1, m1, s1, ew, d2, m2, s2] = first;
  return [toDecimalDegrees(d1, m1, s1, ns), toDecimalDegrees(d2, m2, s2, ew)];
}

function toDecimalDegrees(
  whole: string | undefined,
  minutes: string | undefined,
  seconds: string | undefined,
  direction: string | undefined,
): number {
  const [d, m, s] = [whole, minutes, seconds].map((part) =>
    Number((part ?? '0').replace(',', '.')),
  );
  const value = (d ?? 0) + (m ?? 0) / 60 + (s ?? 0) / 3600;
  return /[SW]/i.test(direction ?? '') ? -value : value;
}

/** Positions of coordinates in map addresses; a pin takes precedence over the centre of the map. */
const IN_ADDRESSES: readonly RegExp[] = [
  new RegExp(`^geo:${NUMBER},${NUMBER}`),
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&#]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(
    `[?&](?:q|query|ll|sll|center|destination|coordinate)=(?:loc:)?${NUMBER},\\+?\\s*${NUMBER}`,
  ),
  new RegExp(`[?&]cp=${NUMBER}~${NUMBER}`),
  new RegExp(`/@${NUMBER},${NUMBER}`),
  new RegExp(`/(?:search|place|dir)/+${NUMBER},\\+?\\s*${NUMBER}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`),
];

function parseAddress(text: string): CoordinatePair | null {
  const plain = tryDecode(text);
  for (const pattern of IN_ADDRESSES) {
    const found = pattern.exec(plain);
    if (found !== null) return toPair(found);
  }
  return null;
}

function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function toPair([, latitude, longitude]: readonly string[]): CoordinatePair {
  return [Number(latitude), Number(longitude)];
}
