import { readFiles } from './files.ts';
import { Packages } from './packages.ts';
import { resolvePath, readSource } from './source.ts';
import { CODE, MANIFESTS } from './workspaces.ts';

/*
 * `npm run lab -- imports` counts which package imports which, and by which entry. `deep` imports
 * use a path into the other's folder, which the boundaries no longer allow.
 */

const packages = new Packages(readFiles(MANIFESTS));
const pairs = new Map<string, string[]>();

for (const { path, specifiers } of readFiles(CODE).map(readSource)) {
  const from = packages.of(path);
  for (const specifier of specifiers) {
    const isRelative = specifier.startsWith('.');
    const to = isRelative ? packages.of(resolvePath(path, specifier)) : packages.named(specifier);
    if (to === null || to === from) continue;
    const pair = `${from.name} → ${to.name}`;
    pairs.set(pair, [...(pairs.get(pair) ?? []), isRelative ? 'deep' : specifier]);
  }
}
for (const pair of [...pairs.keys()].toSorted()) {
  const entries = pairs.get(pair) ?? [];
  process.stdout.write(`${pair}: ${entries.length}\n`);
  for (const entry of [...new Set(entries)].toSorted()) {
    const times = entries.filter((one) => one === entry).length;
    process.stdout.write(`  ${String(times).padStart(4)}  ${entry}\n`);
  }
}
