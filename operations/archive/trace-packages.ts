import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { matchesGlob } from 'node:path/posix';
import { type Plugin, rolldown } from 'rolldown';
import { readFiles, ROOT } from '../../scripts/files.ts';
import { Packages } from '../../scripts/packages.ts';
import { readMentions } from '../../scripts/source.ts';
import { CODE, MANIFESTS } from '../../scripts/workspaces.ts';

const ALL = 'virtual:release';
const INSTALLED = `${sep}node_modules${sep}`;

/**
 * Finds packages by their paths from the root. Skips development tools: their output is built
 * (INST-1).
 * @param joined modules that bring all that they import
 */
export async function tracePackages(
  files: readonly string[],
  joined: readonly string[],
): Promise<ReadonlySet<string>> {
  const packages = new Packages(readFiles(MANIFESTS));
  const code = files.filter((path) => matchesGlob(path, CODE) && !path.endsWith('.d.ts'));
  const found = new Set<string>();
  const plugin: Plugin = {
    name: 'trace-packages',
    async resolveId(source, importer, { kind }) {
      if (source === ALL) return ALL;
      if (/^(node:|data:)/.test(source)) return { id: source, external: true };
      const by = relative(ROOT, importer ?? '');
      const isOurs = !by.includes('node_modules');
      if (isOurs && isPackage(source, packages) && !mayRun(source, by, packages)) {
        return { id: source, external: true };
      }
      const target = await this.resolve(source, importer, { skipSelf: true, kind });
      // An optional package of another package, which is not installed.
      if (target === null) return { id: source, external: true };
      if (target.external || !target.id.includes(INSTALLED)) return target;
      const path = relative(ROOT, target.id.replace(/[?#].*$/, ''));
      found.add(path);
      return joined.includes(path) ? { id: source, external: true } : target;
    },
    load(id) {
      if (id !== ALL) return null;
      return code.map((path) => `import ${JSON.stringify(join(ROOT, path))};`).join('\n');
    },
  };
  const bundle = await rolldown({
    input: ALL,
    cwd: ROOT,
    platform: 'node',
    treeshake: false,
    plugins: [plugin],
    logLevel: 'silent',
    transform: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  });
  await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  for (const path of code) for (const one of findWasm(path)) found.add(one);
  return found;
}

/** WebAssembly of a package, which code loads by the name of its entry. */
function findWasm(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  if (!text.includes('.wasm')) return [];
  const { resolve } = createRequire(join(ROOT, path));
  const named = readMentions({ path, text }).strings.filter((one) => /^@?[a-z].*\.wasm$/.test(one));
  return named.map((one) => relative(ROOT, resolve(one)));
}

function isPackage(source: string, packages: Packages): boolean {
  return !/^[./\0]/.test(source) && source !== ALL && packages.named(source) === null;
}

/** Whether a workspace declares a package as a runtime dependency, not only for development. */
function mayRun(source: string, by: string, packages: Packages): boolean {
  const manifest = readFileSync(join(ROOT, packages.of(by).manifest), 'utf8');
  const { dependencies = {} } = JSON.parse(manifest) as {
    dependencies?: Readonly<Record<string, string>>;
  };
  const parts = source.split('/').slice(0, source.startsWith('@') ? 2 : 1);
  return parts.join('/') in dependencies;
}
