import { resolve } from 'node:path';
import process from 'node:process';
import { readNodeSettings } from 'relay/settings';
import { checkNodeLine } from '../doctor/checks/node-line.ts';
import { checkService } from '../doctor/checks/service.ts';
import { checkSettings, toServiceSettings } from '../doctor/checks/settings.ts';
import { checkClock, checkFolder } from '../doctor/checks/upkeep.ts';
import { examineAddress } from '../doctor/examine-address.ts';
import { formatFindings } from '../doctor/in-words.ts';
import { askService } from '../doctor/probe/local.ts';
import { isClockSet, inspectFolder } from '../doctor/probe/machine.ts';
import { trustSystemCertificates } from '../doctor/probe/trust.ts';
import { readVersion } from './settings.ts';

/* `./sealed-move doctor`: checks the relay, from this machine and from the internet. */

const PATH = '/v1/info';

trustSystemCertificates();
const settings = readNodeSettings(process.env);
const place = toServiceSettings(settings);
const [address] = settings.allowedOrigins;
const { answered } = await askService(place, PATH);
const findings = [
  ...checkSettings({
    services: { relay: place },
    addresses: address === undefined ? {} : { relay: address },
  }),
  ...checkService('relay', answered, { version: readVersion(), now: Date.now() }),
  ...(address?.startsWith('https:') === true
    ? await examineAddress('relay', {
        address,
        path: PATH,
        place,
        resolve: new Map(),
        clock: Date.now,
      })
    : []),
  ...checkFolder('relay', await inspectFolder(resolve(settings.data))),
  ...checkClock(await isClockSet()),
  checkNodeLine(process.versions.node, Date.now()),
];
process.stdout.write(formatFindings(findings.flat()));
process.exitCode = findings.flat().some(({ verdict }) => verdict === 'FAIL') ? 1 : 0;
// An unanswered name lookup would keep the process alive.
process.exit();
