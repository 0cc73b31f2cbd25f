import { requireOwnName } from './package-owner.ts';
import { CLIENT_NAME, packClient } from './packing.ts';

/*
 * `npm run release -- pack` builds the library of the relay's clients as strangers get it: one tarball in
 * `dist/npm/`, which depends on nothing. `npm publish FILE` publishes it. Node strips no types beneath
 * node_modules, so the tarball holds JavaScript with its types beside it.
 */

await requireOwnName(CLIENT_NAME);
const { file, holds } = await packClient();
process.stdout.write(`${file}\n${holds.map((path) => `  ${path}\n`).join('')}`);
