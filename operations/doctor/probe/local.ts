import { isLoopback } from '../checks/loopback.ts';
import type { ServiceStatus } from '../checks/service.ts';

export interface ServiceAddress {
  readonly host: string;
  readonly port: number;
  readonly operations: { readonly host: string; readonly port: number } | null;
}

interface LocalReply {
  readonly status: number;
  readonly text: string;
  readonly date: string | null;
}

const TIMEOUT_MS = 10_000;
const RELEASE = /^service_release\{[^}]*version="([^"]+)"/m;

/** @param path that the service answers without a credential */
export async function askService(
  place: ServiceAddress,
  path: string,
): Promise<{ readonly answered: ServiceStatus; readonly text: string }> {
  const answer = await requestLocally(toLocalUrl(place) + path);
  if (typeof answer === 'string') {
    return {
      answered: { status: answer, whyNotReady: null, release: null, clock: null },
      text: '',
    };
  }
  const { operations } = place;
  const [ready, told] =
    operations === null
      ? [null, null]
      : await Promise.all([
          requestLocally(`${toLocalUrl(operations)}/readyz`),
          requestLocally(`${toLocalUrl(operations)}/metrics`),
        ]);
  const { status, text, date } = answer;
  return {
    answered: {
      status,
      whyNotReady: explainNotReady(ready),
      release:
        told === null || typeof told === 'string' ? null : (RELEASE.exec(told.text)?.[1] ?? null),
      clock: date === null ? null : Date.parse(date),
    },
    text,
  };
}

function explainNotReady(ready: LocalReply | string | null): string | null {
  if (ready === null) return null;
  if (typeof ready === 'string') return `its port for metrics does not answer (${ready})`;
  return ready.status === 200 ? null : ready.text.trim();
}

/** @returns null if the marked request did not arrive */
export async function readSighting(
  operations: NonNullable<ServiceAddress['operations']>,
  mark: string,
): Promise<{ readonly address: string; readonly isSecure: boolean } | null> {
  const answer = await requestLocally(`${toLocalUrl(operations)}/seen/${mark}`);
  if (typeof answer === 'string' || answer.status !== 200) return null;
  const { address, isSecure } = JSON.parse(answer.text) as Record<string, unknown>;
  return typeof address === 'string' ? { address, isSecure: isSecure === true } : null;
}

/** @returns the code of the failure if nothing answered */
async function requestLocally(url: string): Promise<LocalReply | string> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status, headers } = response;
    return { status, text: await response.text(), date: headers.get('date') };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const { code, message } = cause as { code?: unknown; message?: unknown };
    return typeof code === 'string' ? code : String(message ?? cause);
  }
}

/** A service that listens on all addresses is asked on this machine's own address. */
function toLocalUrl({ host, port }: { readonly host: string; readonly port: number }): string {
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const name = own.includes(':') && !isLoopback(own) ? `[${own}]` : own === '::1' ? '[::1]' : own;
  return `http://${name}:${port}`;
}
