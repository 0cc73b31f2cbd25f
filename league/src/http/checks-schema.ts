import { Type } from 'typebox';
import { CHANGE_BLOCKER } from '../shared/sentences/change-blocker.ts';
import { CHANGE_WARNING } from '../shared/sentences/change-warning.ts';
import { MEMBER_WARNING } from '../shared/sentences/member-warning.ts';
import type { Warning as Found } from '../shared/checks/check.ts';
import { StringEnum, Uuid } from './schema.ts';
import { withSentence } from './sentence-schema.ts';

type WarningCode = Found['code'];

const makeIdsField = (description: string) => ({ ids: Type.Array(Uuid, { description }) });

export const Blocker = withSentence(
  makeIdsField('An obstacle; `code` gives its kind'),
  CHANGE_BLOCKER,
  {
    title: 'Blocker',
    description: 'Why a change of state is refused',
  },
);

export const Warning = withSentence(
  makeIdsField('What it concerns; `code` gives its kind'),
  CHANGE_WARNING,
  {
    title: 'Warning',
    description: 'Something that may have been overlooked before a change of state',
  },
);

export const MemberWarning = withSentence(makeIdsField('The members it is about'), MEMBER_WARNING, {
  title: 'MemberWarning',
  description: 'A likely mistake in a member’s data',
});

const WARNING_CODES = Object.keys(CHANGE_WARNING.sentences).filter(
  (code): code is WarningCode => code in CHANGE_WARNING.sentences,
);

export const Acknowledge = Type.Optional(
  Type.Array(StringEnum('WarningCode', WARNING_CODES), {
    maxItems: 100,
    description:
      'Codes of the warnings that have been read; for a change of state with `Prefer: handling=strict`',
  }),
);
