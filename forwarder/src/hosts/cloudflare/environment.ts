import { readSharedSettings, type Settings } from '../../core/settings.ts';

/** The platform's bindings: the one object, and settings as text. */
export interface Environment {
  readonly FORWARDER: DurableObjectNamespace;
  readonly ALLOWED_ORIGINS?: string;
  readonly FORWARDER_PUSH_HOSTS?: string;
}

/** @throws SettingError */
export function parseEnvironment({ FORWARDER: _, ...texts }: Environment): Settings {
  return readSharedSettings(texts);
}
