export interface SourceManifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  /** Only the protocol, which is bundled. */
  readonly dependencies?: unknown;
  /** Members only for people who work on the package. */
  readonly devDependencies?: unknown;
  readonly scripts?: unknown;
}

/** The manifest of the built package: each entry is a module with its types. */
export function makePublishedManifest(source: SourceManifest): object {
  const { dependencies: _, devDependencies: __, scripts: ___, exports, ...rest } = source;
  // An entry elsewhere is an example for the other workspaces.
  const own = Object.entries(exports).filter(([, file]) => file.startsWith('./src/'));
  const built = own.map(([entry, file]) => {
    const module = file.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, '');
    return [entry, { types: `${module}.d.ts`, default: `${module}.js` }] as const;
  });
  return { ...rest, files: ['dist'], sideEffects: false, exports: Object.fromEntries(built) };
}
