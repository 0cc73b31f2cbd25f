import { key } from '../http/caller.ts';
import { declareAction, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { Member } from '../members/schema.ts';
import { showMember } from '../members/show.ts';
import { Refusal } from '../shared/refusal.ts';
import { eraseMember } from './actions.ts';

export const erasureRoutes: readonly Route[] = [
  declareAction({
    method: 'POST',
    path: '/v1/members/{id}/erase',
    operationId: 'eraseMember',
    summary: 'Erase the personal data of a member',
    description:
      'Removes the member, clears personal fields, the names of their entries and all text ' +
      'typed when reporting their matches, and wipes the database files. Results and ' +
      'events are kept but anonymised. Safe to run more than once. Data that a running read may still need ' +
      'is wiped once that read ends.',
    tag: 'Members',
    access: key('admin'),
    params: makeIdParams('member'),
    response: Member,
    problems: ['not_found'],
    erases: ({ id }) => id,
    run: async (writer, { caller, params }) => {
      const erased = await eraseMember(writer, params.id);
      return erased instanceof Refusal ? erased : showMember(caller, erased);
    },
  }),
];
