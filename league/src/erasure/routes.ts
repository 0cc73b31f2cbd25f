import { key } from '../http/caller.ts';
import { action, type Route } from '../http/route.ts';
import { idOf } from '../http/schema.ts';
import { Member } from '../members/schema.ts';
import { showMember } from '../members/show.ts';
import { Refusal } from '../shared/refusal.ts';
import { eraseMember } from './actions.ts';

export const erasureRoutes: readonly Route[] = [
  action({
    method: 'POST',
    path: '/v1/members/{id}/erase',
    operationId: 'eraseMember',
    summary: 'Erase the personal data of a member',
    description:
      'Removes the member, clears personal fields, the names of their entries and all that was ' +
      'typed when reporting their matches, and wipes the files of the database. Results and ' +
      'events stay, and name nobody. Safe to repeat. What a read that runs may still look at is wiped ' +
      'from the files once it has ended.',
    tag: 'Members',
    access: key('admin'),
    params: idOf('member'),
    response: Member,
    problems: ['not_found'],
    erases: ({ id }) => id,
    run: async (writer, { caller, params }) => {
      const erased = await eraseMember(writer, params.id);
      return erased instanceof Refusal ? erased : showMember(caller, erased);
    },
  }),
];
