import { requireOwnName } from './package-owner.ts';
import { CLIENT_NAME, packClient } from './packing.ts';

/*
 * `npm run release -- pack` builds the relay's client library as others install it: one tarball in
 * `dist/npm/` without dependencies. `npm publish FILE` publishes it. Node strips no types in
 * node_modules, so the tarball contains JavaScript and type declarations.
 */

await requireOwnName(CLIENT_NAME);
const { file, holds } = await packClient();
process.stdout.write(`${file}\n${holds.map((path) => `  ${path}\n`).join('')}`);
