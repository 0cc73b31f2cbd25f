/** Of SQLite: read-only, an error of the disk, no room, and a file that does not open. */
const CODES: ReadonlySet<number> = new Set([8, 10, 13, 14]);

/** Whether the site's own disk took nothing, which its owner mends and no visitor has caused. */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error && 'errcode' in error)) return false;
  const { errcode } = error;
  // The low byte says what kind it is, the rest where it happened.
  return typeof errcode === 'number' && CODES.has(errcode & 0xff);
}
