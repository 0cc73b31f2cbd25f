/**
 * How long a test waits for what has to come, in milliseconds: far longer than it takes on any machine,
 * and shorter than the runner gives a test, so that the test can say what did not come.
 */
export const PATIENCE_MS = 300_000;
