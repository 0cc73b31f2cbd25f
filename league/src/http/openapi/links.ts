import type { Route } from '../route.ts';
import type { JsonObject } from './json.ts';

/** The source of a parameter for the next operation. */
type Source = `$response.body#/${string}` | `$request.path.${string}`;

const MADE = '$response.body#/id';
const SAME = '$request.path.id';

/** By operation: the likely next operations, and where their parameters come from. */
const LINKS: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Source>>>>>> =
  {
    createApiKey: { getApiKey: { id: MADE }, revokeApiKey: { id: MADE } },
    createCourtLocation: {
      getCourtLocation: { id: MADE },
      updateCourtLocation: { id: MADE },
      deleteCourtLocation: { id: MADE },
    },
    createMember: {
      getMember: { id: MADE },
      updateMember: { id: MADE },
      createLoginLink: { id: MADE },
      recordInvitation: { id: MADE },
    },
    createJoinRequest: {
      getJoinRequest: { id: MADE },
      approveJoinRequest: { id: MADE },
      declineJoinRequest: { id: MADE },
    },
    approveJoinRequest: { getMember: { id: MADE }, createLoginLink: { id: MADE } },
    removeMember: { eraseMember: { id: SAME } },
    startSession: { getMe: {}, listMyMatches: {}, endSession: {} },
    createSeason: {
      getSeason: { id: MADE },
      updateSeason: { id: MADE },
      getSeasonProgress: { id: MADE },
      getSeasonStandings: { id: MADE },
    },
    checkSeason: { updateSeason: { id: SAME } },
    createCompetition: {
      getCompetition: { id: MADE },
      createDivisions: { id: MADE },
      createEntries: { id: MADE },
      previewPlacements: { id: MADE },
      updateCompetition: { id: MADE },
    },
    checkCompetition: { updateCompetition: { id: SAME } },
    createDivision: {
      getDivision: { id: MADE },
      generateFixtures: { id: MADE },
      getDivisionStandings: { id: MADE },
      getDivisionOutlook: { id: MADE },
    },
    createDivisions: { listDivisions: { id: SAME }, generateAllFixtures: { id: SAME } },
    createEntry: {
      getEntry: { id: MADE },
      withdrawEntry: { id: MADE },
      optOutEntry: { id: MADE },
      getEntryProgress: { id: MADE },
    },
    createEntries: { listEntries: { id: SAME }, generateAllFixtures: { id: SAME } },
    generateFixtures: { listMatches: { division: SAME }, getDivisionStandings: { id: SAME } },
    generateAllFixtures: {
      listMatches: { competition: SAME },
      getCompetitionStandings: { id: SAME },
    },
    getMatch: {
      reportResult: { id: MADE },
      recordMatchPlan: { id: MADE },
      previewSettlement: { id: MADE },
    },
    reportResult: { getMatch: { id: SAME }, previewSettlement: { id: SAME } },
    previewSettlement: { settleMatch: { id: SAME } },
    settleMatch: { getDivisionStandings: { id: '$response.body#/division_id' } },
    previewRules: { updateCompetition: { id: SAME } },
    previewPlacements: { fillDraft: { id: SAME } },
    fillDraft: { getCompetition: { id: SAME }, checkCompetition: { id: SAME } },
    recordPartnerChoice: { listPartnerChoices: { id: SAME } },
  };

/** Links for a successful call: those of the table, and the next page of a list (DOC-7). */
export function buildLinks(route: Route): JsonObject {
  const { [route.operationId]: following = {} } = LINKS;
  const all: [string, JsonObject][] = Object.entries(following).map(([operationId, parameters]) => [
    operationId,
    { operationId, ...(Object.keys(parameters).length === 0 ? {} : { parameters }) },
  ]);
  if (isPaged(route)) all.push(['next', makeNextPageLink(route)]);
  return all.length === 0 ? {} : { links: Object.fromEntries(all) };
}

function makeNextPageLink({ operationId }: Route): JsonObject {
  const parameters = { after: '$response.body#/next_cursor' };
  return { operationId, parameters, description: 'The next page, unless the cursor is null.' };
}

function isPaged({ query, response }: Route): boolean {
  return (
    listPropertyNames(query).includes('after') &&
    listPropertyNames(response).includes('next_cursor')
  );
}

function listPropertyNames(schema: object): string[] {
  const { properties = {} } = schema as { properties?: object };
  return Object.keys(properties);
}
