const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux/],
] as const;
/** Browsers, the more specific ones first, because most also call themselves Chrome or Safari. */
const BROWSERS = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;

/** The name of a device on `/me`, in the site's own words: the device's description may lie. */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
}

/** @param userAgent as sent by the browser */
export function detectDeviceName(userAgent: string): DeviceName {
  const find = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, shape]) => shape.test(userAgent))?.[0] ?? null;
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
