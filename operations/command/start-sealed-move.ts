import process from 'node:process';

await import('relay/main');
process.stdout.write(`\nData: ${process.cwd()}. Ctrl-C stops it.\n`);
