import process from 'node:process';

await import('relay/main');
// A relay that could not start has said why. The forwarder would keep the process alive.
if (process.exitCode === undefined) {
  // The `.env` of the data folder is in the environment already.
  if (process.env['FORWARDER_URL']?.trim()) await import('forwarder/main');
  process.stdout.write(`\nYour data is in ${process.cwd()}. Press Ctrl-C to stop.\n`);
}
