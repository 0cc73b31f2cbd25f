import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the repository. */
export const ROOT = new URL('../..', import.meta.url).pathname;

/** The part of wrangler.jsonc needed to run the same code off the platform. */
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
  const text = readFileSync(join(ROOT, 'wrangler.jsonc'), 'utf8');
  // Comments stand in lines of their own there, and what is last in a list has a comma.
  const json = text.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/,(?=\s*[}\]])/g, '');
  return JSON.parse(json) as WranglerConfig;
}
