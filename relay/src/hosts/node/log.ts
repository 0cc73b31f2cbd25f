import { createLogger } from 'service/log';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes a line, or one for each of several that happened at once; a failure has its cause in `err`.
 * No network, token, key or whole room id is ever among the fields.
 */
export type Log = (event: string, ...each: readonly Fields[]) => void;

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}

/** A log of JSON lines. @param destination as pino has it */
export function eventLog(destination: Parameters<typeof createLogger>[1]): Log {
  const logger = createLogger('info', destination);
  return (event, ...each) => {
    for (const fields of each.length === 0 ? [{}] : each) {
      if ('err' in fields) logger.error(fields, event);
      else logger.info(fields, event);
    }
  };
}
