import { readSettings, type Settings } from '../../core/settings.ts';
import type { BudgetCalls, NetworkCalls, RoomCalls } from './calls.ts';

/** The platform's bindings for the relay: its objects, and settings as text. */
export interface Environment {
  readonly ROOMS: DurableObjectNamespace<RoomCalls>;
  readonly BUDGET: DurableObjectNamespace<BudgetCalls>;
  readonly NETWORKS: DurableObjectNamespace<NetworkCalls>;
  readonly ALLOWED_ORIGINS?: string;
  readonly PUBLIC_HOSTING?: string;
  readonly OWNER_KEY?: string;
  readonly DAILY_GAME_LIMIT?: string;
  readonly NETWORK_GAME_LIMIT?: string;
  readonly NETWORK_SOCKET_LIMIT?: string;
  readonly FORWARDER_URL?: string;
}

/** @throws SettingError */
export function parseEnvironment(environment: Environment): Settings {
  // The bindings of objects are not settings.
  const { ROOMS: _, BUDGET: __, NETWORKS: ___, ...texts } = environment;
  return readSettings(texts);
}

/** The relay's single budget object, so that the whole relay counts together. */
export function getBudget({ BUDGET }: Environment): DurableObjectStub<BudgetCalls> {
  return BUDGET.get(BUDGET.idFromName('budget'));
}
