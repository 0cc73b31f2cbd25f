import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Module } from '../deploy/workerd-config.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const IMPORT = /^((?:import|export)\b[^;]*?\bfrom )'([^']+)';$/gm;
/** Modules built into the runtime. */
const BUILT_IN = /^(?:node|cloudflare):/;

/**
 * An entry and all that it imports, without their types, named by their paths from the root. The
 * runtime takes modules as they are, so that a test needs no bundler; a package of others is
 * CommonJS in a single file.
 * @param entry its path from the root
 */
export function modulesFrom(entry: string): Module[] {
  const modules = new Map<string, Module>();
  const waiting = [entry];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (modules.has(name)) continue;
    const folder = dirname(name);
    const source = readFileSync(join(ROOT, name), 'utf8');
    if (!name.endsWith('.ts')) {
      modules.set(name, { name, code: source, isCommonJs: true });
      continue;
    }
    const code = stripTypeScriptTypes(source).replace(
      IMPORT,
      (whole, start: string, target: string) => {
        if (BUILT_IN.test(target)) return whole;
        const module = target.startsWith('.') ? join(folder, target) : fileOfPackage(target);
        waiting.push(module);
        return `${start}'${toModule(folder, module)}';`;
      },
    );
    modules.set(name, { name, code });
  }
  return [...modules.values()];
}

/** The path from the root to another workspace's entry, which is linked among the packages. */
function fileOfPackage(entry: string): string {
  return relative(ROOT, fileURLToPath(import.meta.resolve(entry)));
}

function toModule(folder: string, module: string): string {
  const path = relative(folder, module);
  return path.startsWith('.') ? path : `./${path}`;
}
