import { createLogger } from './log.ts';

type LogFields = Readonly<Record<string, unknown>>;

/**
 * Writes one line, or one for each of several simultaneous events; `err` holds a failure's cause.
 * Fields never contain a network, token, key or whole room id.
 */
export type Log = (event: string, ...each: readonly LogFields[]) => void;

export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

/** Logs JSON lines; `destination` means the same as in pino. */
export function createEventLog(destination: Parameters<typeof createLogger>[1]): Log {
  const logger = createLogger('info', destination);
  return (event, ...each) => {
    for (const fields of each.length === 0 ? [{}] : each) {
      if ('err' in fields) logger.error(fields, event);
      else logger.info(fields, event);
    }
  };
}
