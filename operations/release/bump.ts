/** Files that contain the version, besides the manifests. */
export const NAMED_IN = [
  'league/src/version.ts',
  'relay/src/core/answers.ts',
  'forwarder/src/core/replies.ts',
  'clubhouse/src/measures.ts',
  'league/openapi.json',
  'docs/deploy.md',
  'docs/install.md',
  'docs/restore.md',
  'docs/uninstall.md',
  'operations/container/club/compose.yaml',
  'operations/container/sealed-move/compose.yaml',
] as const;

type Rewrite = (text: string) => string;

interface VersionChange {
  readonly from: string;
  readonly to: string;
}

/** Updates a manifest or the lock: only lines of the project's own packages change (REL-2). */
export function bumpManifest(
  text: string,
  own: readonly string[],
  { from, to }: VersionChange,
): string {
  const dependency = new RegExp(`("(?:${own.join('|')})": )"${escapeDots(from)}"`, 'g');
  return text
    .replace(new RegExp(`^(  "version": )"${escapeDots(from)}"`, 'm'), `$1"${to}"`)
    .replace(dependency, `$1"${to}"`);
}

/** npm's lock also contains the version of each of the project's own packages. */
export function bumpLock(text: string, own: readonly string[], bump: VersionChange): string {
  const lock = JSON.parse(text) as { packages: Record<string, { version?: string }> };
  for (const path of ['', ...own]) {
    const entry = lock.packages[path];
    if (entry !== undefined) entry.version = bump.to;
  }
  return bumpManifest(`${JSON.stringify(lock, null, 2)}\n`, own, bump);
}

/** Updates constants, the API document, and the names of archives in the documentation. */
export function bumpText({ from, to }: VersionChange): Rewrite {
  const old = escapeDots(from);
  return (text) =>
    text
      .replace(new RegExp(`(VERSION = ')${old}'`, 'g'), `$1${to}'`)
      .replace(new RegExp(`("version": ")${old}"`, 'g'), `$1${to}"`)
      .replace(new RegExp(`\\b(club|sealed-move)([-:])${old}\\b`, 'g'), `$1$2${to}`);
}

function escapeDots(version: string): string {
  return version.replaceAll('.', String.raw`\.`);
}
