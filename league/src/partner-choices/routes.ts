import { keyOrSession } from '../http/caller.ts';
import { declareAction, query, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { Refusal } from '../shared/refusal.ts';
import { declinePartner, findDoubles, setChoice } from './actions.ts';
import { findPartnerCandidates } from './candidates-store.ts';
import {
  CandidateQuery,
  ChoiceParams,
  NewChoice,
  PartnerCandidatePage,
  PartnerChoice,
  PartnerChoiceList,
  RefusedChoice,
} from './schema.ts';
import { showVisibleChoices } from './show.ts';
import { readBook } from './store.ts';

const TAG = 'Partner choices';
const PATH = '/v1/competitions/{id}/partner-choices';
const PROBLEMS = ['not_found', 'partner_invalid', 'choices_fixed'] as const;

export const partnerChoiceRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: PATH,
    operationId: 'listPartnerChoices',
    summary: 'List members’ partner choices for next season',
    description:
      'Players see their own choice, their partner’s, and those of members who name them.',
    tag: TAG,
    access: keyOrSession('league:write'),
    params: makeIdParams('competition'),
    response: PartnerChoiceList,
    problems: ['not_found', 'partner_invalid'],
    run: async ({ db }, { caller, params }) => {
      const competition = await findDoubles(db, caller, params.id);
      if (competition instanceof Refusal) return competition;
      return { data: await showVisibleChoices(db, caller, await readBook(db, params.id)) };
    },
  }),
  query({
    method: 'GET',
    path: '/v1/competitions/{id}/partner-candidates',
    operationId: 'listPartnerCandidates',
    summary: 'List the partners you can choose',
    description:
      'Sorted by display name: members who want to play the discipline, and members who play this season and ' +
      'have not said otherwise. Excludes you, and members who are on a break, leaving or gone.',
    tag: TAG,
    access: { kind: 'session' },
    params: makeIdParams('competition'),
    query: CandidateQuery,
    response: PartnerCandidatePage,
    problems: ['not_found', 'partner_invalid'],
    run: async ({ db }, { caller, params, query: wanted }) => {
      const competition = await findDoubles(db, caller, params.id);
      if (competition instanceof Refusal) return competition;
      return findPartnerCandidates(db, caller, competition, wanted);
    },
  }),
  declareAction({
    method: 'PUT',
    path: `${PATH}/{member_id}`,
    operationId: 'recordPartnerChoice',
    summary: 'Set a member’s partner choice for next season',
    description:
      'If you name someone who named you, the choice is agreed. Changing an agreed choice turns the other person ' +
      'down, and not playing turns down everyone who is waiting.',
    tag: TAG,
    access: keyOrSession('league:write'),
    params: ChoiceParams,
    body: NewChoice,
    response: PartnerChoice,
    problems: [...PROBLEMS, 'member_left', 'member_deleted'],
    run: (writer, { caller, params: { id, member_id: memberId }, body }) =>
      setChoice(writer, caller, { competitionId: id, memberId }, body),
  }),
  declareAction({
    method: 'POST',
    path: `${PATH}/{member_id}/decline`,
    operationId: 'declinePartner',
    summary: 'Turn down a member who named you',
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
