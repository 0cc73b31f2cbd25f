import { key } from '../http/caller.ts';
import { declareAction, query, type Route } from '../http/route.ts';
import { importRows } from './actions.ts';
import { previewImport } from './preview.ts';
import { ImportedRows, ImportFile, ImportPreview, ImportSlice } from './schema.ts';

const TAG = 'Members';

export const memberImportRoutes: readonly Route[] = [
  query({
    method: 'POST',
    path: '/v1/member-imports/preview',
    operationId: 'previewMemberImport',
    summary: 'Preview the import of a list',
    description:
      'Shows for each line, by the same rules as the command: who would be added or changed, who is ' +
      'already there, and what is refused and why. Saves nothing.',
    tag: TAG,
    access: key('members:read', 'members:pii'),
    body: ImportFile,
    response: ImportPreview,
    problems: ['invalid_request'],
    run: ({ db, now }, { body }) => previewImport(db, now, body),
  }),
  declareAction({
    method: 'POST',
    path: '/v1/member-imports',
    operationId: 'importMembers',
    summary: 'Import rows of a preview',
    description:
      'Send a few rows at a time, so that nobody else waits long. A row that is no longer valid, such as a ' +
      'member whom someone changed in the meantime, is skipped and named; the others are written.',
    tag: TAG,
    access: key('members:write', 'members:pii'),
    body: ImportSlice,
    response: ImportedRows,
    status: 201,
    problems: ['invalid_request'],
    run: (writer, { body }) => importRows(writer, body),
  }),
];
