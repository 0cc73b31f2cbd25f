const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux/],
] as const;
/** The more particular first: most call themselves Chrome or Safari too. */
const BROWSERS = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;

/** What a device is called on `/me`: names of our own, whatever it says of itself. */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
}

/** @param userAgent as the browser says it */
export function deviceName(userAgent: string): DeviceName {
  const find = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, shape]) => shape.test(userAgent))?.[0] ?? null;
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
