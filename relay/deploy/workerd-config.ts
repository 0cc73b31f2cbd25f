import { readWranglerConfig } from './wrangler-config.ts';

export interface Module {
  readonly name: string;
  readonly code: string;
  readonly isCommonJs?: boolean;
}

export interface WorkerdRun {
  /** The entry first. */
  readonly modules: readonly Module[];
  /** The class of each Durable Object binding. */
  readonly objects: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  /** The folder in which the objects are stored. */
  readonly disk: string;
  /**
   * The destination of everything that the code fetches, as `host:port`; by default the internet.
   */
  readonly outbound?: string | undefined;
}

/** Writes a configuration of workerd, in its own language: code and objects, on any free port. */
export function formatWorkerdConfig(run: WorkerdRun): string {
  const { modules, objects, texts, disk, outbound } = run;
  const { compatibility_date: date, compatibility_flags: flags } = readWranglerConfig();
  const classes = Object.values(objects).map(
    (name) => `(className = ${quoteText(name)}, uniqueKey = ${quoteText(name)}, enableSql = true)`,
  );
  const bindings = [
    ...Object.entries(objects).map(([name, of]) =>
      formatBinding(name, 'durableObjectNamespace', of),
    ),
    ...Object.entries(texts).map(([name, value]) => formatBinding(name, 'text', value)),
  ];
  const code = modules.map(({ name, code: text, isCommonJs }) => {
    const kind = isCommonJs === true ? 'commonJsModule' : 'esModule';
    return `(name = ${quoteText(name)}, ${kind} = ${quoteText(text)})`;
  });
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "relay", worker = .relay),
    (name = "disk", disk = (path = ${quoteText(disk)}, writable = true))${
      outbound === undefined
        ? ''
        : `,\n    (name = "outbound", external = (address = ${quoteText(outbound)}, http = ()))`
    }
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "relay")]
);
const relay :Workerd.Worker = (
  compatibilityDate = ${quoteText(date)},
  compatibilityFlags = [${flags.map(quoteText).join(', ')}],
  durableObjectStorage = (localDisk = "disk"),
  durableObjectNamespaces = [${classes.join(', ')}],
  globalOutbound = "${outbound === undefined ? 'internet' : 'outbound'}",
  bindings = [${bindings.join(', ')}],
  modules = [${code.join(',\n')}]
);
`;
}

function formatBinding(name: string, kind: string, value: string): string {
  return `(name = ${quoteText(name)}, ${kind} = ${quoteText(value)})`;
}

/** Quotes a string; the configuration language follows JSON here. */
function quoteText(value: string): string {
  return JSON.stringify(value);
}
