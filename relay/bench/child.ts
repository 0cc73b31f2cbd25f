import '../src/hosts/node/main.ts';

/* The relay as it is started, but that it collects its garbage when it is told to. */

process.on('message', () => {
  globalThis.gc?.();
  process.send?.('done');
});
process.channel?.unref();
