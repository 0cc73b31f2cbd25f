import type { Database, Shelf } from './database.ts';

/** Where the browser keeps nothing: all is gone when the page is closed. */
export function memoryDatabase(): Database {
  const shelves: Readonly<Record<Shelf, Map<string, unknown>>> = {
    games: new Map(),
    settings: new Map(),
  };
  return {
    get: async (shelf, key) => shelves[shelf].get(key),
    all: async (shelf) => [...shelves[shelf].values()],
    put: async (shelf, key, value) => void shelves[shelf].set(key, value),
    async update(shelf, key, change) {
      const changed = change(shelves[shelf].get(key));
      shelves[shelf].set(key, changed);
      return changed;
    },
    async replace(shelf, key, value) {
      const wasThere = shelves[shelf].has(key);
      if (wasThere) shelves[shelf].set(key, value);
      return wasThere;
    },
    remove: async (shelf, key) => void shelves[shelf].delete(key),
    clear: async () => {
      for (const shelf of Object.values(shelves)) shelf.clear();
    },
  };
}
