import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { startProgram } from 'test-kit/started-program';

/*
 * docs/first-season.md, run from top to bottom in one shell against a service of its own: each
 * block has to say what stands below it.
 */

const PAGE = new URL('../../docs/first-season.md', import.meta.url);
const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
const CLI = new URL('../src/cli/main.ts', import.meta.url).pathname;
const BASE = 'http://127.0.0.1:8300';

interface Block {
  readonly script: string;
  /** The lines it must print; `…` stands for any text. Null if it may print anything. */
  readonly says: readonly string[] | null;
}

function blocksOf(page: string): Block[] {
  const found = page.matchAll(/^```sh\n(.*?)^```$(?:\n+^```text\n(.*?)^```$)?/gms);
  return [...found].map(([, script = '', says]) => ({
    script,
    says: says === undefined ? null : says.trimEnd().split('\n'),
  }));
}

/** Sets up what the page assumes: npm runs in the project folder, which is elsewhere here. */
const PRELUDE = `set -euo pipefail
npm() { shift 3; INIT_CWD="$PWD" "$NODE" "$CLI" "$@"; }
node() { "$NODE" "$@"; }
`;

const marker = (index: number) => `--- block ${index} ---`;

/** Runs the blocks in one shell. @returns the output of each */
async function run(folder: string, environment: NodeJS.ProcessEnv, blocks: readonly Block[]) {
  const marked = blocks.map(({ script }, index) => `echo '${marker(index)}'\n${script}`);
  const file = join(folder, 'page.sh');
  await writeFile(file, PRELUDE + marked.join('\n'));
  const shell = spawn('bash', [file], { cwd: folder, env: environment });
  let [out, err] = ['', ''];
  shell.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  shell.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const [code] = await once(shell, 'close');
  const said = blocks.map((_, index) => {
    const [, rest = ''] = out.split(`${marker(index)}\n`);
    return (
      rest
        .split('\n--- block ')[0]
        ?.replace(/^--- block .*/s, '')
        .trimEnd() ?? ''
    );
  });
  assert.equal(code, 0, `the page stopped:\n${out.slice(-1500)}\n${err}`);
  return said;
}

function fits(line: string, expected: string): boolean {
  const pattern = expected
    .split('…')
    .map((part) => RegExp.escape(part))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(line);
}

test('CLI-18: the page’s steps lead from a spreadsheet of 300 through a first season to the next', async (t) => {
  const service = await startProgram(t, MAIN, {
    environment: { LEAGUE_PORT: '0', LEAGUE_STATE: 'none', LEAGUE_RATE_LIMIT: '1000000' },
  });
  const address = await service.says(/at (http:\S+) \(data/);
  const page = await readFile(PAGE, 'utf8');
  assert.ok(page.includes(BASE));
  const blocks = blocksOf(page.replaceAll(BASE, address));
  assert.ok(blocks.length >= 12);
  const environment = {
    PATH: process.env['PATH'],
    LANG: 'C.UTF-8',
    LEAGUE_STATE: 'none',
    NODE: process.execPath,
    CLI,
  };
  const said = await run(service.folder, environment, blocks);
  for (const [index, { script, says }] of blocks.entries()) {
    if (says === null) continue;
    const lines = said[index]?.split('\n') ?? [];
    const isAsSaid =
      lines.length === says.length && says.every((one, at) => fits(lines[at] ?? '', one));
    assert.ok(isAsSaid, `${script}\nsaid:\n${said[index]}\nand the page has:\n${says.join('\n')}`);
  }
});
