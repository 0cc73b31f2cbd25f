import { randomBytes } from 'node:crypto';
import type { Finding } from 'service/finding';
import type { ServiceName } from './checks/finding.ts';
import { checkAddress, checkHidden, checkSighting, checkSocket } from './checks/address.ts';
import type { ServiceSettings } from './checks/settings.ts';
import { readSighting } from './probe/local.ts';
import { askForSocket, askPublicly, type HostAddresses } from './probe/public.ts';

/** A member that only the answer of this service has. */
const OWN: Readonly<Record<ServiceName, string>> = {
  league: 'version',
  clubhouse: 'mail',
  relay: 'limits',
};

interface ExaminedService {
  readonly address: string;
  /** The path of its public answer. */
  readonly path: string;
  readonly place: ServiceSettings;
  readonly resolve: HostAddresses;
  readonly clock: () => number;
}

/** Checks a service from the outside (DOCTOR-3, DOCTOR-4, DOCTOR-5). */
export async function examineAddress(
  name: ServiceName,
  { address, path, place, resolve, clock }: ExaminedService,
): Promise<Finding[]> {
  const mark = randomBytes(24).toString('base64url');
  const asked = await askPublicly(address, path, { resolve, mark });
  const knows = (text: string) => hasMember(text, OWN[name]);
  const findings = checkAddress(name, address, asked, { now: clock(), knows });
  if ('failed' in asked || !knows(asked.text)) return findings;
  const { operations } = place;
  if (operations !== null) {
    findings.push(...checkSighting(name, asked.from, await readSighting(operations, mark)));
  }
  findings.push(...checkHidden(name, address, await askPublicly(address, '/metrics', { resolve })));
  if (name === 'relay') {
    findings.push(checkSocket(address, await askForSocket(address, resolve)));
  }
  return findings;
}

function hasMember(text: string, member: string): boolean {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null && member in answer;
  } catch {
    return false;
  }
}
