import { ORIGINS } from 'service/setting-kinds';
import { type Environment, readSettings } from 'service/settings';
import { PUSH_HOSTS, USUAL_PUSH_HOSTS } from './push-hosts.ts';

export interface Settings {
  /** Exact origins; empty for the host's default. */
  readonly allowedOrigins: readonly string[];
  readonly pushHosts: readonly string[];
}

/** The settings of both hosts. */
export const SHARED_TABLE = {
  ALLOWED_ORIGINS: {
    kind: ORIGINS,
    about: 'Exact origins, separated by commas, whose pages may send pushes.',
    otherwise: "the relay's own address",
    example: 'https://play.example.org',
  },
  FORWARDER_PUSH_HOSTS: {
    kind: PUSH_HOSTS,
    default: USUAL_PUSH_HOSTS,
    about: 'The hosts of push services, each a name or `*.` and a name.',
  },
} as const;

/** @throws SettingError */
export function readSharedSettings(environment: Environment): Settings {
  const owner = { service: 'forwarder', prefix: null, table: SHARED_TABLE };
  const set = readSettings(environment, owner);
  return { allowedOrigins: set.ALLOWED_ORIGINS ?? [], pushHosts: set.FORWARDER_PUSH_HOSTS };
}
