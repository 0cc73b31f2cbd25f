import process from 'node:process';

const SERVICES = ['league', 'clubhouse', 'relay'];

/** Names the product's commands, for machines without npm (REL-6). @param name of the product */
export function nameOwnCommands(text: string, name: string, services = SERVICES): string {
  // Here a service's command without words prints its help: only `start` starts the services.
  const starting = new RegExp(`^npm run (?:${services.join('|')}) {2,}.*\\n`, 'gm');
  const scripts = new RegExp(`npm run (?:(${services.join('|')}) --|(doctor)(?: --)?)`, 'g');
  return text
    .replaceAll(starting, '')
    .replaceAll(scripts, (_, service = '', doctor = '') => `./${name} ${service}${doctor}`);
}

/** Replaces npm commands in everything that this process prints. */
export function printOwnCommands(name: string): void {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
      const text = typeof chunk === 'string' ? nameOwnCommands(chunk, name) : chunk;
      return Reflect.apply(write, undefined, [text, ...rest]) as boolean;
    };
  }
}

// A program of a service loads it first, with the name of the product.
const [, product] = import.meta.url.split('?');
if (product !== undefined) printOwnCommands(product);
