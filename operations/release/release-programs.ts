import type { Program } from '../../scripts/programs.ts';

/** Other outputs of `npm run release`, from the current tree and without a new version. */
export const RELEASE_PROGRAMS: readonly Program[] = [
  {
    name: 'archive',
    about: 'archives and images of the present version, with notes, hashes and a bill of materials',
    file: 'operations/archive/main.ts',
  },
  {
    name: 'pack',
    about: 'the relay client as npm gets it, one tarball in dist/npm/',
    file: 'scripts/pack.ts',
  },
  {
    name: 'deploy',
    about: 'tries the relay and its site, and puts them on Cloudflare; --check: only tries',
    file: 'relay/deploy/main.ts',
  },
];
