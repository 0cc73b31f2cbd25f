import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

const RELAY = new URL('..', import.meta.url).pathname;
const ENTRY = 'test/cloudflare-worker/worker.ts';
const IMPORT = /^(?:import|export)\b[^;]*?\bfrom '(\.[^']+)';$/gm;
const OBJECTS = { ROOMS: 'TestRoom', BUDGET: 'TestBudget', NETWORKS: 'TestNetwork' };
/** As in wrangler.jsonc. */
const COMPATIBILITY_DATE = '2026-11-01';

interface Module {
  readonly name: string;
  readonly code: string;
}

/** What the runtime is told to run. @param bindings texts by name */
export function workerdConfig(folder: string, bindings: Readonly<Record<string, string>>): string {
  const modules = modulesFrom(ENTRY).map(
    ({ name, code }) => `(name = ${text(name)}, esModule = ${text(code)})`,
  );
  const classes = Object.values(OBJECTS).map(
    (name) => `(className = ${text(name)}, uniqueKey = ${text(name)}, enableSql = true)`,
  );
  const bound = [
    ...Object.entries(OBJECTS).map(
      ([name, of]) => `(name = ${text(name)}, durableObjectNamespace = ${text(of)})`,
    ),
    ...Object.entries(bindings).map(
      ([name, value]) => `(name = ${text(name)}, text = ${text(value)})`,
    ),
  ];
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "relay", worker = .relay),
    (name = "disk", disk = (path = ${text(folder)}, writable = true))
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "relay")]
);
const relay :Workerd.Worker = (
  compatibilityDate = ${text(COMPATIBILITY_DATE)},
  durableObjectStorage = (localDisk = "disk"),
  durableObjectNamespaces = [${classes.join(', ')}],
  bindings = [${bound.join(', ')}],
  modules = [${modules.join(',\n')}]
);
`;
}

let read: readonly Module[] | null = null;

/**
 * The entry and all that it imports, without their types. The runtime takes modules as they are,
 * so that nothing has to be bundled.
 */
function modulesFrom(entry: string): readonly Module[] {
  if (read !== null) return read;
  const modules = new Map<string, string>();
  const waiting = [entry];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (modules.has(name)) continue;
    const code = stripTypeScriptTypes(readFileSync(join(RELAY, name), 'utf8'));
    modules.set(name, code);
    for (const [, target = ''] of code.matchAll(IMPORT)) waiting.push(join(dirname(name), target));
  }
  read = [...modules].map(([name, code]) => ({ name, code }));
  return read;
}

/** A string as the configuration's language writes it, which is as JSON does. */
function text(value: string): string {
  return JSON.stringify(value);
}
