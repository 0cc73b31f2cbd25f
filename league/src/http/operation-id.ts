/** The verbs of calls. Add one here if a route needs it. */
type Verb =
  | 'approve'
  | 'check'
  | 'count'
  | 'create'
  | 'decline'
  | 'delete'
  | 'end'
  | 'erase'
  | 'fill'
  | 'generate'
  | 'get'
  | 'import'
  | 'install'
  | 'list'
  | 'optIn'
  | 'optOut'
  | 'pause'
  | 'preview'
  | 'record'
  | 'reinstate'
  | 'remove'
  | 'report'
  | 'resume'
  | 'revoke'
  | 'settle'
  | 'signOut'
  | 'start'
  | 'update'
  | 'withdraw';

/** Names the call in generated clients, such as `settleMatch` (DOC-1). */
export type OperationId = `${Verb}${Capitalize<string>}`;
