/** Longer than any machine takes, but shorter than the runner's limit, so the test can say why. */
export const PATIENCE_MS = 300_000;
