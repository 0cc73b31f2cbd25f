import type { FastifyInstance } from 'fastify';

/** Tells a wrong method from an unknown path (ERR-3); only unmatched requests look here. */
export class KnownPaths {
  readonly #methods = new Map<string, Set<string>>();

  watch(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url, method }) => {
      const known = this.#methods.get(url) ?? new Set();
      this.#methods.set(url, known);
      // Fastify adds a HEAD for each GET by itself.
      for (const one of [method].flat()) if (one !== 'HEAD') known.add(one);
    });
  }

  /** The methods of this path in mounting order; none for an unknown path. */
  methodsOf(path: string): string[] {
    const found = [...this.#methods].filter(([pattern]) => matchesPattern(pattern, path));
    return [...new Set(found.flatMap(([, methods]) => [...methods]))];
  }
}

/** Whether a path fits a pattern such as `/v1/members/:id`. */
function matchesPattern(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}
