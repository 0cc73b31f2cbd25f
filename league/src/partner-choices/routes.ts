import { keyOrSession } from '../http/caller.ts';
import { action, query, type Route } from '../http/route.ts';
import { idOf } from '../http/schema.ts';
import { Refusal } from '../shared/refusal.ts';
import { declinePartner, findDoubles, setChoice } from './actions.ts';
import { ChoiceParams, NewChoice, PartnerChoice, PartnerChoiceList, Refused } from './schema.ts';
import { shownChoices } from './show.ts';
import { readBook } from './store.ts';

const TAG = 'Partner choices';
const PATH = '/v1/competitions/{id}/partner-choices';
const PROBLEMS = ['not_found', 'partner_invalid', 'choices_fixed'] as const;

export const partnerChoiceRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: PATH,
    operationId: 'listPartnerChoices',
    summary: 'List with whom members play next season',
    description: 'A player sees the own choice, the partner’s, and of who names them.',
    tag: TAG,
    access: keyOrSession('league:write'),
    params: idOf('competition'),
    response: PartnerChoiceList,
    problems: ['not_found', 'partner_invalid'],
    run: async ({ db }, { caller, params }) => {
      const competition = await findDoubles(db, caller, params.id);
      if (competition instanceof Refusal) return competition;
      return { data: await shownChoices(db, caller, await readBook(db, params.id)) };
    },
  }),
  action({
    method: 'PUT',
    path: `${PATH}/{member_id}`,
    operationId: 'recordPartnerChoice',
    summary: 'Say with whom a member plays next season',
    description:
      'Naming somebody who named you makes it agreed. Changing what was agreed turns the other ' +
      'down, and not playing turns down everybody who waits.',
    tag: TAG,
    access: keyOrSession('league:write'),
    params: ChoiceParams,
    body: NewChoice,
    response: PartnerChoice,
    problems: [...PROBLEMS, 'member_left', 'member_deleted'],
    run: (writer, { caller, params: { id, member_id: memberId }, body }) =>
      setChoice(writer, caller, { competitionId: id, memberId }, body),
  }),
  action({
    method: 'POST',
    path: `${PATH}/{member_id}/decline`,
    operationId: 'declinePartner',
    summary: 'Turn down one who named you',
    tag: TAG,
    access: keyOrSession('league:write'),
    params: ChoiceParams,
    body: Refused,
    response: PartnerChoice,
    problems: PROBLEMS,
    run: (writer, { caller, params: { id, member_id: memberId }, body }) =>
      declinePartner(writer, caller, { competitionId: id, memberId }, body.from_member_id),
  }),
];
