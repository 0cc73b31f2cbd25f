/*
 * `npm run lab -- league-fuzz` fuzzes with 20,000 requests instead of a few. FUZZ_SEED repeats a
 * run, FUZZ_REQUESTS sets the number, TEST_DATABASE_URL uses PostgreSQL.
 */
process.env['FUZZ_REQUESTS'] ??= '20000';
await import('../test/fuzz.test.ts');
