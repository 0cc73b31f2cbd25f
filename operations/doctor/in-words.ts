import type { Finding } from 'service/finding';

export function formatFindings(findings: readonly Finding[]): string {
  const lines = findings.map(({ about, verdict, what, advice }) => {
    const told = advice === undefined ? what : `${what}: ${advice}`;
    return `${verdict.padEnd(5)} ${about.padEnd(10)} ${told}\n`;
  });
  const count = (verdict: string) => findings.filter((one) => one.verdict === verdict).length;
  return `${lines.join('')}${count('ok')} well, ${count('warn')} to know, ${count('FAIL')} wrong.\n`;
}
