import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVENT_KINDS } from '../shared/events/event-kinds.ts';
import document from '../../openapi.json' with { type: 'json' };
import type { EventRow } from './store.ts';
import { readContent } from './event-content.ts';

const ID = '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e';

/** A row as a release may have written it. */
function row(changes: object): EventRow {
  return {
    id: ID,
    kind: 'entry.withdrawn',
    subject_type: 'entry',
    subject_id: ID,
    data: JSON.stringify({ competition_id: ID }),
    ...changes,
  } as unknown as EventRow;
}

test('EVT-8: a stored event is read through the schema of its kind', () => {
  assert.deepEqual(readContent(row({})), {
    kind: 'entry.withdrawn',
    subject: { type: 'entry', id: ID },
    data: { competition_id: ID },
  });
  const wrong = [
    { kind: 'entry.eaten' },
    { kind: 'toString' },
    { subject_type: 'match' },
    { subject_id: 'somebody' },
    { data: '{}' },
    { data: '[]' },
    { data: JSON.stringify({ competition_id: 'one' }) },
    { data: JSON.stringify({ competition_id: ID, name: 'Ann' }) },
  ];
  for (const changes of wrong) {
    assert.throws(
      () => readContent(row(changes)),
      /does not have the content of/,
      JSON.stringify(changes),
    );
  }
});

test('EVT-8: the document lists each kind once, with its own data', () => {
  const { schemas } = document.components;
  const named = JSON.parse(JSON.stringify(schemas)) as Readonly<Record<string, PropertySchema>>;
  const kinds = schemas.EventContent.oneOf.map(({ $ref }) => {
    const { properties } = named[$ref.slice('#/components/schemas/'.length)] ?? {};
    assert.match(JSON.stringify(properties?.['data']), /schemas\/(\w+Data|NoData)"/);
    return properties?.['kind']?.const;
  });
  assert.deepEqual(kinds, EVENT_KINDS);
});

interface PropertySchema {
  readonly properties?: Readonly<Record<string, { readonly const?: string }>>;
}
