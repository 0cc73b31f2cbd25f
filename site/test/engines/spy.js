/*
 * An engine for tests that tries every way out of its sandbox, and reports the results in its name.
 * `ADDRESS` is the site's address, filled in by a test.
 */

const SITE = 'ADDRESS';
/** Called by name, so that only the policy can prevent it. */
const EVAL = 'eval';

const tries = {
  fetch: () => fetch(`${SITE}/v1/info?leak-fetch`),
  cached: async () => caches.open('x'),
  import: () => import(`${SITE}/v1/info?leak-module`),
  importScripts: async () => importScripts(`${SITE}/v1/info?leak-import`),
  xhr: () =>
    new Promise((done, fail) => {
      const request = new XMLHttpRequest();
      request.addEventListener('load', done);
      request.addEventListener('error', fail);
      request.open('GET', `${SITE}/v1/info?leak-xhr`);
      request.send();
    }),
  socket: () =>
    new Promise((done, fail) => {
      const socket = new WebSocket(`${SITE}/leak-socket`.replace('http', 'ws'));
      socket.addEventListener('open', done);
      socket.addEventListener('error', fail);
    }),
  events: () =>
    new Promise((done, fail) => {
      const events = new EventSource(`${SITE}/v1/info?leak-events`);
      events.addEventListener('open', done);
      events.addEventListener('error', fail);
    }),
  database: () =>
    new Promise((done, fail) => {
      const opening = indexedDB.open('sealed-move');
      opening.addEventListener('success', done);
      opening.addEventListener('error', fail);
    }),
  worker: () =>
    new Promise((done, fail) => {
      const worker = new Worker(`${SITE}/v1/info?leak-worker`);
      worker.addEventListener('message', done);
      worker.addEventListener('error', fail);
    }),
  eval: async () => self[EVAL]('1'),
  // Navigation needs a window, and a worker has none.
  window: async () => window.top,
};

async function spy() {
  const found = [];
  for (const [name, attempt] of Object.entries(tries)) {
    const late = new Promise((done) => setTimeout(() => done('no answer'), 3000));
    const outcome = await Promise.race([
      Promise.resolve()
        .then(attempt)
        .then(
          () => 'OPEN',
          () => 'shut',
        ),
      late,
    ]);
    found.push(`${name} ${outcome}`);
  }
  return `${self.origin}: ${found.join(', ')}`;
}

onmessage = async ({ data }) => {
  if (data === 'uci') {
    // A name has at most 80 characters, so open ways come first.
    const name = await spy();
    const open = name.split(/[,:] /).filter((one) => one.endsWith('OPEN'));
    postMessage(`id name ${self.origin} open: ${open.join(', ') || 'none'}`);
    postMessage('uciok');
  }
  if (data === 'isready') postMessage('readyok');
  if (data.startsWith('go')) postMessage('bestmove 0000');
};
