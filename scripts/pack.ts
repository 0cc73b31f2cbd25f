import { packAll } from './packing.ts';

/*
 * `npm run release -- pack` builds what strangers get from npm of `relay-protocol` and
 * `relay-client`. It packs it into `dist/npm/`, from where `npm publish FILE` publishes it. Node
 * strips no types beneath node_modules, so what is packed is JavaScript with its types beside it.
 */

for (const { file, holds } of await packAll()) {
  process.stdout.write(`${file}\n${holds.map((path) => `  ${path}\n`).join('')}`);
}
