import { type TSchema, type TUnsafe, Type } from 'typebox';
import { makeParamsSchema } from '../http/sentence-schema.ts';
import { ABOUT, StrictObject, Uuid } from '../http/schema.ts';
import { getValidator } from '../http/validation.ts';
import {
  type EventData,
  type EventKind,
  type EventOf,
  EVENT_KINDS,
  EVENTS,
  isEventKind,
} from '../shared/events/event-kinds.ts';
import { toPascalCase } from '../shared/pascal.ts';
import type { EventRow } from './store.ts';

/** The content of an event as read: a union by `kind`, each with its own type of data. */
export type EventContent = {
  [K in EventKind]: Pick<EventOf<K>, 'kind' | 'subject'> & { readonly data: EventData<K> };
}[EventKind];

const BY_KIND = new Map(EVENT_KINDS.map((kind) => [kind, makeContentSchema(kind)]));

const ABOUT_CONTENT = 'What happened, by `kind`. New kinds and new fields of `data` may be added.';

export const EventContent: TUnsafe<EventContent> = Type.Unsafe<EventContent>({
  title: 'EventContent',
  [ABOUT]: ABOUT_CONTENT,
  description: ABOUT_CONTENT,
  oneOf: [...BY_KIND.values()],
});

function makeContentSchema(kind: EventKind): TSchema {
  const { about, subject, always, maybe } = EVENTS[kind];
  const [name, ofSubject] = [toPascalCase(kind.replaceAll('.', '_')), toPascalCase(subject)];
  const hasData = always !== null || maybe !== null;
  return {
    ...Type.Object({
      kind: Type.Literal(kind),
      subject: StrictObject(
        { type: Type.Literal(subject), id: Uuid },
        { title: `${ofSubject}Subject` },
      ),
      data: makeParamsSchema(always ?? {}, hasData ? `${name}Data` : 'NoData', maybe ?? {}),
    }),
    title: `${name}Event`,
    description: about,
  };
}

/** @throws Error if the data does not match its kind, as from another release (EVT-8) */
export function readContent(row: EventRow): EventContent {
  const content: unknown = {
    kind: row.kind,
    subject: { type: row.subject_type, id: row.subject_id },
    data: JSON.parse(row.data),
  };
  if (!isContent(row.kind, content))
    throw new Error(`event ${row.id} does not have the content of ${row.kind}`);
  return content;
}

function isContent(kind: string, content: unknown): content is EventContent {
  const schema = isEventKind(kind) ? BY_KIND.get(kind) : undefined;
  return schema !== undefined && getValidator(schema)(content);
}
