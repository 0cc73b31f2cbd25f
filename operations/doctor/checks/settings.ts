import { isLoopback } from './loopback.ts';
import { makeFailure, type Finding, makeOkFinding, makeWarning } from 'service/finding';
import { type ServiceName, SERVICES } from './finding.ts';

export interface ServiceSettings {
  readonly host: string;
  readonly port: number;
  /** Whether the service trusts a proxy about where a request came from. */
  readonly trustsProxy: boolean;
  readonly operations: { readonly host: string; readonly port: number } | null;
}

export function toServiceSettings({
  host,
  port,
  operations,
  trustProxy,
}: Omit<ServiceSettings, 'trustsProxy'> & { readonly trustProxy: unknown }): ServiceSettings {
  return { host, port, operations, trustsProxy: trustProxy !== false };
}

export interface SettingsToCheck {
  readonly services: Readonly<Partial<Record<ServiceName, ServiceSettings>>>;
  /** The league's address for the clubhouse. */
  readonly leagueUrl?: string | undefined;
  /**
   * The files to which the league writes the website key, and from which the clubhouse reads it.
   */
  readonly keyFiles?: { readonly put: string | undefined; readonly read: string };
  /** Their public addresses; http:// if only this machine can reach them. */
  readonly addresses: Readonly<Partial<Record<ServiceName, string>>>;
}

/** Whether settings agree with each other and with the addresses (DOCTOR-2). */
export function checkSettings(settings: SettingsToCheck): Finding[] {
  const findings = [
    ...checkPorts(settings),
    ...checkLeagueUrl(settings),
    ...checkKeyFiles(settings),
    ...SERVICES.flatMap((name) => checkProxy(name, settings)),
    ...SERVICES.flatMap((name) => checkOperations(name, settings.services[name])),
  ];
  return findings.length > 0 ? findings : [makeOkFinding('settings', 'the settings match')];
}

function checkPorts({ services }: SettingsToCheck): Finding[] {
  const taken = new Map<number, string>();
  return SERVICES.flatMap((name) => {
    const { port, operations } = services[name] ?? { port: 0, operations: null };
    return [
      [port, `the ${name}`] as const,
      [operations?.port ?? 0, `the ${name}'s measurements`] as const,
    ].flatMap(([number, who]) => {
      const other = taken.get(number);
      if (number === 0) return [];
      taken.set(number, who);
      if (other === undefined) return [];
      return [
        makeFailure(
          'settings',
          `${other} and ${who} both have port ${number}`,
          'give each its own',
        ),
      ];
    });
  });
}

function checkLeagueUrl({
  services: { league, clubhouse },
  leagueUrl,
}: SettingsToCheck): Finding[] {
  if (league === undefined || clubhouse === undefined || leagueUrl === undefined) return [];
  const { hostname, port, protocol } = new URL(leagueUrl);
  const asked = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
  if (!isLoopback(hostname) || asked === league.port || league.port === 0) return [];
  return [
    makeFailure(
      'settings',
      `the clubhouse looks for the league at ${leagueUrl}, but that listens on port ${league.port}`,
      `set LEAGUE_URL of the clubhouse to http://127.0.0.1:${league.port}`,
    ),
  ];
}

function checkKeyFiles({ keyFiles }: SettingsToCheck): Finding[] {
  if (keyFiles?.put === undefined || keyFiles.put === keyFiles.read) return [];
  const { put, read } = keyFiles;
  return [
    makeFailure(
      'settings',
      `the league writes the website key to ${put}, but the clubhouse reads it from ${read}`,
      'give both the same LEAGUE_WEBSITE_KEY_FILE',
    ),
  ];
}

const TRUST: Readonly<Record<ServiceName, string>> = {
  league: 'LEAGUE_TRUST_PROXY',
  clubhouse: 'CLUBHOUSE_TRUST_PROXY',
  relay: 'TRUST_PROXY',
};

function checkProxy(name: ServiceName, { services, addresses }: SettingsToCheck): Finding[] {
  const service = services[name];
  if (service === undefined) return [];
  const isBehind = addresses[name]?.startsWith('https:') === true;
  // Like a proxy, the website tells the league on whose behalf it asks.
  const isAskedByWebsite = name === 'league' && addresses.clubhouse?.startsWith('https:') === true;
  if (!service.trustsProxy && (isBehind || isAskedByWebsite)) {
    const what = `the ${name} counts all visitors as one, because it trusts no proxy`;
    return [
      makeFailure('settings', what, `set ${TRUST[name]}=${name === 'relay' ? '1' : '127.0.0.1'}`),
    ];
  }
  if (!service.trustsProxy || isLoopback(service.host)) return [];
  return [
    makeWarning(
      'settings',
      `the ${name} listens at ${service.host}, where more than its proxy can reach it`,
      'let it listen at 127.0.0.1, or close its port to all but the proxy',
    ),
  ];
}

function checkOperations(name: ServiceName, service: ServiceSettings | undefined): Finding[] {
  if (service === undefined) return [];
  const { operations } = service;
  const prefix = name.toUpperCase();
  if (operations === null) {
    const what = `the ${name} has no port for metrics, so some checks are skipped`;
    return [makeWarning('settings', what, `set ${prefix}_METRICS_PORT`)];
  }
  if (isLoopback(operations.host)) return [];
  const what = `the ${name}'s metrics are exposed at ${operations.host}, beyond this machine`;
  return [
    makeWarning(
      'settings',
      what,
      `see that only your monitoring reaches that, or leave ${prefix}_METRICS_HOST out`,
    ),
  ];
}
