/**
 * How long a test waits for an expected event, in milliseconds. Far longer than on any machine, but
 * shorter than the runner's limit, so that the test can say which event is missing.
 */
export const PATIENCE_MS = 300_000;
