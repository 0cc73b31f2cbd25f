import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { readId, list, playDivision, startClub } from './club.ts';

const PAGE = new URL('../../docs/adapters.md', import.meta.url);
const run = promisify(execFile);

/** The programs on the page by name, and the command for each. */
const PROGRAMS = {
  'settle.ts': process.execPath,
  'settle.py': 'python3',
  'settle.sh': 'bash',
} as const;

test('SET-1: the first lines on the adapters’ page settle a match in each language', async (t) => {
  // Next to the packages that the TypeScript program imports.
  const folder = await mkdtemp(join(import.meta.dirname, 'adapters-'));
  t.after(() => rm(folder, { recursive: true }));
  const page = await readFile(PAGE, 'utf8');
  const club = await startClub(t);
  const { matches } = await playDivision(club, { players: 3 });
  const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
  const key = await club.keyWith('league:write');
  for (const [at, [name, program]] of Object.entries(PROGRAMS).entries()) {
    const escaped = name.replace('.', String.raw`\.`);
    const code = new RegExp(`^(?://|#) ${escaped}\n[^]*?(?=^\`\`\`$)`, 'm').exec(page)?.[0];
    assert.ok(code, name);
    const file = join(folder, name);
    await writeFile(file, code);
    const match = readId(list(matches)[at]);
    const env = { ...process.env, LEAGUE_URL: url, LEAGUE_KEY: key, MATCH: match };
    const { stdout } = await run(program, [file], { env });
    assert.match(stdout, /played/, name);
    assert.equal((await club.must('GET', `/v1/matches/${match}`))['status'], 'played', name);
    await assert.rejects(run(program, [file], { env: { ...env, LEAGUE_KEY: 'wrong' } }), name);
  }
});
