import type { TSchema } from 'typebox';
import { pascal } from '../../shared/pascal.ts';
import type { Route } from '../route.ts';
import type { Components } from './components.ts';
import { headers } from './headers.ts';
import type { Json } from './json.ts';
import { links } from './links.ts';
import { parameters } from './parameters.ts';
import { hasCredential, problems } from './problems.ts';
import { security, whoMayCall } from './security.ts';

export function operation(route: Route, components: Components): Json {
  return {
    operationId: route.operationId,
    summary: route.summary,
    description: `${route.description ?? `${route.summary}.`} ${whoMayCall(route.access)}`,
    tags: [route.tag],
    ...security(route.access),
    parameters: parameters(route, components),
    ...(route.body === undefined
      ? {}
      : { requestBody: requestBody(route, route.body, components) }),
    responses: { ...success(route, components), ...problems(route, components) },
  };
}

function requestBody(
  { operationId }: Route,
  body: TSchema,
  { schemas, examples }: Components,
): Json {
  const { required = [] } = body as { required?: string[] };
  return {
    required: required.length > 0,
    content: json(schemas.ref(body), examples.of(operationId, 'request')),
  };
}

function success(route: Route, { schemas, responses, examples }: Components): Record<string, Json> {
  const common = hasCredential(route.access)
    ? headers('XRequestId', 'CacheControl', 'RateLimit', 'RateLimitPolicy')
    : headers('XRequestId', 'CacheControl');
  if (route.status === 204) {
    return { 204: responses.note(['NoContent'], { description: 'Done', headers: common }) };
  }
  const { response, status } = route;
  const hasEtag = route.revalidate !== undefined || route.version !== undefined;
  const validator = hasEtag ? headers('ETag') : {};
  const answer = {
    description: status === 201 ? 'Created' : 'OK',
    headers: {
      ...common,
      ...(route.location ? headers('Location') : {}),
      ...(route.beforeAnswer ? headers('WebsiteKeyFile') : {}),
      ...(route.prefersHandling ? headers('PreferenceApplied') : {}),
      ...validator,
    },
    content: json(schemas.ref(response), examples.of(route.operationId, 'response')),
    ...links(route),
  };
  if (route.revalidate === undefined) return { [status]: answer };
  const unchanged = { description: 'Not modified', headers: { ...common, ...validator } };
  return {
    [status]: answer,
    304: responses.note(['NotModified', `NotModified${pascal(route.tag)}`], unchanged),
  };
}

function json(schema: Json, example: Json): Json {
  return { 'application/json': { schema, ...example } };
}
