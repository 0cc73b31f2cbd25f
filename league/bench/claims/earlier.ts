import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = new URL('../../../', import.meta.url).pathname;

/** The code of an earlier commit, with the packages installed here. */
export interface Checkout {
  /** Its service for benchmarks. */
  readonly server: string;
  readonly remove: () => void;
}

export function checkOut(commit: string): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'league-bench-earlier-'));
  const tree = execFileSync('git', ['-C', ROOT, 'archive', commit], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: tree });
  const workspaces = readdirSync(ROOT, { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const path of ['', ...workspaces.map(({ name }) => name)]) {
    const modules = join(ROOT, path, 'node_modules');
    if (!path.startsWith('node_modules') && isThere(modules)) {
      symlinkSync(modules, join(folder, path, 'node_modules'));
    }
  }
  return {
    server: join(folder, 'league/bench/server.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function isThere(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}
