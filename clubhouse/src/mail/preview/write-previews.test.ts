import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { runCommand } from '../../commands.ts';
import { LETTER_KINDS } from '../letter.ts';

test('LTR-11: the command writes each email in each language as HTML, text and .eml, with an index', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'letters-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const out = join(folder, 'to', 'look at');
  const said = await runCommand('letters', ['--out', out, '--colour', '#ffd400']);
  assert.deepEqual([said.code, said.text.includes(join(out, 'index.html'))], [0, true]);
  const files = new Set(await readdir(out));
  const index = await readFile(join(out, 'index.html'), 'utf8');
  for (const kind of LETTER_KINDS) {
    for (const ending of ['en.html', 'en.txt', 'en.eml', 'de.html', 'de.txt', 'de.eml']) {
      const name = `${kind.replaceAll('_', '-')}.${ending}`;
      assert.ok(files.has(name), name);
      assert.ok(index.includes(`href="${name}"`), name);
    }
  }
  const mail = await readFile(join(out, 'arranged.en.eml'), 'utf8');
  assert.match(mail, /text\/plain[\s\S]*text\/html[\s\S]*text\/calendar; method=PUBLISH/);
  assert.match(await readFile(join(out, 'settled.de.html'), 'utf8'), /background-color:#ffd400/);
});

test('LTR-11: unknown arguments get a usage message, and nothing is written', async () => {
  for (const args of [['--colour', 'green'], ['--to', 'x'], ['more']]) {
    const { code, text } = await runCommand('letters', args);
    assert.deepEqual([code, text.includes('--out FOLDER')], [2, true]);
  }
  assert.equal((await runCommand('lettres', [])).code, 2);
  assert.equal((await runCommand('help', [])).code, 0);
});
