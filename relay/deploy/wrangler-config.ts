import { readFileSync } from 'node:fs';

/** The folder of the relay, from which everything here is named. */
export const RELAY = new URL('..', import.meta.url).pathname;

/** The part of wrangler.jsonc that is needed to run the same off the platform. */
export interface WranglerConfig {
  readonly compatibility_date: string;
  readonly compatibility_flags: readonly string[];
  readonly observability: { readonly enabled: boolean };
  readonly durable_objects: {
    readonly bindings: readonly { readonly name: string; readonly class_name: string }[];
  };
  readonly vars: Readonly<Record<string, string>>;
}

export function readWranglerConfig(): WranglerConfig {
  const text = readFileSync(`${RELAY}wrangler.jsonc`, 'utf8');
  // Comments stand in lines of their own there, and what is last in a list has a comma.
  const json = text.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/,(?=\s*[}\]])/g, '');
  return JSON.parse(json) as WranglerConfig;
}
