import { join } from 'node:path';
import { runProductCommand } from './run-product-command.ts';

/* `./sealed-move COMMAND`: the relay with its games, as one installation. */

await runProductCommand({
  name: 'sealed-move',
  title: 'Sealed Move',
  programs: { relay: 'relay/src/hosts/node/main.ts' },
  settings: (data) => ({ RELAY_DATA: join(data, 'relay') }),
  database: 'relay/relay.db',
  start: () => import('./start-sealed-move.ts'),
  doctor: () => import('./doctor-sealed-move.ts'),
  help: '',
});
