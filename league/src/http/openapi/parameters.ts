import type { TSchema } from 'typebox';
import { IDEMPOTENCY_KEY_PARAMETER, mayUseIdempotencyKey } from '../idempotency.ts';
import { toPascalCase } from '../../shared/pascal.ts';
import { IF_MATCH_PARAMETER } from '../precondition.ts';
import { PREFER_PARAMETER } from '../prefer.ts';
import { isGuarded, type Route } from '../route.ts';
import type { Components } from './components.ts';
import type { JsonObject } from './json.ts';

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  description: 'An ETag; returns 304 if the resource has not changed.',
  schema: { type: 'string' },
};

export function buildParameters(route: Route, components: Components): JsonObject[] {
  return [
    ...declareParameters(route.params, 'path', components),
    ...declareParameters(route.query, 'query', components),
    ...(route.revalidate === undefined ? [] : [noteHeaderParameter(IF_NONE_MATCH, components)]),
    ...(isGuarded(route) ? [noteHeaderParameter(IF_MATCH_PARAMETER, components)] : []),
    ...(route.prefersHandling ? [noteHeaderParameter(PREFER_PARAMETER, components)] : []),
    ...(mayUseIdempotencyKey(route)
      ? [noteHeaderParameter(IDEMPOTENCY_KEY_PARAMETER, components)]
      : []),
  ];
}

function declareParameters(
  schema: TSchema,
  place: 'path' | 'query',
  components: Components,
): JsonObject[] {
  const { properties = {} } = schema as { properties?: Record<string, JsonObject> };
  return Object.entries(properties).map(([name, { description = '', title, ...property }]) => {
    // In a path the title is the parameter's own, in a query its schema's.
    const inner = place === 'path' ? property : { ...property, title };
    const parameter = {
      name,
      in: place,
      required: place === 'path',
      description,
      schema: components.schemas.ref(inner),
    };
    return components.parameters.note(
      [toPascalCase(typeof title === 'string' ? title : name)],
      parameter,
    );
  });
}

function noteHeaderParameter(
  parameter: JsonObject & { name: string },
  { parameters: alike }: Components,
): JsonObject {
  return alike.note([toPascalCase(parameter.name)], parameter);
}
