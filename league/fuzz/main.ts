/*
 * `npm run lab -- league-fuzz`: the fuzz test alone, with 20,000 requests instead of a few. FUZZ_SEED runs one
 * again, FUZZ_REQUESTS sets how many, TEST_DATABASE_URL runs it on PostgreSQL.
 */
process.env['FUZZ_REQUESTS'] ??= '20000';
await import('../test/fuzz.test.ts');
