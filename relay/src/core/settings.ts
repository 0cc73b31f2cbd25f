import { ON_OFF, ORIGIN, ORIGINS, wholeNumber } from 'service/setting-kinds';
import { type Environment, type Kind, readSettings as readTable } from 'service/settings';

export interface Settings {
  /** Exact origins; if empty, the relay's own address. */
  readonly allowedOrigins: readonly string[];
  readonly isPublic: boolean;
  readonly ownerKey: string | null;
  readonly gamesPerDay: number;
  readonly gamesPerNetworkPerDay: number;
  readonly socketsPerNetwork: number;
  /** The origin of the forwarder; null if pushes are off. */
  readonly forwarderUrl: string | null;
}

const MIN_KEY_LENGTH = 16;
const MAX_KEY_LENGTH = 256;

const COUNT = wholeNumber(0, 1_000_000);
export const LIMIT = wholeNumber(1, 1_000_000);

/** The owner key without surrounding blanks and line breaks, because no app sends those. */
const OWNER_KEY: Kind<string> = {
  takes: `${MIN_KEY_LENGTH} to ${MAX_KEY_LENGTH} characters`,
  read: (text) =>
    text.length >= MIN_KEY_LENGTH && text.length <= MAX_KEY_LENGTH ? text : undefined,
};

export const SHARED_TABLE = {
  ALLOWED_ORIGINS: {
    kind: ORIGINS,
    about: 'Exact origins, separated by commas, whose pages may open games.',
    otherwise: "the relay's own address",
    example: 'https://play.example.org',
  },
  PUBLIC_HOSTING: {
    kind: ON_OFF,
    default: 'off',
    about:
      'on: anyone can make games, within the daily limits. off: only someone with the owner key can.',
  },
  OWNER_KEY: {
    kind: OWNER_KEY,
    about: 'The key that lets the owner make games.',
    otherwise: 'created on the first start and kept in RELAY_DATA',
    example: 'sixteen-characters-or-more',
  },
  DAILY_GAME_LIMIT: { kind: COUNT, default: '100', about: 'New games per day.' },
  NETWORK_GAME_LIMIT: { kind: COUNT, default: '20', about: 'New games per day from one network.' },
  NETWORK_SOCKET_LIMIT: { kind: LIMIT, default: '300', about: 'Open sockets per network.' },
  FORWARDER_URL: {
    kind: ORIGIN,
    about: 'The origin at which browsers reach the forwarder, which sends moves to closed apps.',
    otherwise: 'no moves are sent to closed apps',
    example: 'https://play.example.org',
  },
} as const;

/** @throws SettingError */
export function readSettings(environment: Environment): Settings {
  // The platform's own settings stand beside these, under names that nothing tells from them.
  const owner = { service: 'relay', prefix: null, table: SHARED_TABLE };
  const set = readTable(environment, owner);
  return {
    allowedOrigins: set.ALLOWED_ORIGINS ?? [],
    isPublic: set.PUBLIC_HOSTING,
    ownerKey: set.OWNER_KEY,
    gamesPerDay: set.DAILY_GAME_LIMIT,
    gamesPerNetworkPerDay: set.NETWORK_GAME_LIMIT,
    socketsPerNetwork: set.NETWORK_SOCKET_LIMIT,
    forwarderUrl: set.FORWARDER_URL,
  };
}
