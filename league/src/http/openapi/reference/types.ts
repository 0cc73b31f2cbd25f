import { nameOf, type Schema } from './read.ts';

/** The type of a value, in a line: `string (date) or null`, `list of [Match](schemas.md#match)`. */
export function typeText(schema: Schema): string {
  const { $ref, anyOf, oneOf, allOf, type = 'any' } = schema;
  if ($ref !== undefined) return `[${nameOf($ref)}](schemas.md#${nameOf($ref).toLowerCase()})`;
  const either = anyOf ?? oneOf;
  if (either) return either.map(typeText).join(' or ');
  if (allOf) return allOf.map(typeText).join(' and ');
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(', ');
  return [type]
    .flat()
    .map((one) => namedType(one, schema))
    .join(' or ');
}

function namedType(type: string, schema: Schema): string {
  const { items, prefixItems, properties = {}, format } = schema;
  if (type === 'array') {
    if (prefixItems) return `pair of ${typeText(prefixItems[0] ?? {})}`;
    return `list of ${typeText(items === false || items === undefined ? {} : items)}`;
  }
  const members = Object.entries(properties);
  if (type === 'object' && members.length > 0) {
    return `{ ${members.map(([name, one]) => `${name}: ${typeText(one)}`).join(', ')} }`;
  }
  return format !== undefined && type !== 'null' ? `${type} (${format})` : type;
}

/** What is said of a value beside its type: its description, its limits, its default. */
export function aboutText(schema: Schema): string {
  const { description = '', default: byDefault } = schema;
  const said = [
    description,
    limits(schema),
    byDefault === undefined ? '' : `Default: ${code(byDefault)}`,
  ];
  return cell(said.filter((one) => one !== '').join('. '));
}

function limits({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): string {
  return [
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' of them'),
  ]
    .filter((one) => one !== '')
    .join('. ');
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return '';
  if (most === undefined) return `At least ${least}${unit}`;
  return least === undefined ? `At most ${most}${unit}` : `${least} to ${most}${unit}`;
}

/** Text that can stand in a cell of a table. */
export function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}
