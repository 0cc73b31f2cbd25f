import '../src/hosts/node/main.ts';

/* The relay as it is started, but that it collects its garbage and tells what it then uses. */

process.on('message', () => {
  // The first finds the buffers that nobody holds, and the second frees them.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
process.channel?.unref();
