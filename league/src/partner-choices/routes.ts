import { keyOrSession } from '../http/caller.ts';
import { action, query, type Route } from '../http/route.ts';
import { idOf } from '../http/schema.ts';
import { Refusal } from '../shared/refusal.ts';
import { declinePartner, findDoubles, setChoice } from './actions.ts';
import { partnerCandidates } from './candidates-store.ts';
import {
  CandidateQuery,
  ChoiceParams,
  NewChoice,
  PartnerCandidatePage,
  PartnerChoice,
  PartnerChoiceList,
  RefusedChoice,
} from './schema.ts';
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
  query({
    method: 'GET',
    path: '/v1/competitions/{id}/partner-candidates',
    operationId: 'listPartnerCandidates',
    summary: 'List whom you can name as your partner',
    description:
      'By display name, in its order: who wishes the discipline, and who plays in the season and ' +
      'has said nothing else. Who is on a break, leaves or is gone is not in it, nor are you.',
    tag: TAG,
    access: { kind: 'session' },
    params: idOf('competition'),
    query: CandidateQuery,
    response: PartnerCandidatePage,
    problems: ['not_found', 'partner_invalid'],
    run: async ({ db }, { caller, params, query: wanted }) => {
      const competition = await findDoubles(db, caller, params.id);
      if (competition instanceof Refusal) return competition;
      return partnerCandidates(db, caller, competition, wanted);
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
    body: RefusedChoice,
    response: PartnerChoice,
    problems: PROBLEMS,
    run: (writer, { caller, params: { id, member_id: memberId }, body }) =>
      declinePartner(writer, caller, { competitionId: id, memberId }, body.from_member_id),
  }),
];
