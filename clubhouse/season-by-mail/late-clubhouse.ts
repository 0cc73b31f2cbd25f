import process from 'node:process';

/** This site's clock runs ahead, because an hour's 30 replies (REPLY-18) are too few here. */

const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
const clock = Date.now;
Date.now = () => clock() + ahead;
await import('../src/main.ts');
