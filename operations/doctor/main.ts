import process from 'node:process';
import { readArguments, USAGE } from './arguments.ts';
import { examineInstallation } from './examine.ts';
import { trustSystemCertificates } from './probe/trust.ts';
import { formatFindings } from './in-words.ts';

/* `npm run doctor`: checks an installation, from this machine and from the internet. */

const given = readArguments(process.argv.slice(2));
if (typeof given === 'string') {
  process.stderr.write(`${given}\n\n${USAGE}`);
  process.exitCode = 2;
} else if (given.help) process.stdout.write(USAGE);
else {
  trustSystemCertificates();
  const findings = await examineInstallation(given, process.env, Date.now);
  process.stdout.write(given.json ? `${JSON.stringify(findings)}\n` : formatFindings(findings));
  process.exitCode = findings.some(({ verdict }) => verdict === 'FAIL') ? 1 : 0;
  // An unanswered name lookup would keep the process alive.
  process.exit();
}
