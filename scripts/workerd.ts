import { workerdProgram } from 'relay/testing/workerd';
import { lacking, type Outcome } from './outcome.ts';

type Run = (signal: AbortSignal) => Promise<Outcome>;

/** Runs what needs Cloudflare's runtime, which npm has for most machines. */
export function whereWorkerdIs(run: Run): Run {
  return async (signal) =>
    workerdProgram() === null
      ? lacking(
          'workerd: `npm ci --include=optional` installs it on Linux, macOS and Windows, on x64 ' +
            'and on arm64 but for Windows.\n',
        )
      : run(signal);
}
