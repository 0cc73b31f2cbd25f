import { dirname } from 'node:path';
import type { SourceFile } from './source.ts';

/** A workspace, from its `package.json`. */
export interface Package {
  readonly name: string;
  /** The path of its `package.json` from the root. */
  readonly manifest: string;
  /** The file of each public entry, by its import name: `@sealed-move/client/rules`. */
  readonly entries: ReadonlyMap<string, string>;
  /** The names of its declared dependencies, including those for development. */
  readonly declared: ReadonlySet<string>;
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** All workspaces including the root; finds the one that a file or an import belongs to. */
export class Packages {
  readonly #root: Package;
  readonly #workspaces: readonly Package[];

  constructor(manifests: readonly SourceFile[]) {
    const all = manifests.map(readPackage);
    const root = all.find(({ manifest }) => manifest === 'package.json');
    if (root === undefined) throw new Error('There is no package.json of the root.');
    this.#root = root;
    this.#workspaces = all.filter((one) => one !== root);
  }

  get all(): readonly Package[] {
    return [this.#root, ...this.#workspaces];
  }

  /** The workspace that contains a file, by its path from the root. */
  of(path: string): Package {
    const isIn = ({ manifest }: Package) => path.startsWith(`${dirname(manifest)}/`);
    const around = this.#workspaces.filter(isIn);
    // A folder of a workspace can be a package of its own.
    return (
      around.toSorted((one, other) => other.manifest.length - one.manifest.length)[0] ?? this.#root
    );
  }

  /** The workspace of an import, with or without an entry. */
  named(specifier: string): Package | null {
    return this.#workspaces.find(({ name }) => name === readPackageName(specifier)) ?? null;
  }

  /** The file of an import if it is a public entry, otherwise the import itself. */
  resolve(specifier: string): string {
    return this.named(specifier)?.entries.get(specifier) ?? specifier;
  }

  isEntry(path: string): boolean {
    return [...this.of(path).entries.values()].includes(path);
  }

  /** Whether a package may import this: itself, its dependencies, or the root's tools. */
  declares(from: Package, specifier: string): boolean {
    const name = readPackageName(specifier);
    const ofRoot = this.named(specifier) === null && this.#root.declared.has(name);
    return from.name === name || from.declared.has(name) || ofRoot;
  }
}

function readPackage({ path, text }: SourceFile): Package {
  const manifest = JSON.parse(text) as Manifest;
  const { name, exports = {}, dependencies, devDependencies, peerDependencies } = manifest;
  const folder = dirname(path);
  const entries = Object.entries(exports).map(
    ([entry, file]) => [entry.replace('.', name), file.replace('.', folder)] as const,
  );
  const declared = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  return { name, manifest: path, entries: new Map(entries), declared: new Set(declared) };
}

/** The package of an import: `@scope/name/entry` belongs to `@scope/name`. */
function readPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
