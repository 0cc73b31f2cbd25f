import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findNearest } from 'service/nearest';
import { ROOT } from '../../scripts/files.ts';
import { backUp, hasData, restoreData } from './backup.ts';
import { printOwnCommands } from './own-commands.ts';
import type { Product } from './product.ts';
import {
  CommandError,
  enterData,
  lockDataFolder,
  refuseHalfRestored,
  readVersion,
} from './settings.ts';
import { restorePrevious, refuseMoved, upgradeProduct } from './upgrade.ts';

const OPTIONS = {
  over: { type: 'boolean', default: false },
  sha256: { type: 'string' },
  back: { type: 'boolean', default: false },
  restore: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

type Options = ReturnType<typeof readOptions>;

const COMMANDS: Readonly<
  Record<string, (product: Product, data: string, options: Options) => Promise<void>>
> = {
  start: startProduct,
  backup: runBackup,
  restore: runRestore,
  upgrade: runUpgrade,
  uninstall: uninstallProduct,
};

/** Runs the command given to this process. The exit code is 1 if it failed, 2 if it was mistyped. */
export async function runProductCommand(product: Product): Promise<void> {
  const [name = 'help', ...words] = process.argv.slice(2);
  const data = resolve(process.env['DATA_FOLDER'] ?? join(ROOT, 'data'));
  const program = product.programs[name];
  printOwnCommands(product.name);
  try {
    if (['help', '-h', '--help'].includes(name)) printLine(formatHelp(product));
    else if (program !== undefined) runProgram(product, data, { program, words });
    else if (name === 'doctor') {
      enterData(product, data);
      process.argv = [process.execPath, name, ...words];
      await product.doctor();
    } else await runOwn(product, data, { name, words });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function runOwn(
  product: Product,
  data: string,
  { name, words }: { readonly name: string; readonly words: readonly string[] },
): Promise<void> {
  const command = COMMANDS[name];
  if (command !== undefined) return command(product, data, readOptions(words));
  const near = findNearest(name, [...Object.keys(COMMANDS), 'doctor', 'help']);
  process.stderr.write(`There is no command "${name}". Did you mean ./${product.name} ${near}?\n`);
  process.exitCode = 2;
}

async function startProduct(product: Product, data: string): Promise<void> {
  refuseMoved(product, data);
  refuseHalfRestored(product, data);
  enterData(product, data);
  const lock = lockDataFolder(product, data);
  // Unreferenced, it would be collected, and the lock released with it.
  process.on('exit', () => lock.release());
  enableCompileCache(join(data, 'cache'));
  await product.start();
}

async function runBackup(product: Product, data: string, { operands }: Options): Promise<void> {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = resolve(operands[0] ?? `${product.name}-${time}.backup`);
  enterData(product, data);
  await backUp(product, data, file);
  printLine(`Saved and checked ${file}. It contains personal data and keys: keep it private.`);
}

async function runRestore(
  product: Product,
  data: string,
  { operands, over }: Options,
): Promise<void> {
  if (operands[0] === undefined)
    throw new CommandError(`Name the backup: ./${product.name} restore FILE`);
  const file = resolve(operands[0]);
  enterData(product, data);
  const kept = await restoreData(product, data, { file, isOver: over });
  printLine(`Restored and checked ${file}. Next: ./${product.name} start`);
  if (kept !== null)
    printLine(`The previous data is in ${kept}. Delete it once you no longer need it.`);
}

async function runUpgrade(
  product: Product,
  data: string,
  { operands, sha256, back, restore: isRestore }: Options,
): Promise<void> {
  if ((operands[0] === undefined) !== back) {
    const { name } = product;
    throw new CommandError(`Name an archive, or use --back: ./${name} upgrade ARCHIVE | --back`);
  }
  const archive = resolve(operands[0] ?? '');
  enterData(product, data);
  if (back) printLine(await restorePrevious(product, data, isRestore));
  else printLine(await upgradeProduct(product, data, { archive, sha256 }));
}

async function uninstallProduct(product: Product, data: string, { yes }: Options): Promise<void> {
  const places = data.startsWith(ROOT) ? ROOT : `${ROOT} and ${data}`;
  if (!yes) {
    printLine(
      `This saves a last backup, then removes ${places}. To go ahead: ./${product.name} uninstall --yes`,
    );
    return;
  }
  enterData(product, data);
  const lock = lockDataFolder(product, data);
  const file = join(dirname(ROOT), `${basename(ROOT)}-last.backup`);
  const isKept = hasData(product, data);
  if (isKept) await backUp(product, data, file);
  lock.release();
  process.chdir(dirname(ROOT));
  rmSync(data, { recursive: true, force: true });
  rmSync(ROOT, { recursive: true, force: true });
  printLine(`Removed ${places}.`);
  if (isKept) printLine(`The last backup is ${file}. Delete it once nobody needs it.`);
}

/** Runs a command of one service, with the terminal of this process. */
function runProgram(
  product: Product,
  data: string,
  { program, words }: { readonly program: string; readonly words: readonly string[] },
): void {
  const cwd = process.cwd();
  enterData(product, data);
  // Without arguments it would start the service, as when it runs beside the others.
  const own = new URL(`own-commands.ts?${product.name}`, import.meta.url).href;
  const args = ['--import', own, join(ROOT, program), ...(words.length === 0 ? ['help'] : words)];
  process.exitCode = spawnSync(process.execPath, args, { cwd, stdio: 'inherit' }).status ?? 1;
}

function readOptions(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: OPTIONS,
      allowPositionals: true,
    });
    return { ...values, operands: positionals };
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

function formatHelp({ name, title, help }: Product): string {
  return `${title} ${readVersion()}

./${name} start              starts the services and prints the address to open
./${name} backup [FILE]      saves data, keys and settings to one file, even while they run
./${name} restore FILE       loads a backup; --over replaces existing data
./${name} upgrade ARCHIVE    moves your data to a newer release; --back returns to the previous one
./${name} doctor             checks the installation and says how to fix each problem
./${name} uninstall          saves a last backup, then removes programs and data
${help}
Your data is in data/ in this folder, or in DATA_FOLDER if you set that. Put settings in data/.env; docs/settings.md lists them.`;
}

function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}
