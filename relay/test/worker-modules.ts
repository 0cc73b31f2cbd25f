import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import type { Module } from '../deploy/workerd-config.ts';

const RELAY = new URL('..', import.meta.url).pathname;
const IMPORT = /^(?:import|export)\b[^;]*?\bfrom '(\.[^']+)';$/gm;

/**
 * An entry and all that it imports, without their types, named by their paths from the relay. The
 * runtime takes modules as they are, so that a test needs no bundler.
 */
export function modulesFrom(entry: string): Module[] {
  const modules = new Map<string, string>();
  const waiting = [entry];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (modules.has(name)) continue;
    const code = stripTypeScriptTypes(readFileSync(join(RELAY, name), 'utf8'));
    modules.set(name, code);
    for (const [, target = ''] of code.matchAll(IMPORT)) waiting.push(join(dirname(name), target));
  }
  return [...modules].map(([name, code]) => ({ name, code }));
}
