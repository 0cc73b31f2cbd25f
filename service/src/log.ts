import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { redactSecrets } from './core/redact.ts';

/** The number of causes that are followed, because an error may be its own cause. */
const MAX_CAUSES = 3;

/**
 * JSON lines, with an error's type, code, causes and stack, and its message redacted (LOG-9).
 * @param serializers of members other than `err`
 */
export function createLogger(
  level: string,
  destination: DestinationStream,
  serializers: LoggerOptions['serializers'] = {},
): Logger {
  return pino(
    { level, base: null, serializers: { ...serializers, err: describeError } },
    destination,
  );
}

/** @param sync if false, lines are written later, so a stop must flush the logger */
export function openStandardOutput({ sync = true } = {}): DestinationStream {
  return pino.destination({ dest: 1, sync });
}

function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const hasCause = error.cause !== undefined && depth < MAX_CAUSES;
  return {
    type: error.name,
    ...('code' in error ? { code: error.code } : {}),
    ...('reason' in error ? { reason: error.reason } : {}),
    message: redactSecrets(error.message),
    ...(hasCause ? { cause: describeError(error.cause, depth + 1) } : {}),
    stack: (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ')),
  };
}
