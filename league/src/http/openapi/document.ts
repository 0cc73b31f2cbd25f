import type { Route } from '../route.ts';
import { TAGS } from '../tags.ts';
import { Components } from './components.ts';
import type { Examples } from './examples.ts';
import type { JsonObject } from './json.ts';
import { buildOperation } from './operation.ts';
import { makeServicePaths } from './service-paths.ts';

/** Builds the OpenAPI 3.1 document from the routes and schemas that serve requests (SRV-2). */
export function openApiDocument(
  routes: readonly Route[],
  version: string,
  examples: Examples,
): JsonObject {
  const components = new Components(examples);
  const paths = makeServicePaths(components, version);
  for (const route of routes) {
    const { path, method } = route;
    paths[path] = { ...paths[path], [method.toLowerCase()]: buildOperation(route, components) };
  }
  const used = new Set<string>(['Service', ...routes.map(({ tag }) => tag)]);
  return {
    openapi: '3.1.0',
    info: buildInfo(version),
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths: replaceSharedParts(paths, components),
    components: components.all(),
  };
}

function buildInfo(version: string): JsonObject {
  return {
    title: 'Club league service',
    version,
    description:
      'Members, seasons, competitions, results and standings of one racket-sports club. ' +
      'Unsupported methods get 405 with the code method_not_allowed.',
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: 'The maintainers' },
  };
}

function replaceSharedParts(
  paths: Record<string, JsonObject>,
  { parameters, responses }: Components,
): JsonObject {
  return mapValues(paths, (operations) =>
    mapValues(operations, (one) => ({
      ...one,
      ...('parameters' in one
        ? { parameters: (one['parameters'] as JsonObject[]).map((part) => parameters.settle(part)) }
        : {}),
      responses: mapValues(one['responses'] as JsonObject, (part) => responses.settle(part)),
    })),
  );
}

function mapValues(object: JsonObject, change: (value: JsonObject) => JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, change(value as JsonObject)]),
  );
}
