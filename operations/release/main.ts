import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ROOT } from '../../scripts/files.ts';
import { runProgram } from '../../scripts/programs.ts';
import { runCommand } from '../../scripts/run-command.ts';
import { bumpLock, bumpManifest, bumpText, NAMED_IN } from './bump.ts';
import { dateChangelog } from './changelog.ts';
import { RELEASE_PROGRAMS } from './release-programs.ts';
import { isPatch, computeNextVersion } from './version.ts';

/*
 * `npm run release -- minor` runs the checks, gives all packages the next version, and dates the
 * changelog. It commits and tags, and makes the archives with their checksums and bill of
 * materials. The archives alone, the npm packages and the relay on Cloudflare have their own
 * commands.
 */

const USAGE = `npm run release -- major|minor|patch|VERSION [OPTION …]

  --dry-run            says what it would do, and does nothing
  --ci-was-green       does not run the tests: CI did, on this commit
  --without-archives   ends with the tag; npm run release -- archive makes the archives

Without a new version, of the tree as it is:

${RELEASE_PROGRAMS.map(({ name, about }) => `  npm run release -- ${name.padEnd(8)} ${about}\n`).join('')}`;
const LONGEST_MS = 7_200_000;
const MIGRATIONS = ['league/migrations', 'clubhouse/migrations', 'relay/migrations'];

class NoRelease extends Error {}

const say = (text: string) => void process.stdout.write(`${text}\n`);

const [word, ...programArgs] = process.argv.slice(2);
const program = RELEASE_PROGRAMS.find(({ name }) => name === word);
try {
  if (program === undefined) await makeRelease();
  else await runProgram(program, programArgs);
} catch (error) {
  if (!(error instanceof NoRelease)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function makeRelease(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'ci-was-green': { type: 'boolean', default: false },
      'without-archives': { type: 'boolean', default: false },
    },
  });
  const [asked] = positionals;
  if (asked === undefined) throw new NoRelease(USAGE);
  const { version: from, workspaces } = readManifest();
  const next = computeNextVersion(from, asked);
  if ('wrong' in next) throw new NoRelease(next.wrong);
  const { version: to } = next;
  await checkTree(from, to);
  const files = planRewrites(from, to, workspaces);
  if (values['dry-run']) {
    say(`${from} would become ${to}, tagged v${to}. It would write:`);
    for (const path of files.keys()) say(`  ${path}`);
    return;
  }
  if (!values['ci-was-green']) await runTool('npm', 'test');
  for (const [path, text] of files) writeFileSync(join(ROOT, path), text);
  await runTool('git', 'add', ...files.keys());
  await runTool('git', 'commit', '--quiet', '--message', `Release ${to}`);
  await runTool('git', 'tag', '--annotate', `v${to}`, '--message', `Release ${to}`);
  say(`Release ${to} is committed and tagged v${to}.`);
  if (!values['without-archives']) {
    say(await runTool(process.execPath, join(ROOT, 'operations/archive/main.ts')));
  }
  say(
    `git push --follow-tags publishes it; git reset --hard HEAD~1 && git tag -d v${to} takes it back.`,
  );
}

function readManifest(): { readonly version: string; readonly workspaces: readonly string[] } {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
    workspaces: string[];
  };
}

/** @throws NoRelease if the working tree or its history does not allow this version */
async function checkTree(from: string, to: string): Promise<void> {
  const status = await runTool('git', 'status', '--porcelain');
  if (status.trim() !== '') throw new NoRelease(`Commit first, or take away:\n${status}`);
  const tags = (await runTool('git', 'tag', '--list')).split('\n');
  if (tags.includes(`v${to}`)) throw new NoRelease(`There is a tag v${to} already.`);
  if (!isPatch(from, to) || !tags.includes(`v${from}`)) return;
  const more = await runTool('git', 'diff', '--name-only', `v${from}`, 'HEAD', '--', ...MIGRATIONS);
  if (more.trim() === '') return;
  throw new NoRelease(
    `A patch has no migration, so that the way back from it loses nothing. Make a minor one:\n${more}`,
  );
}

/** The new text of each file. @throws NoRelease if the changelog has no entries */
function planRewrites(from: string, to: string, own: readonly string[]): Map<string, string> {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const day = new Date().toISOString().slice(0, 10);
  const changelog = dateChangelog(read('CHANGELOG.md'), to, day);
  if (changelog === null) {
    throw new NoRelease(
      'CHANGELOG.md tells nothing under "## Unreleased": what is the release for?',
    );
  }
  const bump = { from, to };
  const manifests = ['package.json', ...own.map((name) => `${name}/package.json`)];
  return new Map([
    ['CHANGELOG.md', changelog],
    ...manifests.map((path) => [path, bumpManifest(read(path), own, bump)] as const),
    ['package-lock.json', bumpLock(read('package-lock.json'), own, bump)],
    ...NAMED_IN.map((path) => [path, bumpText(bump)(read(path))] as const),
  ]);
}

async function runTool(command: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(command, args, AbortSignal.timeout(LONGEST_MS));
  if (code !== 0) throw new NoRelease(`${command} ${args.join(' ')} failed:\n${output}`);
  return output;
}
