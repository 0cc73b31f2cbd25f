/** What both hosts read from their environment. */
export interface Settings {
  /** Exact origins; empty: the relay's own address. */
  readonly allowedOrigins: readonly string[];
  readonly isPublic: boolean;
  readonly ownerKey: string | null;
  readonly gamesPerDay: number;
  readonly gamesPerNetworkPerDay: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const SHORTEST_KEY = 16;
const LONGEST_KEY = 256;

/** A setting that makes no sense, in one sentence for whoever set it. */
export class WrongSetting extends Error {}

/** @throws WrongSetting */
export function readSettings(environment: Environment): Settings {
  return {
    allowedOrigins: origins(environment['ALLOWED_ORIGINS'] ?? ''),
    isPublic: onOrOff(environment, 'PUBLIC_HOSTING'),
    ownerKey: ownerKey(environment['OWNER_KEY'] ?? ''),
    gamesPerDay: wholeNumber(environment, 'DAILY_GAME_LIMIT', { otherwise: 100 }),
    gamesPerNetworkPerDay: wholeNumber(environment, 'NETWORK_GAME_LIMIT', { otherwise: 20 }),
  };
}

function origins(given: string): string[] {
  const all = given.split(',').flatMap((one) => one.trim() || []);
  for (const origin of all) {
    if (!isOrigin(origin)) {
      throw new WrongSetting(
        `ALLOWED_ORIGINS: "${origin}" is no origin; write https://example.org, without a path.`,
      );
    }
  }
  return all;
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

function onOrOff(environment: Environment, name: string): boolean {
  const given = (environment[name] ?? '').trim().toLowerCase();
  if (given === 'on') return true;
  if (given === 'off' || given === '') return false;
  throw new WrongSetting(`${name} is on or off, and not "${given}".`);
}

/** Without the blanks and line ends around it, which no app sends along. */
function ownerKey(given: string): string | null {
  const key = given.trim();
  if (key === '') return null;
  if (key.length >= SHORTEST_KEY && key.length <= LONGEST_KEY) return key;
  throw new WrongSetting(`OWNER_KEY has ${SHORTEST_KEY} to ${LONGEST_KEY} characters.`);
}

/** @throws WrongSetting */
export function wholeNumber(
  environment: Environment,
  name: string,
  { otherwise, from = 0, to = 1_000_000 }: { otherwise: number; from?: number; to?: number },
): number {
  const given = (environment[name] ?? '').trim();
  if (given === '') return otherwise;
  const value = /^\d{1,7}$/.test(given) ? Number(given) : Number.NaN;
  if (value >= from && value <= to) return value;
  throw new WrongSetting(`${name} is a whole number from ${from} to ${to}, and not "${given}".`);
}
