import process from 'node:process';

await import('relay/main');
process.stdout.write(`\nYour data is in ${process.cwd()}. Press Ctrl-C to stop.\n`);
