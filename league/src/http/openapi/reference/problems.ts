import { CODES } from '../../codes.ts';

/** Every code of a refusal, with its status and what it means. */
export function problemsPage(): string {
  const rows = Object.entries(CODES).map(
    ([code, { status, title }]) => `| \`${code}\` | ${status} | ${title} |`,
  );
  return [
    '# Problems\n',
    'A refusal is a [Problem](schemas.md#problem) (RFC 9457): its `code` says what it is. Each call names its own.\n',
    '| Code | Status | Meaning |\n| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
