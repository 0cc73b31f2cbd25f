export interface HostedFigures {
  /** Milliseconds until each sleeping club's first page. */
  readonly firstPages: readonly number[];
  /** Milliseconds of the pages of a club that was awake in the meantime. */
  readonly awakePages: readonly number[];
  /** The memory of each club, once all are awake. */
  readonly megabytes: readonly number[];
  /** Processor time of each wake, up to its first page. */
  readonly processorSeconds: readonly number[];
}

const MACHINE_MB = 4096;
/** Memory for Debian, the proxy and the machine's own club. */
const OTHERS_MB = 768;
/** How long the hourly wake keeps an idle club awake. */
const HOURLY_SECONDS = 20;
const HOUR_SECONDS = 3600;
/** The share of one core that hourly wakes may take, so that visitors are not held up. */
const WAKE_SHARE = 0.5;

/** @param share from 0 to 1 */
function computePercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function describeFigures(figures: HostedFigures): string {
  const { firstPages, awakePages, megabytes, processorSeconds } = figures;
  const ms = (values: readonly number[], share: number) =>
    `${Math.round(computePercentile(values, share))} ms`;
  const mean = (values: readonly number[]) =>
    values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
  const each = mean(megabytes);
  const seconds = mean(processorSeconds);
  const room = MACHINE_MB - OTHERS_MB;
  const awake = Math.floor(room / each);
  const byProcessor = (WAKE_SHARE * HOUR_SECONDS) / seconds;
  // Visitors' wakes get half of the room.
  const byMemory = (room / 2 / each) * (HOUR_SECONDS / (HOURLY_SECONDS + seconds));
  return [
    `${firstPages.length} clubs, woken one after another`,
    `first page of a sleeping club: p50 ${ms(firstPages, 0.5)}, p95 ${ms(firstPages, 0.95)}, max ${ms(firstPages, 1)}`,
    `page of a club that is awake meanwhile: p50 ${ms(awakePages, 0.5)}, p99 ${ms(awakePages, 0.99)} (${awakePages.length} pages)`,
    `memory of a club, all of them awake: ${Math.round(each)} MB (${Math.round(each * megabytes.length)} MB together)`,
    `processor seconds of a wake, up to its page: mean ${seconds.toFixed(2)}, max ${computePercentile(processorSeconds, 1).toFixed(2)}`,
    `4 GB, of which ${OTHERS_MB} MB are for all else: ${awake} clubs awake at once`,
    `asleep, each woken for ${HOURLY_SECONDS} s an hour: ${Math.floor(Math.min(byProcessor, byMemory))} clubs (by ${byProcessor < byMemory ? 'half a core' : 'half of that memory'}); a hundred take ${((100 * seconds * 100) / HOUR_SECONDS).toFixed(1)} % of a core`,
    '',
  ].join('\n');
}
