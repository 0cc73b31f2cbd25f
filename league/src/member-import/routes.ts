import { key } from '../http/caller.ts';
import { action, query, type Route } from '../http/route.ts';
import { importRows } from './actions.ts';
import { previewImport } from './preview.ts';
import { ImportedRows, ImportFile, ImportPreview, ImportSlice } from './schema.ts';

const TAG = 'Members';

export const memberImportRoutes: readonly Route[] = [
  query({
    method: 'POST',
    path: '/v1/member-imports/preview',
    operationId: 'previewMemberImport',
    summary: 'Say what the import of a list would do',
    description:
      'Line by line, by the rules of the command line: who would be added or changed, who is ' +
      'there already, and what cannot be taken and why. Saves nothing.',
    tag: TAG,
    access: key('members:read', 'members:pii'),
    body: ImportFile,
    response: ImportPreview,
    problems: ['invalid_request'],
    run: ({ db, now }, { body }) => previewImport(db, now, body),
  }),
  action({
    method: 'POST',
    path: '/v1/member-imports',
    operationId: 'importMembers',
    summary: 'Write some rows of a preview',
    description:
      'A few at a time, so that nobody else waits long. A row that no longer holds, as of a ' +
      'member whom somebody changed meanwhile, is left out and named; the others are written.',
    tag: TAG,
    access: key('members:write', 'members:pii'),
    body: ImportSlice,
    response: ImportedRows,
    status: 201,
    problems: ['invalid_request'],
    run: (writer, { body }) => importRows(writer, body),
  }),
];
