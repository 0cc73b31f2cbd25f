import type { Database, StoreName } from './database.ts';

/** A database for a browser that stores nothing: everything is lost when the page closes. */
export function makeMemoryDatabase(): Database {
  const stores: Readonly<Record<StoreName, Map<string, unknown>>> = {
    games: new Map(),
    settings: new Map(),
  };
  return {
    get: async (store, key) => stores[store].get(key),
    all: async (store) => [...stores[store].values()],
    put: async (store, key, value) => void stores[store].set(key, value),
    async update(store, key, change) {
      const changed = change(stores[store].get(key));
      if (changed !== undefined) stores[store].set(key, changed);
      return changed;
    },
    async replace(store, key, value) {
      const wasThere = stores[store].has(key);
      if (wasThere) stores[store].set(key, value);
      return wasThere;
    },
    remove: async (store, key) => void stores[store].delete(key),
    clear: async () => {
      for (const store of Object.values(stores)) store.clear();
    },
  };
}
