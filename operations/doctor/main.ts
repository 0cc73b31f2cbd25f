import process from 'node:process';
import { readArguments, USAGE } from './arguments.ts';
import { examine } from './examine.ts';
import { trustSystem } from './probe/trust.ts';
import type { Finding } from 'service/finding';

/* `npm run doctor`: is all well with an installation, and as the world sees it? */

const given = readArguments(process.argv.slice(2));
if (typeof given === 'string') {
  process.stderr.write(`${given}\n\n${USAGE}`);
  process.exitCode = 2;
} else if (given.help) process.stdout.write(USAGE);
else {
  trustSystem();
  const findings = await examine(given, process.env, Date.now);
  process.stdout.write(given.json ? `${JSON.stringify(findings)}\n` : inWords(findings));
  process.exitCode = findings.some(({ verdict }) => verdict === 'FAIL') ? 1 : 0;
  // A name server that does not answer would keep the process for as long as it is waited for.
  process.exit();
}

function inWords(findings: readonly Finding[]): string {
  const lines = findings.map(({ about, verdict, what, advice }) => {
    const told = advice === undefined ? what : `${what}: ${advice}`;
    return `${verdict.padEnd(5)} ${about.padEnd(10)} ${told}\n`;
  });
  const count = (verdict: string) => findings.filter((one) => one.verdict === verdict).length;
  return `${lines.join('')}${count('ok')} well, ${count('warn')} to know, ${count('FAIL')} wrong.\n`;
}
