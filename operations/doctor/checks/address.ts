import { isLoopback } from './loopback.ts';
import { makeFailure, type Finding, makeOkFinding, makeWarning } from 'service/finding';
import type { ServiceName } from './finding.ts';

/** The result of requesting a service at its public address. */
export type ProbeResult =
  | { readonly failed: string; readonly message: string }
  | {
      readonly status: number;
      readonly text: string;
      readonly headers: Readonly<Record<string, string | string[] | undefined>>;
      /** The address that the request was sent from. */
      readonly from: string;
      /** When its certificate expires, in epoch milliseconds. */
      readonly validTo: number;
    };

/** The origin of a request as a service sees it; null if the request did not arrive. */
export interface ClientOrigin {
  readonly address: string;
  readonly isSecure: boolean;
}

/** The address that a marked request claims to come from; it is reserved for documentation. */
export const CLAIMED = '203.0.113.99';
const DAY_MS = 86_400_000;
const SOON_DAYS = 14;
/** Errors caused by the certificate, not by the name. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO|ALTNAME|ERR_TLS/;

/** Checks the address over TLS (DOCTOR-3). @param knows recognises an answer of this service */
export function checkAddress(
  name: ServiceName,
  address: string,
  result: ProbeResult,
  { now, knows }: { readonly now: number; readonly knows: (text: string) => boolean },
): Finding[] {
  if ('failed' in result) return [checkFailure(name, address, result)];
  if (result.status === 502 || result.status === 504) {
    const what = `${address} is answered by the proxy alone, with ${result.status}`;
    return [
      makeFailure(name, what, `see that the ${name} runs, and at the port that the proxy has`),
    ];
  }
  if (!knows(result.text)) {
    const what = `${address} leads to something other than the ${name} (it answers ${result.status})`;
    return [makeFailure(name, what, 'see where its name leads, and what the proxy does with it')];
  }
  return [
    makeOkFinding(name, `${address} leads to the ${name}, by TLS`),
    ...checkCertificate(name, address, result.validTo, now),
  ];
}

function checkFailure(
  name: ServiceName,
  address: string,
  { failed, message }: { readonly failed: string; readonly message: string },
): Finding {
  if (failed === 'ENOTFOUND' || failed === 'EAI_AGAIN') {
    return makeFailure(
      name,
      `the name of ${address} does not resolve`,
      'set its A and AAAA records',
    );
  }
  if (CERTIFICATE.test(failed)) {
    const what = `the certificate of ${address} is one that browsers reject (${message})`;
    return makeFailure(name, what, 'journalctl -u caddy says why it got none');
  }
  if (failed === 'ECONNREFUSED') {
    return makeFailure(name, `nobody listens at ${address}`, 'systemctl status caddy');
  }
  const advice = 'see to the firewall, and to the proxy';
  return makeFailure(name, `${address} cannot be reached (${message})`, advice);
}

function checkCertificate(
  name: ServiceName,
  address: string,
  validTo: number,
  now: number,
): Finding[] {
  const days = Math.floor((validTo - now) / DAY_MS);
  // Certificates of a private authority may live for hours only, and are renewed as often.
  if (days >= SOON_DAYS || validTo - now < DAY_MS) return [];
  const what = `the certificate of ${address} ends in ${days} days`;
  return [makeWarning(name, what, 'journalctl -u caddy says why it was not renewed')];
}

/** Whether the proxy and the service agree on where visitors come from (DOCTOR-4). */
export function checkSighting(
  name: ServiceName,
  from: string,
  origin: ClientOrigin | null,
): Finding[] {
  if (origin === null) {
    const what = `a request through the proxy did not reach this ${name}`;
    return [makeFailure(name, what, 'see at which port the proxy looks for it')];
  }
  const secure = origin.isSecure
    ? []
    : [
        makeFailure(
          name,
          `the ${name} does not learn that its visitors came over TLS`,
          'let the proxy set X-Forwarded-Proto',
        ),
      ];
  return [checkSeenAddress(name, from, origin.address), ...secure];
}

function checkSeenAddress(name: ServiceName, from: string, address: string): Finding {
  const seen = address.replace(/^::ffff:/i, '');
  if (seen === CLAIMED) {
    return makeFailure(
      name,
      `the ${name} believes any address that a visitor claims, so its limits protect nothing`,
      'let the proxy replace X-Forwarded-For, and count no more proxies than there are',
    );
  }
  if (seen === from) return makeOkFinding(name, `the ${name} sees where its visitors come from`);
  if (isLoopback(seen)) {
    return makeFailure(
      name,
      `the ${name} counts all visitors as one: it saw ${seen}, and not ${from}`,
      'let the proxy set X-Forwarded-For, and the setting that ends in TRUST_PROXY name it',
    );
  }
  const advice =
    'nothing, if a router in between translates addresses; else see to X-Forwarded-For';
  return makeWarning(name, `the ${name} saw ${seen} where ${from} asked`, advice);
}

/** @param status 101 if it became a WebSocket (DOCTOR-5) */
export function checkSocket(address: string, status: number | string): Finding {
  if (status === 101) return makeOkFinding('relay', 'WebSockets pass through the proxy');
  if (typeof status === 'string') {
    return makeFailure(
      'relay',
      `no WebSocket comes through to the relay (${status})`,
      'see to the proxy',
    );
  }
  if (status === 403) {
    const what = `the relay opens no games for ${address}`;
    return makeFailure('relay', what, 'name that origin in ALLOWED_ORIGINS');
  }
  if (status === 429) {
    const what = 'the relay takes no further connection from this network: it has all that it may';
    const advice =
      'raise NETWORK_SOCKET_LIMIT; behind a proxy set TRUST_PROXY, or all players are one network';
    return makeFailure('relay', what, advice);
  }
  const advice = 'let the proxy pass on Upgrade and Connection, with HTTP/1.1';
  return makeFailure(
    'relay',
    `no WebSocket comes through to the relay: it was answered ${status}`,
    advice,
  );
}

/** Operators' pages must not be public (DOCTOR-3). */
export function checkHidden(name: ServiceName, address: string, result: ProbeResult): Finding[] {
  if ('failed' in result || !result.text.includes('# EOF')) return [];
  const what = `${address}/metrics is open to the world`;
  return [makeFailure(name, what, 'let the proxy lead to the port of its visitors')];
}
