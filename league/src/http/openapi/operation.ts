import type { TSchema } from 'typebox';
import { toPascalCase } from '../../shared/pascal.ts';
import type { Route } from '../route.ts';
import type { Components } from './components.ts';
import { referToExample } from './examples.ts';
import { referToHeaders } from './headers.ts';
import type { JsonObject } from './json.ts';
import { buildLinks } from './links.ts';
import { buildParameters } from './parameters.ts';
import { hasCredential, buildProblemResponses } from './problems.ts';
import { buildSecurity, describeCallers } from './security.ts';

export function buildOperation(route: Route, components: Components): JsonObject {
  return {
    operationId: route.operationId,
    summary: route.summary,
    description: `${route.description ?? `${route.summary}.`} ${describeCallers(route.access)}`,
    tags: [route.tag],
    ...buildSecurity(route.access),
    parameters: buildParameters(route, components),
    ...(route.body === undefined
      ? {}
      : { requestBody: buildRequestBody(route, route.body, components) }),
    responses: { ...buildSuccess(route, components), ...buildProblemResponses(route, components) },
  };
}

function buildRequestBody(
  { operationId }: Route,
  body: TSchema,
  { schemas, examples }: Components,
): JsonObject {
  const { required = [] } = body as { required?: string[] };
  return {
    required: required.length > 0,
    content: makeJsonContent(schemas.ref(body), referToExample(examples, operationId, 'request')),
  };
}

function buildSuccess(
  route: Route,
  { schemas, responses, examples }: Components,
): Record<string, JsonObject> {
  const common = hasCredential(route.access)
    ? referToHeaders('XRequestId', 'CacheControl', 'RateLimit', 'RateLimitPolicy')
    : referToHeaders('XRequestId', 'CacheControl');
  if (route.status === 204) {
    return { 204: responses.note(['NoContent'], { description: 'Done', headers: common }) };
  }
  const { response, status } = route;
  const hasEtag = route.revalidate !== undefined || route.version !== undefined;
  const validator = hasEtag ? referToHeaders('ETag') : {};
  const answer = {
    description: status === 201 ? 'Created' : 'OK',
    headers: {
      ...common,
      ...(route.location ? referToHeaders('Location') : {}),
      ...(route.beforeAnswer ? referToHeaders('WebsiteKeyFile') : {}),
      ...(route.prefersHandling ? referToHeaders('PreferenceApplied') : {}),
      ...validator,
    },
    content: makeJsonContent(
      schemas.ref(response),
      referToExample(examples, route.operationId, 'response'),
    ),
    ...buildLinks(route),
  };
  if (route.revalidate === undefined) return { [status]: answer };
  const unchanged = { description: 'Not modified', headers: { ...common, ...validator } };
  return {
    [status]: answer,
    304: responses.note(['NotModified', `NotModified${toPascalCase(route.tag)}`], unchanged),
  };
}

function makeJsonContent(schema: JsonObject, example: JsonObject): JsonObject {
  return { 'application/json': { schema, ...example } };
}
