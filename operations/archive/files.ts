import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from '../../scripts/files.ts';

/** What an installation runs and reads: no tests, and none of what it was built of for browsers. */
const KEPT = [
  '{package,package-lock}.json',
  '.npmrc',
  '.env.example',
  '{LICENSE,README.md,CHANGELOG.md,SECURITY.md,ARCHITECTURE.md}',
  'docs/**/*.{md,json,png}',
  // npm checks the manifest of every workspace against its lock.
  '{site,clubhouse,league,service,relay,relay-client,relay-protocol,test-kit}/package.json',
  'league/{demo,migrations,src}/**',
  'league/openapi.json',
  'relay/nginx-site.conf',
  '{clubhouse/migrations,clubhouse/src,service/src,relay-protocol/src,relay/migrations,relay/src}/**',
  'scripts/{run.mjs,start.ts,site-build.ts,league-address.ts,website-key-file.ts,files.ts,run-command.ts}',
  'operations/{club,club-wake,common.sh,install,restore,upgrade}',
  'operations/{backup,off-site,restore-trial,watch,caddy,container,doctor,grafana,prometheus,systemd}/**',
];
const LEFT_OUT = /\.(test|oracle)\.ts$|^relay\/src\/hosts\/cloudflare\/|(^|\/)node_modules\//;
const BUILT = ['site/dist', 'clubhouse/dist'];

/** A file of the release. */
interface ReleaseFile {
  /** Where it lies now. */
  readonly from: string;
  /** Its path in the release, with forward slashes. */
  readonly to: string;
}

/** By the folder that it has in the release, where something built lies now. */
export type BuiltFolders = Readonly<Record<string, string>>;

export const BUILT_HERE: BuiltFolders = Object.fromEntries(
  BUILT.map((folder) => [folder, join(ROOT, folder)]),
);

/** All files of a release, in the order of their paths. */
export function releaseFiles(built: BuiltFolders = BUILT_HERE): ReleaseFile[] {
  const sources = filesIn(ROOT, KEPT).filter((path) => !LEFT_OUT.test(path));
  const all = [
    ...sources.map((path) => ({ from: join(ROOT, path), to: path })),
    ...Object.entries(built).flatMap(([folder, from]) =>
      filesIn(from, ['**/*', '.vite/*']).map((path) => ({
        from: join(from, path),
        to: `${folder}/${path}`,
      })),
    ),
  ];
  return all.toSorted((one, other) => (one.to < other.to ? -1 : 1));
}

function filesIn(folder: string, patterns: readonly string[]): string[] {
  const found = globSync([...patterns], { cwd: folder, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return [...new Set(paths)].map((path) =>
    path.slice(folder.length).replaceAll(sep, '/').replace(/^\//, ''),
  );
}
