import process from 'node:process';
import Fastify, { type FastifyInstance } from 'fastify';
import { measureRequests } from 'service/requests';
import { createRegistry } from 'service/service-registry';

/*
 * `npm run lab -- measured-bench` measures the cost of measuring a request: the same bare route
 * with and without, in turns. Prints the medians of all rounds and their ratio. Nothing is sent
 * over a socket, so for a real request the same microseconds are a smaller share.
 */

const ROUNDS = 31;
const REQUESTS = 2000;
const ROUTES = 130;

const bare = makeRoutes();
const measured = makeRoutes();
const measure = measureRequests(createRegistry({ name: 'bench', version: '0', folder: '.' }));
measured.addHook('onResponse', (request, reply, done) => {
  measure(request.method, request.routeOptions.url, reply.statusCode, reply.elapsedTime / 1000);
  done();
});

const [without, within]: [number[], number[]] = [[], []];
for (let round = 0; round < ROUNDS; round++) {
  without.push(await measureMicroseconds(bare));
  within.push(await measureMicroseconds(measured));
}
const [plain, dearer] = [median(without), median(within)];
process.stdout.write(
  `bare ${plain.toFixed(1)} µs, measured ${dearer.toFixed(1)} µs a request: ` +
    `${(dearer - plain).toFixed(1)} µs more, ratio ${(dearer / plain).toFixed(2)}\n`,
);

function makeRoutes(): FastifyInstance {
  const app = Fastify();
  for (let at = 0; at < ROUTES; at++) app.get(`/v1/things-${at}/:id`, () => ({ at }));
  return app;
}

async function measureMicroseconds(app: FastifyInstance): Promise<number> {
  const since = performance.now();
  for (let at = 0; at < REQUESTS; at++) await app.inject(`/v1/things-${at % ROUTES}/7`);
  return ((performance.now() - since) * 1000) / REQUESTS;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
