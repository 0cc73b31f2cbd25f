/* Made by `npm run generate -- clubhouse-api` from league/openapi.json: do not edit. */
export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setup/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSetupStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["installClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/placements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMyPlacements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMyMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMemberMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMemberContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMyContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/partner-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMyPartnerChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/club": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getClub"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateClub"];
        trace?: never;
    };
    "/v1/weather": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWeather"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateWeather"];
        trace?: never;
    };
    "/v1/weather/court-locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCourtLocations"];
        put?: never;
        post: operations["createCourtLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/weather/court-locations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCourtLocation"];
        put?: never;
        post?: never;
        delete: operations["deleteCourtLocation"];
        options?: never;
        head?: never;
        patch: operations["updateCourtLocation"];
        trace?: never;
    };
    "/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listApiKeys"];
        put?: never;
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMembers"];
        put?: never;
        post: operations["createMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/member-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["countMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMember"];
        put?: never;
        post?: never;
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch: operations["updateMember"];
        trace?: never;
    };
    "/v1/members/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recordInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/member-imports/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewMemberImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/member-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["importMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/join-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listJoinRequests"];
        put?: never;
        post: operations["createJoinRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/join-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getJoinRequest"];
        put?: never;
        post?: never;
        delete: operations["declineJoinRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/join-requests/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["approveJoinRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}/login-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createLoginLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signOutMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startSession"];
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSeasons"];
        put?: never;
        post: operations["createSeason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSeason"];
        put?: never;
        post?: never;
        delete: operations["deleteSeason"];
        options?: never;
        head?: never;
        patch: operations["updateSeason"];
        trace?: never;
    };
    "/v1/competitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCompetitions"];
        put?: never;
        post: operations["createCompetition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/competitions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCompetition"];
        put?: never;
        post?: never;
        delete: operations["deleteCompetition"];
        options?: never;
        head?: never;
        patch: operations["updateCompetition"];
        trace?: never;
    };
    "/v1/rule-presets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRulePresets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/competitions/{id}/divisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDivisions"];
        put?: never;
        post: operations["createDivision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/divisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDivision"];
        put?: never;
        post?: never;
        delete: operations["deleteDivision"];
        options?: never;
        head?: never;
        patch: operations["updateDivision"];
        trace?: never;
    };
    "/v1/competitions/{id}/divisions/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createDivisions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/competitions/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEntries"];
        put?: never;
        post: operations["createEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEntry"];
        put?: never;
        post?: never;
        delete: operations["deleteEntry"];
        options?: never;
        head?: never;
        patch: operations["updateEntry"];
        trace?: never;
    };
    "/v1/competitions/{id}/entries/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entries/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["withdrawEntry"];
        delete: operations["reinstateEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entries/{id}/opt-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["optOutEntry"];
        delete: operations["optInEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recordLeaving"];
        delete: operations["withdrawLeaving"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["pauseMember"];
        delete: operations["resumeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}/wants-to-play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["recordWish"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/divisions/{id}/fixtures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generateFixtures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/competitions/{id}/fixtures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generateAllFixtures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["recordMatchPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/match-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMyMatchPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["reportResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/settlement-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["settleMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dispute-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDisputeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/divisions/{id}/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDivisionStandings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/competitions/{id}/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCompetitionStandings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSeasonStandings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/competitions/{id}/rules-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/entries/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEntryProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/competitions/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCompetitionProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSeasonProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/divisions/{id}/outlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDivisionOutlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/competitions/{id}/outlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCompetitionOutlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/divisions/{id}/tie-decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTieDecisions"];
        put?: never;
        post: operations["createTieDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tie-decisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTieDecision"];
        put?: never;
        post?: never;
        delete: operations["deleteTieDecision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chase-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getChaseList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["eraseMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/competitions/{id}/partner-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPartnerChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/competitions/{id}/partner-candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPartnerCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/competitions/{id}/partner-choices/{member_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["recordPartnerChoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/competitions/{id}/partner-choices/{member_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["declinePartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/competitions/{id}/placements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["previewPlacements"];
        put?: never;
        post: operations["fillDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/{id}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkSeason"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/competitions/{id}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkCompetition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AbsenceFact: components["schemas"]["AbsenceLeftClubFact"] | components["schemas"]["AbsenceLeavingFact"] | components["schemas"]["AbsenceOnABreakFact"] | components["schemas"]["AbsenceNotNowFact"] | components["schemas"]["AbsenceNotPlayingFact"] | components["schemas"]["AbsenceOtherWishFact"];
        AbsenceLeavingFact: {
            code: "leaving";
            params: components["schemas"]["AbsenceLeavingParams"];
        };
        AbsenceLeavingParams: {
            member_id: string;
            member: string;
        };
        AbsenceLeftClubFact: {
            code: "left_club";
            params: components["schemas"]["AbsenceLeftClubParams"];
        };
        AbsenceLeftClubParams: {
            member_id: string;
            member: string;
        };
        AbsenceNotNowFact: {
            code: "not_now";
            params: components["schemas"]["AbsenceNotNowParams"];
        };
        AbsenceNotNowParams: {
            member_id: string;
            member: string;
        };
        AbsenceNotPlayingFact: {
            code: "not_playing";
            params: components["schemas"]["AbsenceNotPlayingParams"];
        };
        AbsenceNotPlayingParams: {
            member_id: string;
            member: string;
            discipline: components["schemas"]["Discipline"];
        };
        AbsenceOnABreakFact: {
            code: "on_a_break";
            params: components["schemas"]["AbsenceOnABreakParams"];
        };
        AbsenceOnABreakParams: {
            member_id: string;
            member: string;
        };
        AbsenceOtherWishFact: {
            code: "other_wish";
            params: components["schemas"]["AbsenceOtherWishParams"];
        };
        AbsenceOtherWishParams: {
            member_id: string;
            member: string;
            discipline: components["schemas"]["Discipline"];
        };
        AbsenceReason: "left_club" | "opted_out" | "on_a_break";
        ActorType: "api_key" | "session" | "system";
        AlreadyEnteredProblem: components["schemas"]["Problem"] & {
            code: "already_entered";
        };
        AnyState: "planning" | "draft" | "active" | "complete" | "archived";
        ApiKey: {
            id: string;
            name: string;
            prefix: string;
            scopes: components["schemas"]["Scope"][];
            last_used_at: string | null;
            expires_at: string | null;
            revoked_at: string | null;
            created_at: string;
        };
        ApiKeyCreatedData: {
            scopes: components["schemas"]["Scope"][];
        };
        ApiKeyCreatedEvent: {
            kind: "api_key.created";
            subject: components["schemas"]["ApiKeySubject"];
            data: components["schemas"]["ApiKeyCreatedData"];
        };
        ApiKeyPage: {
            data: components["schemas"]["ApiKey"][];
            next_cursor: string | null;
        };
        ApiKeyPiiGrantedEvent: {
            kind: "api_key.pii_granted";
            subject: components["schemas"]["ApiKeySubject"];
            data: components["schemas"]["NoData"];
        };
        ApiKeyRevokedEvent: {
            kind: "api_key.revoked";
            subject: components["schemas"]["ApiKeySubject"];
            data: components["schemas"]["NoData"];
        };
        ApiKeySubject: {
            type: "api_key";
            id: string;
        };
        Approval: {
            display_name?: string;
            level?: number | null;
            gender?: components["schemas"]["Gender"];
            age_group?: string | null;
        };
        BestOf: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        Blocker: {
            ids: string[];
        } & components["schemas"]["ChangeBlockerSentence"];
        Bonus: {
            when: components["schemas"]["BonusCondition"];
            points: number;
        };
        BonusCondition: "straight_sets_win" | "loss_with_a_set" | "every_match_played";
        Branding: {
            [key: string]: unknown;
        };
        Certainty: "sure" | "possible" | "impossible";
        ChangeBlockerInvalidTransitionParams: {
            from: components["schemas"]["AnyState"];
            to: components["schemas"]["AnyState"];
        };
        ChangeBlockerInvalidTransitionSentence: {
            code: "invalid_transition";
            params: components["schemas"]["ChangeBlockerInvalidTransitionParams"];
            sentence: string;
        };
        ChangeBlockerResourceInUseParams: {
            competitions: string[];
        };
        ChangeBlockerResourceInUseSentence: {
            code: "resource_in_use";
            params: components["schemas"]["ChangeBlockerResourceInUseParams"];
            sentence: string;
        };
        ChangeBlockerSeasonDatesRequiredParams: {
            missing: components["schemas"]["SeasonDate"][];
        };
        ChangeBlockerSeasonDatesRequiredSentence: {
            code: "season_dates_required";
            params: components["schemas"]["ChangeBlockerSeasonDatesRequiredParams"];
            sentence: string;
        };
        ChangeBlockerSeasonNotActiveParams: {
            season: string;
        };
        ChangeBlockerSeasonNotActiveSentence: {
            code: "season_not_active";
            params: components["schemas"]["ChangeBlockerSeasonNotActiveParams"];
            sentence: string;
        };
        ChangeBlockerSentence: components["schemas"]["ChangeBlockerInvalidTransitionSentence"] | components["schemas"]["ChangeBlockerSeasonDatesRequiredSentence"] | components["schemas"]["ChangeBlockerSeasonNotActiveSentence"] | components["schemas"]["ChangeBlockerResourceInUseSentence"];
        ChangeByHand: {
            entry_id: string | null;
            label: string;
            outcome: components["schemas"]["PairOutcome"];
        } & components["schemas"]["ChangeByHandSentence"];
        ChangeByHandEnteredOtherwiseParams: {
            label: string;
            other_id: string;
            other: string;
        };
        ChangeByHandEnteredOtherwiseSentence: {
            code: "entered_otherwise";
            params: components["schemas"]["ChangeByHandEnteredOtherwiseParams"];
            sentence: string;
        };
        ChangeByHandEnteredParams: {
            label: string;
        };
        ChangeByHandEnteredSentence: {
            code: "entered";
            params: components["schemas"]["ChangeByHandEnteredParams"];
            sentence: string;
        };
        ChangeByHandHasPlayedParams: {
            label: string;
        };
        ChangeByHandHasPlayedSentence: {
            code: "has_played";
            params: components["schemas"]["ChangeByHandHasPlayedParams"];
            sentence: string;
        };
        ChangeByHandLostParams: {
            label: string;
            was_moved: boolean;
            was_named: boolean;
            because: components["schemas"]["LeftOutFact"];
        };
        ChangeByHandLostSentence: {
            code: "lost";
            params: components["schemas"]["ChangeByHandLostParams"];
            sentence: string;
        };
        ChangeByHandLostUnplannedParams: {
            label: string;
            was_moved: boolean;
            was_named: boolean;
        };
        ChangeByHandLostUnplannedSentence: {
            code: "lost_unplanned";
            params: components["schemas"]["ChangeByHandLostUnplannedParams"];
            sentence: string;
        };
        ChangeByHandMovedParams: {
            label: string;
            division_id: string | null;
            division: string | null;
        };
        ChangeByHandMovedSentence: {
            code: "moved";
            params: components["schemas"]["ChangeByHandMovedParams"];
            sentence: string;
        };
        ChangeByHandSentence: components["schemas"]["ChangeByHandEnteredSentence"] | components["schemas"]["ChangeByHandMovedSentence"] | components["schemas"]["ChangeByHandHasPlayedSentence"] | components["schemas"]["ChangeByHandTakenOutSentence"] | components["schemas"]["ChangeByHandEnteredOtherwiseSentence"] | components["schemas"]["ChangeByHandLostSentence"] | components["schemas"]["ChangeByHandLostUnplannedSentence"];
        ChangeByHandTakenOutParams: {
            label: string;
        };
        ChangeByHandTakenOutSentence: {
            code: "taken_out";
            params: components["schemas"]["ChangeByHandTakenOutParams"];
            sentence: string;
        };
        ChangeWarningCompetitionsInDraftParams: {
            competitions: string[];
        };
        ChangeWarningCompetitionsInDraftSentence: {
            code: "competitions_in_draft";
            params: components["schemas"]["ChangeWarningCompetitionsInDraftParams"];
            sentence: string;
        };
        ChangeWarningDeadlineAheadParams: {
            season: string;
            results_deadline: string;
        };
        ChangeWarningDeadlineAheadSentence: {
            code: "deadline_ahead";
            params: components["schemas"]["ChangeWarningDeadlineAheadParams"];
            sentence: string;
        };
        ChangeWarningDeadlinePassedParams: {
            season: string;
            results_deadline: string;
        };
        ChangeWarningDeadlinePassedSentence: {
            code: "deadline_passed";
            params: components["schemas"]["ChangeWarningDeadlinePassedParams"];
            sentence: string;
        };
        ChangeWarningDisputesOpenParams: {
            matches: number;
        };
        ChangeWarningDisputesOpenSentence: {
            code: "disputes_open";
            params: components["schemas"]["ChangeWarningDisputesOpenParams"];
            sentence: string;
        };
        ChangeWarningDivisionsEmptyParams: {
            divisions: string[];
        };
        ChangeWarningDivisionsEmptySentence: {
            code: "divisions_empty";
            params: components["schemas"]["ChangeWarningDivisionsEmptyParams"];
            sentence: string;
        };
        ChangeWarningDivisionsOfOneParams: {
            divisions: string[];
        };
        ChangeWarningDivisionsOfOneSentence: {
            code: "divisions_of_one";
            params: components["schemas"]["ChangeWarningDivisionsOfOneParams"];
            sentence: string;
        };
        ChangeWarningDraftDiffersParams: {
            differences: number;
        };
        ChangeWarningDraftDiffersSentence: {
            code: "draft_differs";
            params: components["schemas"]["ChangeWarningDraftDiffersParams"];
            sentence: string;
        };
        ChangeWarningEntriesUndividedParams: {
            entries: number;
        };
        ChangeWarningEntriesUndividedSentence: {
            code: "entries_undivided";
            params: components["schemas"]["ChangeWarningEntriesUndividedParams"];
            sentence: string;
        };
        ChangeWarningFixturesMissingParams: {
            matches: number;
            divisions: string[];
        };
        ChangeWarningFixturesMissingSentence: {
            code: "fixtures_missing";
            params: components["schemas"]["ChangeWarningFixturesMissingParams"];
            sentence: string;
        };
        ChangeWarningHasResultsParams: {
            matches: number;
        };
        ChangeWarningHasResultsSentence: {
            code: "has_results";
            params: components["schemas"]["ChangeWarningHasResultsParams"];
            sentence: string;
        };
        ChangeWarningMatchesOpenParams: {
            matches: number;
        };
        ChangeWarningMatchesOpenSentence: {
            code: "matches_open";
            params: components["schemas"]["ChangeWarningMatchesOpenParams"];
            sentence: string;
        };
        ChangeWarningNextUnderWayParams: {
            competitions: string[];
        };
        ChangeWarningNextUnderWaySentence: {
            code: "next_under_way";
            params: components["schemas"]["ChangeWarningNextUnderWayParams"];
            sentence: string;
        };
        ChangeWarningNoCompetitionsParams: {
            season: string;
        };
        ChangeWarningNoCompetitionsSentence: {
            code: "no_competitions";
            params: components["schemas"]["ChangeWarningNoCompetitionsParams"];
            sentence: string;
        };
        ChangeWarningNoDeadlineParams: {
            season: string;
        };
        ChangeWarningNoDeadlineSentence: {
            code: "no_deadline";
            params: components["schemas"]["ChangeWarningNoDeadlineParams"];
            sentence: string;
        };
        ChangeWarningNoDivisionsParams: {
            competition: string;
        };
        ChangeWarningNoDivisionsSentence: {
            code: "no_divisions";
            params: components["schemas"]["ChangeWarningNoDivisionsParams"];
            sentence: string;
        };
        ChangeWarningPairsIncompleteParams: {
            members: string[];
        };
        ChangeWarningPairsIncompleteSentence: {
            code: "pairs_incomplete";
            params: components["schemas"]["ChangeWarningPairsIncompleteParams"];
            sentence: string;
        };
        ChangeWarningPreviousActiveParams: {
            competitions: string[];
        };
        ChangeWarningPreviousActiveSentence: {
            code: "previous_active";
            params: components["schemas"]["ChangeWarningPreviousActiveParams"];
            sentence: string;
        };
        ChangeWarningResultsOneSidedParams: {
            matches: number;
        };
        ChangeWarningResultsOneSidedSentence: {
            code: "results_one_sided";
            params: components["schemas"]["ChangeWarningResultsOneSidedParams"];
            sentence: string;
        };
        ChangeWarningSentence: components["schemas"]["ChangeWarningNoDeadlineSentence"] | components["schemas"]["ChangeWarningDeadlinePassedSentence"] | components["schemas"]["ChangeWarningDeadlineAheadSentence"] | components["schemas"]["ChangeWarningNoCompetitionsSentence"] | components["schemas"]["ChangeWarningCompetitionsInDraftSentence"] | components["schemas"]["ChangeWarningPreviousActiveSentence"] | components["schemas"]["ChangeWarningNextUnderWaySentence"] | components["schemas"]["ChangeWarningNoDivisionsSentence"] | components["schemas"]["ChangeWarningDivisionsEmptySentence"] | components["schemas"]["ChangeWarningDivisionsOfOneSentence"] | components["schemas"]["ChangeWarningWalkoverAboveWinSentence"] | components["schemas"]["ChangeWarningFixturesMissingSentence"] | components["schemas"]["ChangeWarningEntriesUndividedSentence"] | components["schemas"]["ChangeWarningPairsIncompleteSentence"] | components["schemas"]["ChangeWarningDraftDiffersSentence"] | components["schemas"]["ChangeWarningTieOnTheLineSentence"] | components["schemas"]["ChangeWarningMatchesOpenSentence"] | components["schemas"]["ChangeWarningResultsOneSidedSentence"] | components["schemas"]["ChangeWarningDisputesOpenSentence"] | components["schemas"]["ChangeWarningHasResultsSentence"];
        ChangeWarningTieOnTheLineParams: {
            entries: number;
            divisions: string[];
        };
        ChangeWarningTieOnTheLineSentence: {
            code: "tie_on_the_line";
            params: components["schemas"]["ChangeWarningTieOnTheLineParams"];
            sentence: string;
        };
        ChangeWarningWalkoverAboveWinParams: {
            walkover: number;
            win: number;
        };
        ChangeWarningWalkoverAboveWinSentence: {
            code: "walkover_above_win";
            params: components["schemas"]["ChangeWarningWalkoverAboveWinParams"];
            sentence: string;
        };
        ChaseList: {
            data: components["schemas"]["ChaseRow"][];
            next_cursor: string | null;
            total: number;
        };
        ChaseRow: {
            member: {
                id: string;
                display_name: string;
                email?: string | null;
                phone?: string | null;
            };
            entry_id: string;
            label: string;
            season_id: string;
            competition_id: string;
            competition_name: string;
            visibility: components["schemas"]["Visibility"];
            division_id: string;
            division_name: string | null;
            played: number;
            minimum: number;
            short_by: number;
            outstanding: {
                match_id: string;
                opponent: string;
                opponents: components["schemas"]["MemberRef"][];
                status: components["schemas"]["OutstandingStatus"];
                waiting_on_us: boolean;
            }[];
            results_deadline: string | null;
            results_close_at: string | null;
            days_left: number | null;
        };
        ChoicesFixedProblem: components["schemas"]["Problem"] & {
            code: "choices_fixed";
        };
        Claim: {
            id: string;
            side: components["schemas"]["Side"] | null;
            outcome: components["schemas"]["Outcome"];
            score: components["schemas"]["Score"] | null;
            retired_side: components["schemas"]["Side"] | null;
            played_on: string | null;
            state: components["schemas"]["ClaimState"];
            source: components["schemas"]["ClaimSource"];
            accepts_claim_id: string | null;
            submitted_at: string;
            confirmed_at: string | null;
            raw_input: string | null;
            winning_side: components["schemas"]["Side"] | null;
            figures: [
                number,
                number
            ] | null;
        };
        ClaimDifferenceOutcomeParams: {
            outcomes: [
                components["schemas"]["Outcome"],
                components["schemas"]["Outcome"]
            ];
            retired_sides: [
                components["schemas"]["Side"] | null,
                components["schemas"]["Side"] | null
            ];
        };
        ClaimDifferenceOutcomeSentence: {
            code: "outcome";
            params: components["schemas"]["ClaimDifferenceOutcomeParams"];
            sentence: string;
        };
        ClaimDifferenceRetiredSideParams: {
            outcome: components["schemas"]["StoppedOutcome"];
            retired_sides: [
                components["schemas"]["Side"],
                components["schemas"]["Side"]
            ];
        };
        ClaimDifferenceRetiredSideSentence: {
            code: "retired_side";
            params: components["schemas"]["ClaimDifferenceRetiredSideParams"];
            sentence: string;
        };
        ClaimDifferenceScoreParams: {
            scores: [
                components["schemas"]["Score"],
                components["schemas"]["Score"]
            ];
        };
        ClaimDifferenceScoreSentence: {
            code: "score";
            params: components["schemas"]["ClaimDifferenceScoreParams"];
            sentence: string;
        };
        ClaimDifferenceSentence: components["schemas"]["ClaimDifferenceOutcomeSentence"] | components["schemas"]["ClaimDifferenceRetiredSideSentence"] | components["schemas"]["ClaimDifferenceScoreSentence"];
        ClaimSource: "web" | "messaging" | "api" | "coach_entry" | "nl_parse";
        ClaimState: "pending" | "confirmed" | "superseded";
        Club: {
            id: string;
            slug: string;
            name: string;
            timezone: string;
            branding: components["schemas"]["Branding"];
            created_at: string;
            updated_at: string;
        };
        ClubChanges: {
            name?: string;
            timezone?: string;
            branding?: components["schemas"]["Branding"];
            slug?: string;
        };
        ClubInstalledEvent: {
            kind: "club.installed";
            subject: components["schemas"]["ClubSubject"];
            data: components["schemas"]["NoData"];
        };
        ClubSubject: {
            type: "club";
            id: string;
        };
        ClubUpdatedData: {
            fields: string[];
        };
        ClubUpdatedEvent: {
            kind: "club.updated";
            subject: components["schemas"]["ClubSubject"];
            data: components["schemas"]["ClubUpdatedData"];
        };
        Competition: {
            id: string;
            season_id: string;
            name: string;
            discipline: components["schemas"]["Discipline"];
            state: components["schemas"]["CompetitionState"];
            visibility: components["schemas"]["Visibility"];
            rules: components["schemas"]["CompetitionRules"];
            previous_competition_id: string | null;
            placements_decided: boolean;
            created_at: string;
            updated_at: string;
            draft_differs: boolean;
            rules_note: components["schemas"]["RulesNoteSentence"] | null;
            draft?: components["schemas"]["DraftProgress"];
        };
        CompetitionChanges: {
            season_id?: string;
            name?: string;
            discipline?: components["schemas"]["Discipline"];
            visibility?: components["schemas"]["Visibility"];
            rules?: components["schemas"]["RulesChanges"];
            preset?: components["schemas"]["RulePresetId"];
            previous_competition_id?: string | null;
            placements_decided?: boolean;
            state?: components["schemas"]["CompetitionState"];
            acknowledge?: components["schemas"]["WarningCode"][];
        };
        CompetitionChecks: {
            to: components["schemas"]["CompetitionState"];
            blockers: components["schemas"]["Blocker"][];
            warnings: components["schemas"]["Warning"][];
        };
        CompetitionClosedProblem: components["schemas"]["Problem"] & {
            code: "competition_closed";
        };
        CompetitionCreatedEvent: {
            kind: "competition.created";
            subject: components["schemas"]["CompetitionSubject"];
            data: components["schemas"]["NoData"];
        };
        CompetitionDeletedEvent: {
            kind: "competition.deleted";
            subject: components["schemas"]["CompetitionSubject"];
            data: components["schemas"]["NoData"];
        };
        CompetitionFilledData: {
            created: number;
            moved: number;
            removed: number;
            provisional: boolean;
        };
        CompetitionFilledEvent: {
            kind: "competition.filled";
            subject: components["schemas"]["CompetitionSubject"];
            data: components["schemas"]["CompetitionFilledData"];
        };
        CompetitionNotActiveProblem: components["schemas"]["Problem"] & {
            code: "competition_not_active";
        };
        CompetitionPage: {
            data: components["schemas"]["Competition"][];
            next_cursor: string | null;
        };
        CompetitionProgress: {
            competition_id: string;
            name: string;
            final: boolean;
            fixtures: number;
            played: number;
            reported: number;
            disputed: number;
            open: number;
            divisions: components["schemas"]["DivisionProgress"][];
            division_sizes: number[];
            entries: components["schemas"]["EntryProgress"][];
        };
        CompetitionRules: {
            format: components["schemas"]["MatchFormat"];
            points: components["schemas"]["MatchPoints"];
            retirement: components["schemas"]["RetirementRule"];
            walkover: components["schemas"]["WalkoverRule"];
            ranking: components["schemas"]["RankingRule"][];
            levelAfterRule: components["schemas"]["LevelAfterRule"];
            headToHead: components["schemas"]["HeadToHeadRule"];
            rounds: components["schemas"]["Rounds"];
            minMatchesToPlay: number;
            unrankedBelowMinimum: boolean;
            movement: components["schemas"]["MovementRule"];
            withdrawal: components["schemas"]["WithdrawalRule"];
        };
        CompetitionStandings: {
            competition_id: string;
            name: string;
            discipline: components["schemas"]["Discipline"];
            state: components["schemas"]["CompetitionState"];
            tables: components["schemas"]["Standings"][];
        };
        CompetitionState: "draft" | "active" | "complete" | "archived";
        CompetitionStateChangedData: {
            from: components["schemas"]["CompetitionState"];
            to: components["schemas"]["CompetitionState"];
        };
        CompetitionStateChangedEvent: {
            kind: "competition.state_changed";
            subject: components["schemas"]["CompetitionSubject"];
            data: components["schemas"]["CompetitionStateChangedData"];
        };
        CompetitionSubject: {
            type: "competition";
            id: string;
        };
        CompetitionUpdatedData: {
            fields: string[];
        };
        CompetitionUpdatedEvent: {
            kind: "competition.updated";
            subject: components["schemas"]["CompetitionSubject"];
            data: components["schemas"]["CompetitionUpdatedData"];
        };
        CourtLocation: {
            id: string;
            name: string;
            latitude: number;
            longitude: number;
            created_at: string;
            updated_at: string;
        };
        CourtLocationChanges: {
            name?: string;
            latitude?: number;
            longitude?: number;
        };
        CourtLocationCreatedData: {
            fields: string[];
        };
        CourtLocationCreatedEvent: {
            kind: "court_location.created";
            subject: components["schemas"]["CourtLocationSubject"];
            data: components["schemas"]["CourtLocationCreatedData"];
        };
        CourtLocationDeletedEvent: {
            kind: "court_location.deleted";
            subject: components["schemas"]["CourtLocationSubject"];
            data: components["schemas"]["NoData"];
        };
        CourtLocationLimitProblem: components["schemas"]["Problem"] & {
            code: "court_location_limit";
        };
        CourtLocationList: {
            data: components["schemas"]["CourtLocation"][];
        };
        CourtLocationSubject: {
            type: "court_location";
            id: string;
        };
        CourtLocationUpdatedData: {
            fields: string[];
        };
        CourtLocationUpdatedEvent: {
            kind: "court_location.updated";
            subject: components["schemas"]["CourtLocationSubject"];
            data: components["schemas"]["CourtLocationUpdatedData"];
        };
        CreateApiKey: {
            name: string;
            scopes?: components["schemas"]["Scope"][];
            expires_at?: string;
        };
        Cursor: string;
        DateOrder: "dmy" | "mdy" | "ymd";
        DecisionWay: "lot" | "play_off" | "agreement";
        DeclineReason: "member_erased";
        Delimiter: "comma" | "semicolon" | "tab";
        DifferenceKind: "missing" | "extra" | "elsewhere";
        Discipline: "singles" | "doubles" | "mixed_doubles";
        DisputeEnding: "gave_way" | "other_side_gave_way" | "coach_settled" | "open";
        DisputeHistory: {
            data: components["schemas"]["DisputesOfMember"][];
            next_cursor: string | null;
        };
        DisputesOfMember: {
            member: components["schemas"]["MemberRef"];
            gave_way: number;
            other_side_gave_way: number;
            coach_settled: number;
            open: number;
            matches: {
                match_id: string;
                label: string;
                ended: components["schemas"]["DisputeEnding"];
                at: string;
            }[];
        };
        Division: {
            id: string;
            competition_id: string;
            name: string;
            position: number;
            created_at: string;
            updated_at: string;
        };
        DivisionBatch: {
            items: components["schemas"]["NewDivision"][];
        };
        DivisionChanges: {
            name?: string;
            position?: number;
        };
        DivisionCreatedData: {
            competition_id: string;
        };
        DivisionCreatedEvent: {
            kind: "division.created";
            subject: components["schemas"]["DivisionSubject"];
            data: components["schemas"]["DivisionCreatedData"];
        };
        DivisionDeletedData: {
            competition_id: string;
        };
        DivisionDeletedEvent: {
            kind: "division.deleted";
            subject: components["schemas"]["DivisionSubject"];
            data: components["schemas"]["DivisionDeletedData"];
        };
        DivisionList: {
            data: components["schemas"]["Division"][];
            next_cursor: string | null;
        };
        DivisionProgress: {
            division_id: string;
            name: string;
            fixtures: number;
            decided: number;
        };
        DivisionSubject: {
            type: "division";
            id: string;
        };
        DivisionTieDecidedData: {
            competition_id: string;
            tie_decision_id: string;
            entry_ids: string[];
            by: components["schemas"]["DecisionWay"];
        };
        DivisionTieDecidedEvent: {
            kind: "division.tie_decided";
            subject: components["schemas"]["DivisionSubject"];
            data: components["schemas"]["DivisionTieDecidedData"];
        };
        DivisionTieUndoneData: {
            competition_id: string;
            tie_decision_id: string;
        };
        DivisionTieUndoneEvent: {
            kind: "division.tie_undone";
            subject: components["schemas"]["DivisionSubject"];
            data: components["schemas"]["DivisionTieUndoneData"];
        };
        DivisionUpdatedData: {
            competition_id: string;
            fields: string[];
        };
        DivisionUpdatedEvent: {
            kind: "division.updated";
            subject: components["schemas"]["DivisionSubject"];
            data: components["schemas"]["DivisionUpdatedData"];
        };
        DivisionsMade: {
            data: components["schemas"]["Division"][];
        };
        DraftDifference: {
            kind: components["schemas"]["DifferenceKind"];
            entry_id: string | null;
        } & components["schemas"]["DraftDifferenceSentence"];
        DraftDifferenceEnteredByHandParams: {
            label: string;
            division_id: string | null;
            division: string | null;
            reason: components["schemas"]["LeftOutReason"] | null;
            because: components["schemas"]["LeftOutFact"] | null;
        };
        DraftDifferenceEnteredByHandSentence: {
            code: "entered_by_hand";
            params: components["schemas"]["DraftDifferenceEnteredByHandParams"];
            sentence: string;
        };
        DraftDifferenceEnteredOtherwiseParams: {
            label: string;
            previous_entry_id: string | null;
            planned_division_id: string | null;
            planned_division: string;
            planned: components["schemas"]["PlacementFact"];
            other_id: string;
            other: string;
        };
        DraftDifferenceEnteredOtherwiseSentence: {
            code: "entered_otherwise";
            params: components["schemas"]["DraftDifferenceEnteredOtherwiseParams"];
            sentence: string;
        };
        DraftDifferenceLeftOutParams: {
            label: string;
            division_id: string | null;
            division: string | null;
            reason: components["schemas"]["LeftOutReason"];
            because: components["schemas"]["LeftOutFact"];
        };
        DraftDifferenceLeftOutSentence: {
            code: "left_out";
            params: components["schemas"]["DraftDifferenceLeftOutParams"];
            sentence: string;
        };
        DraftDifferenceMovedByHandParams: {
            label: string;
            division_id: string | null;
            division: string | null;
            planned_division_id: string | null;
            planned_division: string;
            planned: components["schemas"]["PlacementFact"];
        };
        DraftDifferenceMovedByHandSentence: {
            code: "moved_by_hand";
            params: components["schemas"]["DraftDifferenceMovedByHandParams"];
            sentence: string;
        };
        DraftDifferenceNotEnteredParams: {
            label: string;
            previous_entry_id: string | null;
            planned_division_id: string | null;
            planned_division: string;
            planned: components["schemas"]["PlacementFact"];
        };
        DraftDifferenceNotEnteredSentence: {
            code: "not_entered";
            params: components["schemas"]["DraftDifferenceNotEnteredParams"];
            sentence: string;
        };
        DraftDifferenceNotPlannedParams: {
            label: string;
            division_id: string | null;
            division: string | null;
        };
        DraftDifferenceNotPlannedSentence: {
            code: "not_planned";
            params: components["schemas"]["DraftDifferenceNotPlannedParams"];
            sentence: string;
        };
        DraftDifferencePlannedElsewhereParams: {
            label: string;
            division_id: string | null;
            division: string | null;
            planned_division_id: string | null;
            planned_division: string;
            planned: components["schemas"]["PlacementFact"];
        };
        DraftDifferencePlannedElsewhereSentence: {
            code: "planned_elsewhere";
            params: components["schemas"]["DraftDifferencePlannedElsewhereParams"];
            sentence: string;
        };
        DraftDifferenceSentence: components["schemas"]["DraftDifferenceNotEnteredSentence"] | components["schemas"]["DraftDifferenceTakenOutByHandSentence"] | components["schemas"]["DraftDifferenceEnteredOtherwiseSentence"] | components["schemas"]["DraftDifferenceWithdrawnHereSentence"] | components["schemas"]["DraftDifferenceMovedByHandSentence"] | components["schemas"]["DraftDifferencePlannedElsewhereSentence"] | components["schemas"]["DraftDifferenceEnteredByHandSentence"] | components["schemas"]["DraftDifferenceLeftOutSentence"] | components["schemas"]["DraftDifferenceNotPlannedSentence"];
        DraftDifferenceTakenOutByHandParams: {
            label: string;
            previous_entry_id: string | null;
            planned_division_id: string | null;
            planned_division: string;
            planned: components["schemas"]["PlacementFact"];
        };
        DraftDifferenceTakenOutByHandSentence: {
            code: "taken_out_by_hand";
            params: components["schemas"]["DraftDifferenceTakenOutByHandParams"];
            sentence: string;
        };
        DraftDifferenceWithdrawnHereParams: {
            label: string;
            division_id: string | null;
            division: string | null;
            planned_division_id: string | null;
            planned_division: string;
            planned: components["schemas"]["PlacementFact"];
        };
        DraftDifferenceWithdrawnHereSentence: {
            code: "withdrawn_here";
            params: components["schemas"]["DraftDifferenceWithdrawnHereParams"];
            sentence: string;
        };
        DraftEntry: {
            entry_id: string;
            members: components["schemas"]["MemberRef"][];
            label: string;
            division_id: string | null;
            is_withdrawn: boolean;
            has_played: boolean;
            version: string;
        };
        DraftProgress: {
            filled: boolean;
            entries: number;
            undivided: number;
            by_hand: number;
            overtaken: number;
        };
        EitherFinalSet: {
            either: (components["schemas"]["SetFormat"] | components["schemas"]["FinalMatchTiebreak"])[];
        };
        EitherSet: {
            either: components["schemas"]["SetFormat"][];
        };
        EmailTakenProblem: components["schemas"]["Problem"] & {
            code: "email_taken";
        };
        Entry: {
            id: string;
            competition_id: string;
            division_id: string | null;
            label: string;
            name: string | null;
            members: components["schemas"]["MemberRef"][];
            former_members: components["schemas"]["FormerMember"][];
            status: components["schemas"]["EntryStatus"];
            withdrawn_at: string | null;
            starting_place: number | null;
            opted_out?: boolean;
            opted_out_at?: string | null;
            warnings?: string[];
            warning_list?: components["schemas"]["EntryWarningSentence"][];
            version: string;
            created_at: string;
            updated_at: string;
        };
        EntryBatch: {
            items: components["schemas"]["NewEntry"][];
        };
        EntryChanges: {
            name?: string | null;
            division_id?: string | null;
            member_ids?: string[];
            starting_place?: number | null;
        };
        EntryCreatedData: {
            competition_id: string;
            member_ids: string[];
            reason?: components["schemas"]["PlacementReason"];
        };
        EntryCreatedEvent: {
            kind: "entry.created";
            subject: components["schemas"]["EntrySubject"];
            data: components["schemas"]["EntryCreatedData"];
        };
        EntryDeletedData: {
            competition_id: string;
            because?: components["schemas"]["AbsenceReason"];
            member_ids?: string[];
            partner_id?: string;
        };
        EntryDeletedEvent: {
            kind: "entry.deleted";
            subject: components["schemas"]["EntrySubject"];
            data: components["schemas"]["EntryDeletedData"];
        };
        EntryHasPlayedProblem: components["schemas"]["Problem"] & {
            code: "entry_has_played";
        };
        EntryList: {
            data: components["schemas"]["Entry"][];
        };
        EntryOptedInData: {
            competition_id: string;
        };
        EntryOptedInEvent: {
            kind: "entry.opted_in";
            subject: components["schemas"]["EntrySubject"];
            data: components["schemas"]["EntryOptedInData"];
        };
        EntryOptedOutData: {
            competition_id: string;
        };
        EntryOptedOutEvent: {
            kind: "entry.opted_out";
            subject: components["schemas"]["EntrySubject"];
            data: components["schemas"]["EntryOptedOutData"];
        };
        EntryPage: {
            data: components["schemas"]["Entry"][];
            next_cursor: string | null;
        };
        EntryProgress: {
            entry_id: string;
            label: string;
            members: components["schemas"]["MemberRef"][];
            division_id: string | null;
            played: number;
            outstanding: number;
            reported: number;
            disputed: number;
            minimum: number;
            short_by: number;
            can_reach_minimum: boolean;
            withdrawn: boolean;
            opted_out?: boolean;
        };
        EntryReinstatedData: {
            competition_id: string;
        };
        EntryReinstatedEvent: {
            kind: "entry.reinstated";
            subject: components["schemas"]["EntrySubject"];
            data: components["schemas"]["EntryReinstatedData"];
        };
        EntrySizeProblem: components["schemas"]["Problem"] & {
            code: "entry_size";
        };
        EntryStatus: "active" | "withdrawn";
        EntrySubject: {
            type: "entry";
            id: string;
        };
        EntryUpdatedData: {
            competition_id: string;
            fields: string[];
            joined_member_ids?: string[];
            left_member_ids?: string[];
            from_division_id?: string;
        };
        EntryUpdatedEvent: {
            kind: "entry.updated";
            subject: components["schemas"]["EntrySubject"];
            data: components["schemas"]["EntryUpdatedData"];
        };
        EntryWarningSameGenderParams: {
            gender: components["schemas"]["RecordedGender"];
        };
        EntryWarningSameGenderSentence: {
            code: "same_gender";
            params: components["schemas"]["EntryWarningSameGenderParams"];
            sentence: string;
        };
        EntryWarningSentence: components["schemas"]["EntryWarningSameGenderSentence"];
        EntryWithdrawnData: {
            competition_id: string;
        };
        EntryWithdrawnEvent: {
            kind: "entry.withdrawn";
            subject: components["schemas"]["EntrySubject"];
            data: components["schemas"]["EntryWithdrawnData"];
        };
        EntryWithdrawnProblem: components["schemas"]["Problem"] & {
            code: "entry_withdrawn";
        };
        Event: {
            id: string;
            cursor: string;
            occurred_at: string;
            actor: {
                type: components["schemas"]["ActorType"];
                id: string | null;
            };
            actor_name: string | null;
            actor_member_id: string | null;
            subject_name: string | null;
            match_id: string | null;
            competition_name?: string | null;
            partner_name?: string | null;
        } & components["schemas"]["EventContent"];
        EventContent: components["schemas"]["ClubInstalledEvent"] | components["schemas"]["ClubUpdatedEvent"] | components["schemas"]["ApiKeyCreatedEvent"] | components["schemas"]["ApiKeyPiiGrantedEvent"] | components["schemas"]["ApiKeyRevokedEvent"] | components["schemas"]["WeatherUpdatedEvent"] | components["schemas"]["CourtLocationCreatedEvent"] | components["schemas"]["CourtLocationUpdatedEvent"] | components["schemas"]["CourtLocationDeletedEvent"] | components["schemas"]["MemberCreatedEvent"] | components["schemas"]["MemberUpdatedEvent"] | components["schemas"]["MemberDeletedEvent"] | components["schemas"]["MemberErasedEvent"] | components["schemas"]["MemberLeavingRecordedEvent"] | components["schemas"]["MemberLeavingWithdrawnEvent"] | components["schemas"]["MemberPausedEvent"] | components["schemas"]["MemberResumedEvent"] | components["schemas"]["MemberWishUpdatedEvent"] | components["schemas"]["MemberInvitationRecordedEvent"] | components["schemas"]["JoinRequestCreatedEvent"] | components["schemas"]["JoinRequestApprovedEvent"] | components["schemas"]["JoinRequestDeclinedEvent"] | components["schemas"]["JoinRequestExpiredEvent"] | components["schemas"]["LoginLinkCreatedEvent"] | components["schemas"]["SessionStartedEvent"] | components["schemas"]["SessionEndedEvent"] | components["schemas"]["SeasonCreatedEvent"] | components["schemas"]["SeasonUpdatedEvent"] | components["schemas"]["SeasonStateChangedEvent"] | components["schemas"]["SeasonDeletedEvent"] | components["schemas"]["CompetitionCreatedEvent"] | components["schemas"]["CompetitionUpdatedEvent"] | components["schemas"]["CompetitionStateChangedEvent"] | components["schemas"]["CompetitionDeletedEvent"] | components["schemas"]["CompetitionFilledEvent"] | components["schemas"]["DivisionCreatedEvent"] | components["schemas"]["DivisionUpdatedEvent"] | components["schemas"]["DivisionDeletedEvent"] | components["schemas"]["DivisionTieDecidedEvent"] | components["schemas"]["DivisionTieUndoneEvent"] | components["schemas"]["EntryCreatedEvent"] | components["schemas"]["EntryUpdatedEvent"] | components["schemas"]["EntryDeletedEvent"] | components["schemas"]["EntryWithdrawnEvent"] | components["schemas"]["EntryReinstatedEvent"] | components["schemas"]["EntryOptedOutEvent"] | components["schemas"]["EntryOptedInEvent"] | components["schemas"]["FixturesGeneratedEvent"] | components["schemas"]["MatchClaimedEvent"] | components["schemas"]["MatchAmendedEvent"] | components["schemas"]["MatchDisputedEvent"] | components["schemas"]["MatchConfirmedEvent"] | components["schemas"]["MatchSettledEvent"] | components["schemas"]["PartnerChoiceUpdatedEvent"] | components["schemas"]["PartnerChoiceDeclinedEvent"] | components["schemas"]["PartnerChoiceAgreedEvent"];
        EventKind: "club.installed" | "club.updated" | "api_key.created" | "api_key.pii_granted" | "api_key.revoked" | "weather.updated" | "court_location.created" | "court_location.updated" | "court_location.deleted" | "member.created" | "member.updated" | "member.deleted" | "member.erased" | "member.leaving.recorded" | "member.leaving.withdrawn" | "member.paused" | "member.resumed" | "member.wish.updated" | "member.invitation.recorded" | "join_request.created" | "join_request.approved" | "join_request.declined" | "join_request.expired" | "login_link.created" | "session.started" | "session.ended" | "season.created" | "season.updated" | "season.state_changed" | "season.deleted" | "competition.created" | "competition.updated" | "competition.state_changed" | "competition.deleted" | "competition.filled" | "division.created" | "division.updated" | "division.deleted" | "division.tie_decided" | "division.tie_undone" | "entry.created" | "entry.updated" | "entry.deleted" | "entry.withdrawn" | "entry.reinstated" | "entry.opted_out" | "entry.opted_in" | "fixtures.generated" | "match.claimed" | "match.amended" | "match.disputed" | "match.confirmed" | "match.settled" | "partner_choice.updated" | "partner_choice.declined" | "partner_choice.agreed";
        EventOrder: "oldest" | "newest";
        EventPage: {
            data: components["schemas"]["Event"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        ExpectedEmailMismatchProblem: components["schemas"]["Problem"] & {
            code: "expected_email_mismatch";
        };
        FeedRestoredProblem: components["schemas"]["Problem"] & {
            code: "feed_restored";
        };
        FillRequest: {
            unsaid?: components["schemas"]["Unsaid"];
            keep?: string[];
            place?: components["schemas"]["PlaceByHand"][];
        };
        FinalMatchTiebreak: {
            matchTiebreak: components["schemas"]["MatchTiebreak"];
        };
        FinalMatchTiebreakChanges: {
            matchTiebreak: components["schemas"]["MatchTiebreakChanges"];
        };
        FixtureCounts: {
            created: number;
            existing: number;
        };
        Fixtures: {
            created: number;
            existing: number;
            matches: components["schemas"]["Match"][];
        };
        FixturesGeneratedData: {
            competition_id: string;
            created: number;
        };
        FixturesGeneratedEvent: {
            kind: "fixtures.generated";
            subject: components["schemas"]["DivisionSubject"];
            data: components["schemas"]["FixturesGeneratedData"];
        };
        FormerMember: {
            id: string;
            display_name: string;
            until: string;
        };
        Gender: "female" | "male" | "other" | "undisclosed";
        HeadToHeadRule: "all_met" | "as_played";
        Health: {
            status: components["schemas"]["HealthStatus"];
            version: string;
            reason?: components["schemas"]["HealthReason"];
        };
        HealthReason: "starting" | "no_answer" | "busy" | "read_only" | "storage_full" | "damaged";
        HealthStatus: "ok" | "unavailable";
        IdempotencyAnswerGoneProblem: components["schemas"]["Problem"] & {
            code: "idempotency_answer_gone";
        };
        IdempotencyInProgressProblem: components["schemas"]["Problem"] & {
            code: "idempotency_in_progress";
        };
        IdempotencyKeyReusedProblem: components["schemas"]["Problem"] & {
            code: "idempotency_key_reused";
        };
        ImportCandidate: {
            member_id: string;
            display_name: string;
            email: string | null;
            date_of_birth: string | null;
        };
        ImportColumn: "id" | "member_number" | "first_name" | "surname" | "surname_first" | "left_on" | "ends_on" | "company" | "person_kind" | "display_name" | "full_name" | "email" | "phone" | "status" | "gender" | "age_group" | "date_of_birth" | "joined_on" | "level" | "self_level" | "rating" | "rating_system" | "wants_to_play" | "notes";
        ImportColumnRead: {
            column: string;
            heading: string;
            holds: components["schemas"]["ImportColumn"] | null;
        };
        ImportCounts: {
            add: number;
            change: number;
            same: number;
            refuse: number;
        };
        ImportEncoding: "UTF-8" | "UTF-16LE" | "UTF-16BE" | "Windows-1252" | "ISO-8859-15" | "Windows-1250" | "ISO-8859-2" | "Windows-1254" | "Windows-1257" | "Macintosh" | "CP850" | "Windows-1251" | "KOI8-R" | "Windows-1253" | "Shift_JIS" | "GB18030" | "Big5" | "EUC-KR";
        ImportFile: {
            text?: string;
            file?: string;
            has_headings?: boolean;
            columns?: {
                column: string;
                holds: components["schemas"]["ImportColumn"] | null;
            }[];
            words?: {
                word: string;
                means: string;
                field?: components["schemas"]["ImportWordField"];
            }[];
            date_order?: components["schemas"]["DateOrder"];
            leave_blank?: boolean;
            encoding?: components["schemas"]["ImportEncoding"];
            persons?: components["schemas"]["ImportPerson"][];
        };
        ImportItem: {
            line: number;
            member_id?: string | null;
            version?: string | null;
            values: components["schemas"]["MemberChanges"];
        };
        ImportKind: "add" | "change" | "same" | "refuse";
        ImportLoss: {
            field: string;
            kind: components["schemas"]["ImportLossKind"];
        };
        ImportLossKind: "accents" | "letters" | "shorter";
        ImportMemory: {
            columns: {
                heading: string;
                holds: components["schemas"]["ImportColumn"] | null;
            }[];
            words: {
                field: components["schemas"]["ImportWordField"];
                word: string;
                means: string;
            }[];
        };
        ImportPerson: {
            line: number;
            member_id: string | null;
        };
        ImportPreview: {
            encoding: string;
            asks_encoding: boolean;
            readings: components["schemas"]["ImportReading"][];
            words: components["schemas"]["ImportWord"][];
            delimiter: components["schemas"]["Delimiter"];
            columns: components["schemas"]["ImportColumnRead"][];
            remarks: components["schemas"]["ImportReason"][];
            counts: components["schemas"]["ImportCounts"];
            rows: components["schemas"]["ImportRow"][];
        };
        ImportReading: {
            encoding: components["schemas"]["ImportEncoding"];
            lines: string[];
        };
        ImportReason: {
            code: components["schemas"]["ImportReasonCode"];
            details: components["schemas"]["ImportReasonDetails"];
            message: string;
        };
        ImportReasonCode: "too_many_cells" | "no_date" | "date_of_two_days" | "date_of_nobody" | "lost_digits" | "letters_lost" | "name_invalid" | "two_people" | "company" | "company_or_person" | "person_kind_unknown" | "may_have_left" | "left_unclear" | "has_left" | "leaves_later" | "heading_again" | "name_columns_unclear" | "name_order_unclear" | "name_said_twice" | "names_differ" | "value_refused" | "said_twice" | "id_unknown" | "address_taken" | "address_of_another" | "number_of_several" | "number_but_birth" | "id_of_another" | "keys_differ" | "several_of_address" | "number_of_another" | "several_of_one_birth" | "namesake" | "name_missing" | "name_too_long" | "left_is_no_break" | "same_as_line" | "like_line" | "name_on_other_line" | "quote_not_closed" | "quotes_unreadable" | "address_shared" | "dates_day_first" | "dates_month_first" | "headings_below" | "columns_left_out" | "columns_remembered" | "id_is_number" | "rating_system_named" | "name_is_surname" | "surname_first" | "file_empty" | "file_is_workbook" | "file_is_no_text";
        ImportReasonDetails: {
            field?: string;
            value?: string;
            other?: string;
            place?: string;
            name?: string;
            number?: string;
            line?: number;
            count?: number;
            of?: number;
            detail?: string;
        };
        ImportRefusal: "email_taken" | "loss_not_accepted" | "member_deleted" | "member_left" | "not_found" | "precondition_failed";
        ImportRow: {
            line: number;
            kind: components["schemas"]["ImportKind"];
            cells: string[];
            member_id: string | null;
            version: string | null;
            values: components["schemas"]["ImportValues"];
            before: components["schemas"]["ImportValues"];
            reasons: components["schemas"]["ImportReason"][];
            candidates: components["schemas"]["ImportCandidate"][] | null;
            losses: components["schemas"]["ImportLoss"][];
            blanks: components["schemas"]["ImportReason"][];
            remarks: components["schemas"]["ImportReason"][];
        };
        ImportSlice: {
            items: components["schemas"]["ImportItem"][];
            accept_losses?: boolean;
            remember?: components["schemas"]["ImportMemory"];
        };
        ImportValues: {
            display_name?: string;
            status?: components["schemas"]["MemberStatus"];
            rating?: number | null;
            rating_system?: string | null;
            level?: number | null;
            self_level?: number | null;
            joined_on?: string | null;
            wants_to_play?: components["schemas"]["Wish"] | null;
            full_name?: string | null;
            email?: string | null;
            phone?: string | null;
            date_of_birth?: string | null;
            gender?: components["schemas"]["Gender"] | null;
            age_group?: string | null;
            notes?: string | null;
        };
        ImportWord: {
            field: components["schemas"]["ImportWordField"];
            word: string;
            means: string | null;
            count: number;
        };
        ImportWordField: "status" | "gender" | "wants_to_play" | "age_group" | "level" | "self_level" | "rating";
        ImportedRow: {
            line: number;
            member_id: string | null;
            code: components["schemas"]["ImportRefusal"] | null;
        };
        ImportedRows: {
            data: components["schemas"]["ImportedRow"][];
        };
        Installed: {
            club: components["schemas"]["Club"];
            administrator_key: components["schemas"]["NewApiKey"];
            website_key: components["schemas"]["NewApiKey"];
        };
        InsufficientScopeProblem: components["schemas"]["Problem"] & {
            code: "insufficient_scope";
        };
        InternalErrorProblem: components["schemas"]["Problem"] & {
            code: "internal_error";
        };
        InvalidCredentialProblem: components["schemas"]["Problem"] & {
            code: "invalid_credential";
        };
        InvalidDatesProblem: components["schemas"]["Problem"] & {
            code: "invalid_dates";
        };
        InvalidRequestProblem: components["schemas"]["Problem"] & {
            code: "invalid_request";
        };
        InvalidTimezoneProblem: components["schemas"]["Problem"] & {
            code: "invalid_timezone";
        };
        InvalidTransitionProblem: components["schemas"]["Problem"] & {
            code: "invalid_transition";
        };
        InvitationOutcome: {
            outcome: components["schemas"]["InvitationState"];
            email: string;
        };
        InvitationState: "accepted" | "failed";
        JoinRequest: {
            id: string;
            first_name: string;
            surname: string;
            email: string;
            phone: string;
            gender: components["schemas"]["Gender"];
            age_group: string | null;
            wants_to_play: components["schemas"]["Wish"] | null;
            self_level: number | null;
            privacy_notice: string;
            existing_member: {
                id: string;
                display_name: string;
                status: components["schemas"]["MemberStatus"];
            } | null;
            created_at: string;
            expires_at: string;
        };
        JoinRequestApprovedData: {
            member_id: string;
        };
        JoinRequestApprovedEvent: {
            kind: "join_request.approved";
            subject: components["schemas"]["JoinRequestSubject"];
            data: components["schemas"]["JoinRequestApprovedData"];
        };
        JoinRequestCreatedEvent: {
            kind: "join_request.created";
            subject: components["schemas"]["JoinRequestSubject"];
            data: components["schemas"]["NoData"];
        };
        JoinRequestDeclinedData: {
            reason?: components["schemas"]["DeclineReason"];
        };
        JoinRequestDeclinedEvent: {
            kind: "join_request.declined";
            subject: components["schemas"]["JoinRequestSubject"];
            data: components["schemas"]["JoinRequestDeclinedData"];
        };
        JoinRequestExpiredEvent: {
            kind: "join_request.expired";
            subject: components["schemas"]["JoinRequestSubject"];
            data: components["schemas"]["NoData"];
        };
        JoinRequestPage: {
            data: components["schemas"]["JoinRequest"][];
            next_cursor: string | null;
        };
        JoinRequestSubject: {
            type: "join_request";
            id: string;
        };
        KeptDespite: "too_few_matches" | "withdrawn";
        LastAdminKeyProblem: components["schemas"]["Problem"] & {
            code: "last_admin_key";
        };
        LeftOut: {
            entry_id: string | null;
            members: components["schemas"]["MemberRef"][];
            label: string;
            reason: components["schemas"]["LeftOutReason"];
        } & components["schemas"]["LeftOutSentence"];
        LeftOutBothWantAnotherPartnerFact: {
            code: "both_want_another_partner";
            params: components["schemas"]["LeftOutBothWantAnotherPartnerParams"];
        };
        LeftOutBothWantAnotherPartnerParams: {
            seeker_id: string;
            seeker: string;
            other_id: string;
            other: string;
        };
        LeftOutBothWantAnotherPartnerSentence: {
            code: "both_want_another_partner";
            params: components["schemas"]["LeftOutBothWantAnotherPartnerParams"];
            sentence: string;
        };
        LeftOutFact: components["schemas"]["LeftOutLeftClubFact"] | components["schemas"]["LeftOutLeavingFact"] | components["schemas"]["LeftOutOnABreakFact"] | components["schemas"]["LeftOutNotNowFact"] | components["schemas"]["LeftOutNotPlayingFact"] | components["schemas"]["LeftOutOtherWishFact"] | components["schemas"]["LeftOutWithdrewFact"] | components["schemas"]["LeftOutOptedOutFact"] | components["schemas"]["LeftOutTooFewMatchesFact"] | components["schemas"]["LeftOutWantsAnotherPartnerFact"] | components["schemas"]["LeftOutBothWantAnotherPartnerFact"] | components["schemas"]["LeftOutPlaysWithAnotherFact"] | components["schemas"]["LeftOutPlaysWithAnotherTooFact"] | components["schemas"]["LeftOutNeedsPartnerFact"] | components["schemas"]["LeftOutLeavesPartnerToCoachFact"] | components["schemas"]["LeftOutPartnerAbsentFact"] | components["schemas"]["LeftOutNoWishFact"] | components["schemas"]["LeftOutWishWithoutPartnerFact"];
        LeftOutLeavesPartnerToCoachFact: {
            code: "leaves_partner_to_coach";
            params: components["schemas"]["LeftOutLeavesPartnerToCoachParams"];
        };
        LeftOutLeavesPartnerToCoachParams: {
            member_id: string;
            member: string;
            had_partner: boolean;
        };
        LeftOutLeavesPartnerToCoachSentence: {
            code: "leaves_partner_to_coach";
            params: components["schemas"]["LeftOutLeavesPartnerToCoachParams"];
            sentence: string;
        };
        LeftOutLeavingFact: {
            code: "leaving";
            params: components["schemas"]["LeftOutLeavingParams"];
        };
        LeftOutLeavingParams: {
            member_id: string;
            member: string;
            remaining_id: string | null;
            remaining: string | null;
        };
        LeftOutLeavingSentence: {
            code: "leaving";
            params: components["schemas"]["LeftOutLeavingParams"];
            sentence: string;
        };
        LeftOutLeftClubFact: {
            code: "left_club";
            params: components["schemas"]["LeftOutLeftClubParams"];
        };
        LeftOutLeftClubParams: {
            member_id: string;
            member: string;
            remaining_id: string | null;
            remaining: string | null;
        };
        LeftOutLeftClubSentence: {
            code: "left_club";
            params: components["schemas"]["LeftOutLeftClubParams"];
            sentence: string;
        };
        LeftOutNeedsPartnerFact: {
            code: "needs_partner";
            params: components["schemas"]["LeftOutNeedsPartnerParams"];
        };
        LeftOutNeedsPartnerParams: {
            member_id: string;
            member: string;
            had_partner: boolean;
        };
        LeftOutNeedsPartnerSentence: {
            code: "needs_partner";
            params: components["schemas"]["LeftOutNeedsPartnerParams"];
            sentence: string;
        };
        LeftOutNoWishFact: {
            code: "no_wish";
            params: components["schemas"]["LeftOutNoWishParams"];
        };
        LeftOutNoWishParams: {
            member_id: string;
            member: string;
            discipline: components["schemas"]["Discipline"];
        };
        LeftOutNoWishSentence: {
            code: "no_wish";
            params: components["schemas"]["LeftOutNoWishParams"];
            sentence: string;
        };
        LeftOutNotNowFact: {
            code: "not_now";
            params: components["schemas"]["LeftOutNotNowParams"];
        };
        LeftOutNotNowParams: {
            member_id: string;
            member: string;
            remaining_id: string | null;
            remaining: string | null;
        };
        LeftOutNotNowSentence: {
            code: "not_now";
            params: components["schemas"]["LeftOutNotNowParams"];
            sentence: string;
        };
        LeftOutNotPlayingFact: {
            code: "not_playing";
            params: components["schemas"]["LeftOutNotPlayingParams"];
        };
        LeftOutNotPlayingParams: {
            member_id: string;
            member: string;
            discipline: components["schemas"]["Discipline"];
            remaining_id: string | null;
            remaining: string | null;
        };
        LeftOutNotPlayingSentence: {
            code: "not_playing";
            params: components["schemas"]["LeftOutNotPlayingParams"];
            sentence: string;
        };
        LeftOutOnABreakFact: {
            code: "on_a_break";
            params: components["schemas"]["LeftOutOnABreakParams"];
        };
        LeftOutOnABreakParams: {
            member_id: string;
            member: string;
            remaining_id: string | null;
            remaining: string | null;
        };
        LeftOutOnABreakSentence: {
            code: "on_a_break";
            params: components["schemas"]["LeftOutOnABreakParams"];
            sentence: string;
        };
        LeftOutOptedOutFact: {
            code: "opted_out";
            params: components["schemas"]["LeftOutOptedOutParams"];
        };
        LeftOutOptedOutParams: {
            entry_id: string;
            label: string;
        };
        LeftOutOptedOutSentence: {
            code: "opted_out";
            params: components["schemas"]["LeftOutOptedOutParams"];
            sentence: string;
        };
        LeftOutOtherWishFact: {
            code: "other_wish";
            params: components["schemas"]["LeftOutOtherWishParams"];
        };
        LeftOutOtherWishParams: {
            member_id: string;
            member: string;
            discipline: components["schemas"]["Discipline"];
            remaining_id: string | null;
            remaining: string | null;
        };
        LeftOutOtherWishSentence: {
            code: "other_wish";
            params: components["schemas"]["LeftOutOtherWishParams"];
            sentence: string;
        };
        LeftOutPartnerAbsentFact: {
            code: "partner_absent";
            params: components["schemas"]["LeftOutPartnerAbsentParams"];
        };
        LeftOutPartnerAbsentParams: {
            member_id: string;
            member: string;
            had_partner: boolean;
            because: components["schemas"]["AbsenceFact"];
        };
        LeftOutPartnerAbsentSentence: {
            code: "partner_absent";
            params: components["schemas"]["LeftOutPartnerAbsentParams"];
            sentence: string;
        };
        LeftOutPlaysWithAnotherFact: {
            code: "plays_with_another";
            params: components["schemas"]["LeftOutPlaysWithAnotherParams"];
        };
        LeftOutPlaysWithAnotherParams: {
            seeker_id: string;
            seeker: string;
            other_id: string;
            other: string;
            partner_id: string;
            partner: string;
        };
        LeftOutPlaysWithAnotherSentence: {
            code: "plays_with_another";
            params: components["schemas"]["LeftOutPlaysWithAnotherParams"];
            sentence: string;
        };
        LeftOutPlaysWithAnotherTooFact: {
            code: "plays_with_another_too";
            params: components["schemas"]["LeftOutPlaysWithAnotherTooParams"];
        };
        LeftOutPlaysWithAnotherTooParams: {
            seeker_id: string;
            seeker: string;
            other_id: string;
            other: string;
            partner_id: string;
            partner: string;
        };
        LeftOutPlaysWithAnotherTooSentence: {
            code: "plays_with_another_too";
            params: components["schemas"]["LeftOutPlaysWithAnotherTooParams"];
            sentence: string;
        };
        LeftOutReason: "opted_out" | "not_playing" | "needs_partner" | "left_club" | "on_a_break" | "too_few_matches" | "withdrawn";
        LeftOutSentence: components["schemas"]["LeftOutLeftClubSentence"] | components["schemas"]["LeftOutLeavingSentence"] | components["schemas"]["LeftOutOnABreakSentence"] | components["schemas"]["LeftOutNotNowSentence"] | components["schemas"]["LeftOutNotPlayingSentence"] | components["schemas"]["LeftOutOtherWishSentence"] | components["schemas"]["LeftOutWithdrewSentence"] | components["schemas"]["LeftOutOptedOutSentence"] | components["schemas"]["LeftOutTooFewMatchesSentence"] | components["schemas"]["LeftOutWantsAnotherPartnerSentence"] | components["schemas"]["LeftOutBothWantAnotherPartnerSentence"] | components["schemas"]["LeftOutPlaysWithAnotherSentence"] | components["schemas"]["LeftOutPlaysWithAnotherTooSentence"] | components["schemas"]["LeftOutNeedsPartnerSentence"] | components["schemas"]["LeftOutLeavesPartnerToCoachSentence"] | components["schemas"]["LeftOutPartnerAbsentSentence"] | components["schemas"]["LeftOutNoWishSentence"] | components["schemas"]["LeftOutWishWithoutPartnerSentence"];
        LeftOutTooFewMatchesFact: {
            code: "too_few_matches";
            params: components["schemas"]["LeftOutTooFewMatchesParams"];
        };
        LeftOutTooFewMatchesParams: {
            entry_id: string;
            label: string;
            played: number;
            minimum: number;
        };
        LeftOutTooFewMatchesSentence: {
            code: "too_few_matches";
            params: components["schemas"]["LeftOutTooFewMatchesParams"];
            sentence: string;
        };
        LeftOutWantsAnotherPartnerFact: {
            code: "wants_another_partner";
            params: components["schemas"]["LeftOutWantsAnotherPartnerParams"];
        };
        LeftOutWantsAnotherPartnerParams: {
            seeker_id: string;
            seeker: string;
            other_id: string;
            other: string;
        };
        LeftOutWantsAnotherPartnerSentence: {
            code: "wants_another_partner";
            params: components["schemas"]["LeftOutWantsAnotherPartnerParams"];
            sentence: string;
        };
        LeftOutWishWithoutPartnerFact: {
            code: "wish_without_partner";
            params: components["schemas"]["LeftOutWishWithoutPartnerParams"];
        };
        LeftOutWishWithoutPartnerParams: {
            member_id: string;
            member: string;
            discipline: components["schemas"]["Discipline"];
        };
        LeftOutWishWithoutPartnerSentence: {
            code: "wish_without_partner";
            params: components["schemas"]["LeftOutWishWithoutPartnerParams"];
            sentence: string;
        };
        LeftOutWithdrewFact: {
            code: "withdrew";
            params: components["schemas"]["LeftOutWithdrewParams"];
        };
        LeftOutWithdrewParams: {
            entry_id: string;
            label: string;
        };
        LeftOutWithdrewSentence: {
            code: "withdrew";
            params: components["schemas"]["LeftOutWithdrewParams"];
            sentence: string;
        };
        LevelAfterRule: "restart" | "continue";
        ListedMatch: {
            id: string;
            competition_id: string;
            division_id: string | null;
            competition_name: string;
            division_name: string | null;
            round: components["schemas"]["Round"];
            status: components["schemas"]["MatchStatus"];
            sides: [
                components["schemas"]["MatchSide"],
                components["schemas"]["MatchSide"]
            ];
            waiting_on: components["schemas"]["Side"] | null;
            my_side: components["schemas"]["Side"] | null;
            result: components["schemas"]["Result"] | null;
            ruling: components["schemas"]["Ruling"] | null;
            created_at: string;
            updated_at: string;
            claims?: components["schemas"]["Claim"][];
            differences?: string[];
            difference_list?: components["schemas"]["ClaimDifferenceSentence"][];
        };
        LoginLink: {
            member_id: string;
            token: string;
            expires_at: string;
        };
        LoginLinkCreatedData: {
            login_link_id: string;
        };
        LoginLinkCreatedEvent: {
            kind: "login_link.created";
            subject: components["schemas"]["MemberSubject"];
            data: components["schemas"]["LoginLinkCreatedData"];
        };
        LoginLinkOptions: {
            expected_email?: string;
            expires_in_minutes?: number;
        };
        Match: {
            id: string;
            competition_id: string;
            division_id: string | null;
            competition_name: string;
            division_name: string | null;
            round: components["schemas"]["Round"];
            status: components["schemas"]["MatchStatus"];
            sides: [
                components["schemas"]["MatchSide"],
                components["schemas"]["MatchSide"]
            ];
            waiting_on: components["schemas"]["Side"] | null;
            my_side: components["schemas"]["Side"] | null;
            result: components["schemas"]["Result"] | null;
            ruling: components["schemas"]["Ruling"] | null;
            created_at: string;
            updated_at: string;
        };
        MatchAmendedData: {
            claim_id: string;
            side: components["schemas"]["Side"];
            outcome: components["schemas"]["Outcome"];
        };
        MatchAmendedEvent: {
            kind: "match.amended";
            subject: components["schemas"]["MatchSubject"];
            data: components["schemas"]["MatchAmendedData"];
        };
        MatchClaimedData: {
            claim_id: string;
            side: components["schemas"]["Side"];
            outcome: components["schemas"]["Outcome"];
        };
        MatchClaimedEvent: {
            kind: "match.claimed";
            subject: components["schemas"]["MatchSubject"];
            data: components["schemas"]["MatchClaimedData"];
        };
        MatchConfirmedData: {
            claim_id: string;
            side: components["schemas"]["Side"];
            outcome: components["schemas"]["Outcome"];
        };
        MatchConfirmedEvent: {
            kind: "match.confirmed";
            subject: components["schemas"]["MatchSubject"];
            data: components["schemas"]["MatchConfirmedData"];
        };
        MatchDetail: {
            id: string;
            competition_id: string;
            division_id: string | null;
            competition_name: string;
            division_name: string | null;
            round: components["schemas"]["Round"];
            status: components["schemas"]["MatchStatus"];
            sides: [
                components["schemas"]["MatchSide"],
                components["schemas"]["MatchSide"]
            ];
            waiting_on: components["schemas"]["Side"] | null;
            my_side: components["schemas"]["Side"] | null;
            result: components["schemas"]["Result"] | null;
            ruling: components["schemas"]["Ruling"] | null;
            created_at: string;
            updated_at: string;
            claims: components["schemas"]["Claim"][];
            differences: string[];
            difference_list: components["schemas"]["ClaimDifferenceSentence"][];
        };
        MatchDisputedData: {
            claim_id: string;
            side: components["schemas"]["Side"];
            outcome: components["schemas"]["Outcome"];
        };
        MatchDisputedEvent: {
            kind: "match.disputed";
            subject: components["schemas"]["MatchSubject"];
            data: components["schemas"]["MatchDisputedData"];
        };
        MatchExpansion: "detail";
        MatchFormat: {
            bestOf: components["schemas"]["BestOf"];
            set: components["schemas"]["SetFormat"] | components["schemas"]["TotalSet"] | components["schemas"]["TimedSet"] | components["schemas"]["EitherSet"];
            finalSet: components["schemas"]["SetFormat"] | components["schemas"]["TotalSet"] | components["schemas"]["TimedSet"] | components["schemas"]["FinalMatchTiebreak"] | components["schemas"]["EitherFinalSet"] | null;
            draws: boolean;
            unfinished: components["schemas"]["UnfinishedRule"];
            unfinishedSet: components["schemas"]["UnfinishedSet"] | null;
            playAll: boolean;
        };
        MatchFormatChanges: {
            bestOf?: components["schemas"]["BestOf"];
            set?: components["schemas"]["SetFormatChanges"] | components["schemas"]["TotalSet"] | components["schemas"]["TimedSet"] | components["schemas"]["EitherSet"];
            finalSet?: components["schemas"]["SetFormatChanges"] | components["schemas"]["TotalSet"] | components["schemas"]["TimedSet"] | components["schemas"]["FinalMatchTiebreakChanges"] | components["schemas"]["EitherFinalSet"] | null;
            draws?: boolean;
            unfinished?: components["schemas"]["UnfinishedRule"];
            unfinishedSet?: components["schemas"]["UnfinishedSetChanges"] | null;
            playAll?: boolean;
        };
        MatchOrder: "oldest" | "recent";
        MatchPage: {
            data: components["schemas"]["ListedMatch"][];
            next_cursor: string | null;
        };
        MatchPlan: {
            match_id: string;
            state: components["schemas"]["PlanState"];
            arranged_on: string | null;
        };
        MatchPlanList: {
            data: components["schemas"]["MatchPlan"][];
        };
        MatchPoints: {
            win: number;
            loss: number;
            retiredLoss: number | null;
            draw: number | null;
            walkoverWin: number;
            walkoverLoss: number;
            setWon: number;
            gameWon: number;
            byResult: components["schemas"]["ResultPoints"][];
            bonus: (components["schemas"]["Bonus"] | components["schemas"]["MatchesPlayedBonus"])[];
        };
        MatchPointsChanges: {
            win?: number;
            loss?: number;
            retiredLoss?: number | null;
            draw?: number | null;
            walkoverWin?: number;
            walkoverLoss?: number;
            setWon?: number;
            gameWon?: number;
            byResult?: components["schemas"]["ResultPoints"][];
            bonus?: (components["schemas"]["Bonus"] | components["schemas"]["MatchesPlayedBonus"])[];
        };
        MatchSettledData: {
            claim_id: string;
            outcome: components["schemas"]["Outcome"];
            reason: components["schemas"]["SettlementReason"] | null;
            replaced_claim_ids: string[];
        };
        MatchSettledEvent: {
            kind: "match.settled";
            subject: components["schemas"]["MatchSubject"];
            data: components["schemas"]["MatchSettledData"];
        };
        MatchSide: {
            side: components["schemas"]["Side"];
            entry_id: string | null;
            label: string | null;
            members: components["schemas"]["MemberRef"][];
        };
        MatchStatus: "open" | "reported" | "played" | "disputed";
        MatchSubject: {
            type: "match";
            id: string;
        };
        MatchTiebreak: {
            to: number;
            winBy: number;
            points?: components["schemas"]["MatchTiebreakPoints"];
        };
        MatchTiebreakChanges: {
            to?: number;
            winBy?: number;
            points?: components["schemas"]["MatchTiebreakPoints"];
        };
        MatchTiebreakPoints: "required" | "optional";
        MatchesPlayedBonus: {
            when: "matches_played";
            count: number;
            by: string | null;
            points: number;
        };
        Me: {
            club: {
                id: string;
                slug: string;
                name: string;
                timezone: string;
            };
            credential: {
                type: "api_key";
                id: string;
                name: string;
                prefix: string;
                scopes: components["schemas"]["Scope"][];
                expires_at: string | null;
            } | {
                type: "session";
                id: string;
                scopes: components["schemas"]["Scope"][];
                member: {
                    id: string;
                    display_name: string;
                    status: components["schemas"]["MemberStatus"];
                    leaving_at: string | null;
                    wants_to_play: components["schemas"]["Wish"] | null;
                };
            };
        };
        Member: {
            id: string;
            display_name: string;
            status: components["schemas"]["MemberStatus"];
            rating: number | null;
            rating_system: string | null;
            level: number | null;
            self_level: number | null;
            joined_on: string | null;
            wants_to_play: components["schemas"]["Wish"] | null;
            leaving_at: string | null;
            deleted_at: string | null;
            signed_in_at: string | null;
            last_signed_in_at: string | null;
            created_at: string;
            updated_at: string;
            full_name?: string | null;
            email?: string | null;
            invitation_state?: components["schemas"]["InvitationState"] | null;
            invitation_at?: string | null;
            phone?: string | null;
            date_of_birth?: string | null;
            gender?: components["schemas"]["Gender"] | null;
            age_group?: string | null;
            notes?: string | null;
        };
        MemberAvailability: {
            member_id: string;
            status: components["schemas"]["MemberStatus"];
            leaving_at: string | null;
            wants_to_play: components["schemas"]["Wish"] | null;
            partners_left: components["schemas"]["PartnerLeft"][];
        };
        MemberChanges: {
            display_name?: string;
            status?: components["schemas"]["MemberStatus"];
            rating?: number | null;
            rating_system?: string | null;
            level?: number | null;
            self_level?: number | null;
            joined_on?: string | null;
            wants_to_play?: components["schemas"]["Wish"] | null;
            full_name?: string | null;
            email?: string | null;
            phone?: string | null;
            date_of_birth?: string | null;
            gender?: components["schemas"]["Gender"] | null;
            age_group?: string | null;
            notes?: string | null;
        };
        MemberChecks: {
            warnings: components["schemas"]["MemberWarning"][];
        };
        MemberCounts: {
            active: number;
            paused: number;
            left: number;
            leaving: number;
            without_address?: number;
            not_invited?: number;
            invitation_failed?: number;
            never_signed_in: number;
        };
        MemberCreatedData: {
            fields: string[];
            join_request_id?: string;
            privacy_notice?: string;
        };
        MemberCreatedEvent: {
            kind: "member.created";
            subject: components["schemas"]["MemberSubject"];
            data: components["schemas"]["MemberCreatedData"];
        };
        MemberDeletedEvent: {
            kind: "member.deleted";
            subject: components["schemas"]["MemberSubject"];
            data: components["schemas"]["NoData"];
        };
        MemberDeletedProblem: components["schemas"]["Problem"] & {
            code: "member_deleted";
        };
        MemberErasedEvent: {
            kind: "member.erased";
            subject: components["schemas"]["MemberSubject"];
            data: components["schemas"]["NoData"];
        };
        MemberGroup: "leaving" | "without_address" | "not_invited" | "invitation_failed" | "never_signed_in";
        MemberInvitation: {
            member_id: string;
            invitation_state: components["schemas"]["InvitationState"];
            invitation_at: string;
        };
        MemberInvitationRecordedData: {
            outcome: components["schemas"]["InvitationState"];
        };
        MemberInvitationRecordedEvent: {
            kind: "member.invitation.recorded";
            subject: components["schemas"]["MemberSubject"];
            data: components["schemas"]["MemberInvitationRecordedData"];
        };
        MemberLeavingRecordedData: {
            entry_ids: string[];
        };
        MemberLeavingRecordedEvent: {
            kind: "member.leaving.recorded";
            subject: components["schemas"]["MemberSubject"];
            data: components["schemas"]["MemberLeavingRecordedData"];
        };
        MemberLeavingWithdrawnData: {
            entry_ids: string[];
        };
        MemberLeavingWithdrawnEvent: {
            kind: "member.leaving.withdrawn";
            subject: components["schemas"]["MemberSubject"];
            data: components["schemas"]["MemberLeavingWithdrawnData"];
        };
        MemberLeftProblem: components["schemas"]["Problem"] & {
            code: "member_left";
        };
        MemberOrder: "oldest" | "name";
        MemberPage: {
            data: components["schemas"]["Member"][];
            next_cursor: string | null;
        };
        MemberPausedEvent: {
            kind: "member.paused";
            subject: components["schemas"]["MemberSubject"];
            data: components["schemas"]["NoData"];
        };
        MemberPausedProblem: components["schemas"]["Problem"] & {
            code: "member_paused";
        };
        MemberRef: {
            id: string;
            display_name: string;
        };
        MemberResumedEvent: {
            kind: "member.resumed";
            subject: components["schemas"]["MemberSubject"];
            data: components["schemas"]["NoData"];
        };
        MemberStatus: "active" | "paused" | "left";
        MemberSubject: {
            type: "member";
            id: string;
        };
        MemberUpdatedData: {
            fields: string[];
        };
        MemberUpdatedEvent: {
            kind: "member.updated";
            subject: components["schemas"]["MemberSubject"];
            data: components["schemas"]["MemberUpdatedData"];
        };
        MemberWarning: {
            ids: string[];
        } & components["schemas"]["MemberWarningSentence"];
        MemberWarningNameLikeAnotherParams: {
            name: string;
            others: string[];
        };
        MemberWarningNameLikeAnotherSentence: {
            code: "name_like_another";
            params: components["schemas"]["MemberWarningNameLikeAnotherParams"];
            sentence: string;
        };
        MemberWarningSentence: components["schemas"]["MemberWarningNameLikeAnotherSentence"];
        MemberWishUpdatedEvent: {
            kind: "member.wish.updated";
            subject: components["schemas"]["MemberSubject"];
            data: components["schemas"]["NoData"];
        };
        MethodNotAllowedProblem: components["schemas"]["Problem"] & {
            code: "method_not_allowed";
        };
        Movement: "promotion" | "relegation";
        MovementRule: {
            promoted: number;
            relegated: number;
            tiers: number[][] | null;
        };
        MovementRuleChanges: {
            promoted?: number;
            relegated?: number;
            tiers?: number[][] | null;
        };
        MovementTarget: {
            division_id: string;
            division_name: string;
        };
        NeedsAcknowledgementProblem: components["schemas"]["Problem"] & {
            code: "needs_acknowledgement";
        };
        NewApiKey: {
            id: string;
            name: string;
            prefix: string;
            scopes: components["schemas"]["Scope"][];
            last_used_at: string | null;
            expires_at: string | null;
            revoked_at: string | null;
            created_at: string;
            key: string;
        };
        NewChoice: {
            choice: components["schemas"]["PartnerChoiceKind"];
            partner_id?: string;
        };
        NewClaim: {
            outcome: components["schemas"]["Outcome"];
            score?: components["schemas"]["Score"] | null;
            retired_side?: components["schemas"]["Side"] | null;
            played_on?: string;
            raw_input?: string;
            side?: components["schemas"]["Side"];
            source?: components["schemas"]["NewClaimSource"];
        };
        NewClaimSource: "api" | "messaging" | "web" | "nl_parse";
        NewCompetition: {
            season_id: string;
            name: string;
            discipline: components["schemas"]["Discipline"];
            visibility?: components["schemas"]["Visibility"];
            rules?: components["schemas"]["RulesChanges"];
            preset?: components["schemas"]["RulePresetId"];
            previous_competition_id?: string | null;
        };
        NewCourtLocation: {
            name: string;
            latitude: number;
            longitude: number;
        };
        NewDivision: {
            name: string;
            position?: number;
        };
        NewEntry: {
            member_ids: string[];
            division_id?: string | null;
            name?: string | null;
            starting_place?: number | null;
        };
        NewJoinRequest: {
            first_name: string;
            surname: string;
            email: string;
            phone: string;
            gender: components["schemas"]["Gender"];
            privacy_notice: string;
            age_group?: string | null;
            wants_to_play?: components["schemas"]["Wish"] | null;
            self_level?: number | null;
        };
        NewMember: {
            display_name: string;
            status?: components["schemas"]["MemberStatus"];
            rating?: number | null;
            rating_system?: string | null;
            level?: number | null;
            self_level?: number | null;
            joined_on?: string | null;
            wants_to_play?: components["schemas"]["Wish"] | null;
            full_name?: string | null;
            email?: string | null;
            phone?: string | null;
            date_of_birth?: string | null;
            gender?: components["schemas"]["Gender"] | null;
            age_group?: string | null;
            notes?: string | null;
        };
        NewSeason: {
            name: string;
            starts_on?: string | null;
            ends_on?: string | null;
            results_deadline?: string | null;
        };
        NewTieDecision: {
            order: string[];
            by: components["schemas"]["DecisionWay"];
        };
        Newcomer: {
            member: components["schemas"]["MemberRef"];
            wish: components["schemas"]["Wish"];
            level: number | null;
            suggested_division: components["schemas"]["SuggestedDivision"];
        } & components["schemas"]["NewcomerSentence"];
        NewcomerByLevelParams: {
            member_id: string;
            member: string;
            discipline: components["schemas"]["Discipline"];
            needs_partner: boolean;
            to_division_id: string | null;
            to_division: string;
            level: number;
            division_level: number;
        };
        NewcomerByLevelSentence: {
            code: "by_level";
            params: components["schemas"]["NewcomerByLevelParams"];
            sentence: string;
        };
        NewcomerLevelsUnknownParams: {
            member_id: string;
            member: string;
            discipline: components["schemas"]["Discipline"];
            needs_partner: boolean;
            to_division_id: string | null;
            to_division: string;
            level: number;
        };
        NewcomerLevelsUnknownSentence: {
            code: "levels_unknown";
            params: components["schemas"]["NewcomerLevelsUnknownParams"];
            sentence: string;
        };
        NewcomerSentence: components["schemas"]["NewcomerByLevelSentence"] | components["schemas"]["NewcomerWithoutLevelSentence"] | components["schemas"]["NewcomerLevelsUnknownSentence"];
        NewcomerWithoutLevelParams: {
            member_id: string;
            member: string;
            discipline: components["schemas"]["Discipline"];
            needs_partner: boolean;
            to_division_id: string | null;
            to_division: string;
        };
        NewcomerWithoutLevelSentence: {
            code: "without_level";
            params: components["schemas"]["NewcomerWithoutLevelParams"];
            sentence: string;
        };
        NoData: Record<string, never>;
        NotADraftProblem: components["schemas"]["Problem"] & {
            code: "not_a_draft";
        };
        NotAParticipantProblem: components["schemas"]["Problem"] & {
            code: "not_a_participant";
        };
        NotFoundProblem: components["schemas"]["Problem"] & {
            code: "not_found";
        };
        NotLevelProblem: components["schemas"]["Problem"] & {
            code: "not_level";
        };
        NotYourSideProblem: components["schemas"]["Problem"] & {
            code: "not_your_side";
        };
        Outcome: "completed" | "retired" | "walkover" | "conceded" | "unplayed";
        Outlook: {
            division_id: string;
            exact: boolean;
            rows: components["schemas"]["OutlookRow"][];
        };
        OutlookList: {
            data: components["schemas"]["Outlook"][];
        };
        OutlookNeedMatchesForMinimumParams: {
            count: number;
            of: number;
        };
        OutlookNeedMatchesForMinimumSentence: {
            code: "matches_for_minimum";
            params: components["schemas"]["OutlookNeedMatchesForMinimumParams"];
            sentence: string;
        };
        OutlookNeedSentence: components["schemas"]["OutlookNeedWinsForUpSentence"] | components["schemas"]["OutlookNeedWinsForStaySentence"] | components["schemas"]["OutlookNeedMatchesForMinimumSentence"];
        OutlookNeedWinsForStayParams: {
            count: number;
            of: number;
        };
        OutlookNeedWinsForStaySentence: {
            code: "wins_for_stay";
            params: components["schemas"]["OutlookNeedWinsForStayParams"];
            sentence: string;
        };
        OutlookNeedWinsForUpParams: {
            count: number;
            of: number;
        };
        OutlookNeedWinsForUpSentence: {
            code: "wins_for_up";
            params: components["schemas"]["OutlookNeedWinsForUpParams"];
            sentence: string;
        };
        OutlookRow: {
            entry_id: string;
            label: string;
            up: components["schemas"]["Certainty"];
            stay: components["schemas"]["Certainty"];
            down: components["schemas"]["Certainty"];
            needs: components["schemas"]["OutlookNeedSentence"][];
        };
        OutstandingStatus: "open" | "reported" | "disputed";
        OverrideRequiredProblem: components["schemas"]["Problem"] & {
            code: "override_required";
        };
        PairOutcome: "kept" | "lost";
        PartnerCandidatePage: {
            data: components["schemas"]["MemberRef"][];
            next_cursor: string | null;
        };
        PartnerChoice: {
            member: components["schemas"]["MemberRef"];
            choice: components["schemas"]["PartnerChoiceKind"];
            partner: components["schemas"]["MemberRef"] | null;
            agreed: boolean;
            looking_for_partner: boolean;
            declined_by: components["schemas"]["MemberRef"][];
            updated_at: string | null;
        };
        PartnerChoiceAgreedData: {
            competition_id: string;
            partner_id?: string;
        };
        PartnerChoiceAgreedEvent: {
            kind: "partner_choice.agreed";
            subject: components["schemas"]["MemberSubject"];
            data: components["schemas"]["PartnerChoiceAgreedData"];
        };
        PartnerChoiceDeclinedData: {
            competition_id: string;
            partner_id?: string;
        };
        PartnerChoiceDeclinedEvent: {
            kind: "partner_choice.declined";
            subject: components["schemas"]["MemberSubject"];
            data: components["schemas"]["PartnerChoiceDeclinedData"];
        };
        PartnerChoiceKind: "same_partner" | "not_playing" | "new_partner" | "coach_decides";
        PartnerChoiceList: {
            data: components["schemas"]["PartnerChoice"][];
        };
        PartnerChoiceUpdatedData: {
            competition_id: string;
            partner_id?: string;
        };
        PartnerChoiceUpdatedEvent: {
            kind: "partner_choice.updated";
            subject: components["schemas"]["MemberSubject"];
            data: components["schemas"]["PartnerChoiceUpdatedData"];
        };
        PartnerInvalidProblem: components["schemas"]["Problem"] & {
            code: "partner_invalid";
        };
        PartnerLeft: {
            competition_id: string;
            competition_name: string;
            member: components["schemas"]["MemberRef"];
        };
        PartnerRefusal: {
            from_member_id: string;
        };
        PayloadTooLargeProblem: components["schemas"]["Problem"] & {
            code: "payload_too_large";
        };
        Place: {
            entry_id: string | null;
            members: components["schemas"]["MemberRef"][];
            label: string;
            from_division: string | null;
            from_rank: number | null;
            tie: components["schemas"]["TieLine"] | null;
            reason: components["schemas"]["PlacementReason"];
        } & components["schemas"]["PlacementSentence"];
        PlaceByHand: {
            member_ids: string[];
            division_id: string;
        };
        PlacementByLevelFact: {
            code: "by_level";
            params: components["schemas"]["PlacementByLevelParams"];
        };
        PlacementByLevelParams: {
            label: string;
            is_pair: boolean;
            to_division_id: string | null;
            to_division: string;
            level: number;
        };
        PlacementByLevelSentence: {
            code: "by_level";
            params: components["schemas"]["PlacementByLevelParams"];
            sentence: string;
        };
        PlacementFact: components["schemas"]["PlacementHeldFact"] | components["schemas"]["PlacementKeptFact"] | components["schemas"]["PlacementPromotedFact"] | components["schemas"]["PlacementRelegatedFact"] | components["schemas"]["PlacementPromotedByNameFact"] | components["schemas"]["PlacementRelegatedByNameFact"] | components["schemas"]["PlacementHeldByNameFact"] | components["schemas"]["PlacementNewPairFact"] | components["schemas"]["PlacementNewPairNeitherPlayedFact"] | components["schemas"]["PlacementByLevelFact"] | components["schemas"]["PlacementWithoutLevelFact"];
        PlacementHeldByNameFact: {
            code: "held_by_name";
            params: components["schemas"]["PlacementHeldByNameParams"];
        };
        PlacementHeldByNameParams: {
            entry_id: string;
            label: string;
            is_pair: boolean;
            from_division: string;
            rank: number | null;
            is_joint: boolean;
            of: number;
            played: number;
            minimum: number;
            is_final: boolean;
        };
        PlacementHeldByNameSentence: {
            code: "held_by_name";
            params: components["schemas"]["PlacementHeldByNameParams"];
            sentence: string;
        };
        PlacementHeldFact: {
            code: "held";
            params: components["schemas"]["PlacementHeldParams"];
        };
        PlacementHeldParams: {
            entry_id: string;
            label: string;
            is_pair: boolean;
            from_division: string;
            rank: number | null;
            is_joint: boolean;
            of: number;
            played: number;
            minimum: number;
            is_final: boolean;
        };
        PlacementHeldSentence: {
            code: "held";
            params: components["schemas"]["PlacementHeldParams"];
            sentence: string;
        };
        PlacementKeptFact: {
            code: "kept";
            params: components["schemas"]["PlacementKeptParams"];
        };
        PlacementKeptParams: {
            entry_id: string;
            label: string;
            is_pair: boolean;
            from_division: string;
            rank: number | null;
            is_joint: boolean;
            of: number;
            played: number;
            minimum: number;
            is_final: boolean;
            despite: components["schemas"]["KeptDespite"];
        };
        PlacementKeptSentence: {
            code: "kept";
            params: components["schemas"]["PlacementKeptParams"];
            sentence: string;
        };
        PlacementNewPairFact: {
            code: "new_pair";
            params: components["schemas"]["PlacementNewPairParams"];
        };
        PlacementNewPairNeitherPlayedFact: {
            code: "new_pair_neither_played";
            params: components["schemas"]["PlacementNewPairNeitherPlayedParams"];
        };
        PlacementNewPairNeitherPlayedParams: {
            label: string;
            to_division_id: string | null;
            to_division: string;
        };
        PlacementNewPairNeitherPlayedSentence: {
            code: "new_pair_neither_played";
            params: components["schemas"]["PlacementNewPairNeitherPlayedParams"];
            sentence: string;
        };
        PlacementNewPairParams: {
            label: string;
            to_division_id: string | null;
            to_division: string;
            played_id: string;
            played: string;
        };
        PlacementNewPairSentence: {
            code: "new_pair";
            params: components["schemas"]["PlacementNewPairParams"];
            sentence: string;
        };
        PlacementPlan: {
            competition_id: string;
            previous_competition_id: string | null;
            provisional: boolean;
            divisions: components["schemas"]["PlannedDivision"][];
            left_out: components["schemas"]["LeftOut"][];
            vacancies: components["schemas"]["Vacancy"][];
            newcomers: components["schemas"]["Newcomer"][];
            by_hand: components["schemas"]["ChangeByHand"][];
            differs: components["schemas"]["DraftDifference"][];
            entries: components["schemas"]["DraftEntry"][];
            kept: string[];
            unsaid: components["schemas"]["Unsaid"];
            unsaid_members: number;
            filled: boolean;
            version: string;
        };
        PlacementPromotedByNameFact: {
            code: "promoted_by_name";
            params: components["schemas"]["PlacementPromotedByNameParams"];
        };
        PlacementPromotedByNameParams: {
            entry_id: string;
            label: string;
            is_pair: boolean;
            from_division: string;
            rank: number | null;
            is_joint: boolean;
            of: number;
            played: number;
            minimum: number;
            is_final: boolean;
            to_division_id: string | null;
            to_division: string;
        };
        PlacementPromotedByNameSentence: {
            code: "promoted_by_name";
            params: components["schemas"]["PlacementPromotedByNameParams"];
            sentence: string;
        };
        PlacementPromotedFact: {
            code: "promoted";
            params: components["schemas"]["PlacementPromotedParams"];
        };
        PlacementPromotedParams: {
            entry_id: string;
            label: string;
            is_pair: boolean;
            from_division: string;
            rank: number | null;
            is_joint: boolean;
            of: number;
            played: number;
            minimum: number;
            is_final: boolean;
            to_division_id: string | null;
            to_division: string;
        };
        PlacementPromotedSentence: {
            code: "promoted";
            params: components["schemas"]["PlacementPromotedParams"];
            sentence: string;
        };
        PlacementReason: "promoted" | "relegated" | "held" | "new_pair" | "by_level";
        PlacementRelegatedByNameFact: {
            code: "relegated_by_name";
            params: components["schemas"]["PlacementRelegatedByNameParams"];
        };
        PlacementRelegatedByNameParams: {
            entry_id: string;
            label: string;
            is_pair: boolean;
            from_division: string;
            rank: number | null;
            is_joint: boolean;
            of: number;
            played: number;
            minimum: number;
            is_final: boolean;
            to_division_id: string | null;
            to_division: string;
        };
        PlacementRelegatedByNameSentence: {
            code: "relegated_by_name";
            params: components["schemas"]["PlacementRelegatedByNameParams"];
            sentence: string;
        };
        PlacementRelegatedFact: {
            code: "relegated";
            params: components["schemas"]["PlacementRelegatedParams"];
        };
        PlacementRelegatedParams: {
            entry_id: string;
            label: string;
            is_pair: boolean;
            from_division: string;
            rank: number | null;
            is_joint: boolean;
            of: number;
            played: number;
            minimum: number;
            is_final: boolean;
            to_division_id: string | null;
            to_division: string;
        };
        PlacementRelegatedSentence: {
            code: "relegated";
            params: components["schemas"]["PlacementRelegatedParams"];
            sentence: string;
        };
        PlacementSentence: components["schemas"]["PlacementHeldSentence"] | components["schemas"]["PlacementKeptSentence"] | components["schemas"]["PlacementPromotedSentence"] | components["schemas"]["PlacementRelegatedSentence"] | components["schemas"]["PlacementPromotedByNameSentence"] | components["schemas"]["PlacementRelegatedByNameSentence"] | components["schemas"]["PlacementHeldByNameSentence"] | components["schemas"]["PlacementNewPairSentence"] | components["schemas"]["PlacementNewPairNeitherPlayedSentence"] | components["schemas"]["PlacementByLevelSentence"] | components["schemas"]["PlacementWithoutLevelSentence"];
        PlacementWithoutLevelFact: {
            code: "without_level";
            params: components["schemas"]["PlacementWithoutLevelParams"];
        };
        PlacementWithoutLevelParams: {
            label: string;
            is_pair: boolean;
            to_division_id: string | null;
            to_division: string;
        };
        PlacementWithoutLevelSentence: {
            code: "without_level";
            params: components["schemas"]["PlacementWithoutLevelParams"];
            sentence: string;
        };
        PlainFieldError: {
            pointer: string;
            message: string;
            code?: components["schemas"]["ProblemCode"];
        };
        PlanChange: {
            state: components["schemas"]["PlanState"];
            arranged_on?: string;
        };
        PlanState: "to_arrange" | "planned" | "arranged";
        PlannedDivision: {
            division_id: string | null;
            name: string;
            position: number;
            places: components["schemas"]["Place"][];
        };
        PlayedMatches: "keep" | "void" | "walkover_to_opponent";
        PlayedOnInFutureProblem: components["schemas"]["Problem"] & {
            code: "played_on_in_future";
        };
        PlayerContacts: {
            data: {
                member_id: string;
                display_name: string;
                full_name: string | null;
                email: string | null;
                phone: string | null;
                entry_ids: string[];
            }[];
        };
        PlayerMatch: {
            id: string;
            competition_id: string;
            division_id: string | null;
            competition_name: string;
            division_name: string | null;
            round: components["schemas"]["Round"];
            status: components["schemas"]["MatchStatus"];
            sides: [
                components["schemas"]["MatchSide"],
                components["schemas"]["MatchSide"]
            ];
            waiting_on: components["schemas"]["Side"] | null;
            my_side: components["schemas"]["Side"];
            result: components["schemas"]["Result"] | null;
            ruling: components["schemas"]["Ruling"] | null;
            created_at: string;
            updated_at: string;
            opponents: components["schemas"]["MemberRef"][];
            results_deadline: string | null;
            plan: components["schemas"]["MatchPlan"];
        };
        PlayerMatchInclusion: "ruled";
        PlayerMatches: {
            data: components["schemas"]["PlayerMatch"][];
        };
        PlayerPartnerChoice: {
            competition_id: string;
            competition_name: string;
            competition_state: components["schemas"]["CompetitionState"];
            discipline: components["schemas"]["Discipline"];
            choices: components["schemas"]["PartnerChoice"][];
        };
        PlayerPartnerChoices: {
            data: components["schemas"]["PlayerPartnerChoice"][];
        };
        PlayerPlacement: {
            season: components["schemas"]["SeasonRef"];
            competition_id: string;
            competition_name: string;
            competition_state: components["schemas"]["CompetitionState"];
            discipline: components["schemas"]["Discipline"];
            entry_id: string;
            division_id: string | null;
            division_name: string | null;
            rank: number | null;
            points: number | null;
            played: number | null;
            minimum: number | null;
            partner: components["schemas"]["MemberRef"] | null;
            provisional: boolean;
            fixtures_ready: boolean;
            opted_out: boolean;
            partner_leaving: boolean;
        };
        PlayerPlacements: {
            has_entries: boolean;
            next_season: components["schemas"]["SeasonRef"] | null;
            last_season: components["schemas"]["SeasonRef"] | null;
            placements: components["schemas"]["PlayerPlacement"][];
        };
        PreconditionFailedProblem: components["schemas"]["Problem"] & {
            code: "precondition_failed";
        };
        Problem: {
            type: string;
            code: components["schemas"]["ProblemCode"];
            title: string;
            status: number;
            detail?: string;
            request_id: string;
            id?: string;
            next_cursor?: string;
            errors?: (components["schemas"]["ScoreFieldError"] | components["schemas"]["PlainFieldError"])[];
            checks?: components["schemas"]["Warning"][];
        };
        ProblemCode: "invalid_request" | "invalid_credential" | "insufficient_scope" | "session_not_accepted" | "session_required" | "scope_not_held" | "not_your_side" | "not_a_participant" | "not_found" | "method_not_allowed" | "setup_closed" | "last_admin_key" | "email_taken" | "slug_fixed" | "member_left" | "member_paused" | "member_deleted" | "expected_email_mismatch" | "already_entered" | "entry_withdrawn" | "entry_has_played" | "invalid_transition" | "season_dates_required" | "season_not_active" | "competition_not_active" | "competition_closed" | "results_closed" | "result_confirmed" | "override_required" | "settlement_changed" | "resource_in_use" | "court_location_limit" | "choices_fixed" | "needs_acknowledgement" | "not_a_draft" | "idempotency_in_progress" | "idempotency_answer_gone" | "request_timeout" | "feed_restored" | "precondition_failed" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "idempotency_key_reused" | "score_required" | "score_not_allowed" | "retired_side_required" | "retired_side_not_allowed" | "side_required" | "score_invalid" | "played_on_in_future" | "not_level" | "entry_size" | "partner_invalid" | "invalid_timezone" | "invalid_dates" | "rate_limited" | "internal_error" | "unavailable" | "storage_full";
        RankingRule: "points" | "matches_won" | "matches_played" | "head_to_head" | "head_to_head_two" | "head_to_head_sets_difference" | "head_to_head_sets_share" | "head_to_head_games_difference" | "head_to_head_games_share" | "sets_difference" | "sets_share" | "sets_won" | "games_difference" | "games_share" | "games_won" | "sets_lost" | "games_lost" | "sets_lost_per_match" | "games_lost_per_match" | "points_per_match" | "head_to_head_points" | "points_of_matches" | "points_without_bonus" | "straight_sets_wins" | "starting_place";
        Rate: {
            total: number;
            matches: number;
        };
        RateLimitedProblem: components["schemas"]["Problem"] & {
            code: "rate_limited";
        };
        RecordedGender: "female" | "male";
        RemainingMatches: "walkover_to_opponent" | "unplayed";
        RequestTimeoutProblem: components["schemas"]["Problem"] & {
            code: "request_timeout";
        };
        ResourceInUseProblem: components["schemas"]["Problem"] & {
            code: "resource_in_use";
        };
        Result: {
            outcome: components["schemas"]["Outcome"];
            score: components["schemas"]["Score"] | null;
            winning_side: components["schemas"]["Side"] | null;
            figures: [
                number,
                number
            ] | null;
            retired_side: components["schemas"]["Side"] | null;
            played_on: string | null;
            claim_id: string;
        };
        ResultConfirmedProblem: components["schemas"]["Problem"] & {
            code: "result_confirmed";
        };
        ResultPoints: {
            result: string;
            points: [
                number,
                number
            ];
        };
        ResultsClosedProblem: components["schemas"]["Problem"] & {
            code: "results_closed";
        };
        RetiredSideNotAllowedProblem: components["schemas"]["Problem"] & {
            code: "retired_side_not_allowed";
        };
        RetiredSideRequiredProblem: components["schemas"]["Problem"] & {
            code: "retired_side_required";
        };
        RetirementGames: "as_played" | "completed";
        RetirementRule: {
            sets: components["schemas"]["RetirementSets"];
            games: components["schemas"]["RetirementGames"];
        };
        RetirementRuleChanges: {
            sets?: components["schemas"]["RetirementSets"];
            games?: components["schemas"]["RetirementGames"];
        };
        RetirementSets: "as_played" | "straight_sets";
        Round: 1 | 2;
        Rounds: 1 | 2;
        RowChange: {
            entry_id: string;
            label: string;
            points_before: number;
            points_after: number;
            rank_before: number | null;
            rank_after: number | null;
            movement_before: components["schemas"]["Movement"] | null;
            movement_after: components["schemas"]["Movement"] | null;
            movement_to_before: components["schemas"]["MovementTarget"] | null;
            movement_to_after: components["schemas"]["MovementTarget"] | null;
        };
        RuleName: "format" | "points" | "retirement" | "walkover" | "ranking" | "levelAfterRule" | "headToHead" | "rounds" | "minMatchesToPlay" | "unrankedBelowMinimum" | "movement" | "withdrawal";
        RulePreset: {
            id: string;
            name: string;
            source: string;
            rules: components["schemas"]["CompetitionRules"];
        };
        RulePresetId: "tour_finals" | "box_league" | "five_four_two_one" | "three_one_zero" | "short_sets" | "pro_set" | "pro_set_by_games" | "twelve_games" | "timed" | "hour_boxes" | "squash" | "squash_by_result" | "squash_games" | "best_of_five_games" | "table_tennis_5" | "table_tennis_7" | "badminton" | "round_robin_twice";
        RulePresetList: {
            data: components["schemas"]["RulePreset"][];
        };
        RulesChanges: {
            format?: components["schemas"]["MatchFormatChanges"];
            points?: components["schemas"]["MatchPointsChanges"];
            retirement?: components["schemas"]["RetirementRuleChanges"];
            walkover?: components["schemas"]["WalkoverRuleChanges"];
            ranking?: components["schemas"]["RankingRule"][];
            levelAfterRule?: components["schemas"]["LevelAfterRule"];
            headToHead?: components["schemas"]["HeadToHeadRule"];
            rounds?: components["schemas"]["Rounds"];
            minMatchesToPlay?: number;
            unrankedBelowMinimum?: boolean;
            movement?: components["schemas"]["MovementRuleChanges"];
            withdrawal?: components["schemas"]["WithdrawalRuleChanges"];
        };
        RulesNoteAsBeforeParams: {
            previous_id: string;
            previous: string;
        };
        RulesNoteAsBeforeSentence: {
            code: "as_before";
            params: components["schemas"]["RulesNoteAsBeforeParams"];
            sentence: string;
        };
        RulesNoteChangedParams: {
            previous_id: string;
            previous: string;
            rules: components["schemas"]["RuleName"][];
        };
        RulesNoteChangedSentence: {
            code: "changed";
            params: components["schemas"]["RulesNoteChangedParams"];
            sentence: string;
        };
        RulesNoteSentence: components["schemas"]["RulesNoteAsBeforeSentence"] | components["schemas"]["RulesNoteChangedSentence"];
        RulesPreview: {
            divisions: {
                division_id: string;
                division_name: string;
                changes: components["schemas"]["RowChange"][];
            }[];
            warnings: components["schemas"]["Warning"][];
        };
        Ruling: {
            outcome: components["schemas"]["RulingOutcome"];
            winning_side: components["schemas"]["Side"] | null;
        };
        RulingOutcome: "walkover" | "not_counted";
        Scope: "league:read" | "league:write" | "results:write" | "members:read" | "members:write" | "members:pii" | "admin";
        ScopeNotHeldProblem: components["schemas"]["Problem"] & {
            code: "scope_not_held";
        };
        Score: {
            sets: components["schemas"]["SetScore"][];
        };
        ScoreErrorDecidedFact: {
            code: "decided";
            params: components["schemas"]["ScoreErrorDecidedParams"];
        };
        ScoreErrorDecidedParams: Record<string, never>;
        ScoreErrorFact: components["schemas"]["ScoreErrorSetAfterEndFact"] | components["schemas"]["ScoreErrorSetCannotEndFact"] | components["schemas"]["ScoreErrorSetOfTotalFact"] | components["schemas"]["ScoreErrorSetIsLevelFact"] | components["schemas"]["ScoreErrorNoTiebreakHereFact"] | components["schemas"]["ScoreErrorNoTiebreakThenFact"] | components["schemas"]["ScoreErrorTiebreakCannotEndFact"] | components["schemas"]["ScoreErrorMatchTiebreakNeedsPointsFact"] | components["schemas"]["ScoreErrorMatchTiebreakCannotEndFact"] | components["schemas"]["ScoreErrorUndecidedFact"] | components["schemas"]["ScoreErrorSetsMissingFact"] | components["schemas"]["ScoreErrorDecidedFact"] | components["schemas"]["ScoreErrorRequiredFact"] | components["schemas"]["ScoreErrorNotGivenFact"];
        ScoreErrorMatchTiebreakCannotEndFact: {
            code: "match_tiebreak_cannot_end";
            params: components["schemas"]["ScoreErrorMatchTiebreakCannotEndParams"];
        };
        ScoreErrorMatchTiebreakCannotEndParams: {
            to: number;
            points: [
                number,
                number
            ];
        };
        ScoreErrorMatchTiebreakNeedsPointsFact: {
            code: "match_tiebreak_needs_points";
            params: components["schemas"]["ScoreErrorMatchTiebreakNeedsPointsParams"];
        };
        ScoreErrorMatchTiebreakNeedsPointsParams: {
            to: number;
        };
        ScoreErrorNoTiebreakHereFact: {
            code: "no_tiebreak_here";
            params: components["schemas"]["ScoreErrorNoTiebreakHereParams"];
        };
        ScoreErrorNoTiebreakHereParams: Record<string, never>;
        ScoreErrorNoTiebreakThenFact: {
            code: "no_tiebreak_then";
            params: components["schemas"]["ScoreErrorNoTiebreakThenParams"];
        };
        ScoreErrorNoTiebreakThenParams: {
            at: number;
        };
        ScoreErrorNotGivenFact: {
            code: "not_given";
            params: components["schemas"]["ScoreErrorNotGivenParams"];
        };
        ScoreErrorNotGivenParams: {
            outcome: components["schemas"]["Outcome"];
        };
        ScoreErrorRequiredFact: {
            code: "required";
            params: components["schemas"]["ScoreErrorRequiredParams"];
        };
        ScoreErrorRequiredParams: {
            outcome: components["schemas"]["Outcome"];
        };
        ScoreErrorSetAfterEndFact: {
            code: "set_after_end";
            params: components["schemas"]["ScoreErrorSetAfterEndParams"];
        };
        ScoreErrorSetAfterEndParams: Record<string, never>;
        ScoreErrorSetCannotEndFact: {
            code: "set_cannot_end";
            params: components["schemas"]["ScoreErrorSetCannotEndParams"];
        };
        ScoreErrorSetCannotEndParams: {
            games: [
                number,
                number
            ];
        };
        ScoreErrorSetIsLevelFact: {
            code: "set_is_level";
            params: components["schemas"]["ScoreErrorSetIsLevelParams"];
        };
        ScoreErrorSetIsLevelParams: {
            games: [
                number,
                number
            ];
        };
        ScoreErrorSetOfTotalFact: {
            code: "set_of_total";
            params: components["schemas"]["ScoreErrorSetOfTotalParams"];
        };
        ScoreErrorSetOfTotalParams: {
            games: number;
            total: number;
        };
        ScoreErrorSetsMissingFact: {
            code: "sets_missing";
            params: components["schemas"]["ScoreErrorSetsMissingParams"];
        };
        ScoreErrorSetsMissingParams: {
            sets: number;
        };
        ScoreErrorTiebreakCannotEndFact: {
            code: "tiebreak_cannot_end";
            params: components["schemas"]["ScoreErrorTiebreakCannotEndParams"];
        };
        ScoreErrorTiebreakCannotEndParams: {
            points: [
                number,
                number
            ];
        };
        ScoreErrorUndecidedFact: {
            code: "undecided";
            params: components["schemas"]["ScoreErrorUndecidedParams"];
        };
        ScoreErrorUndecidedParams: {
            sets: number;
        };
        ScoreFieldError: {
            pointer: string;
            message: string;
        } & components["schemas"]["ScoreErrorFact"];
        ScoreInvalidProblem: components["schemas"]["Problem"] & {
            code: "score_invalid";
        };
        ScoreNotAllowedProblem: components["schemas"]["Problem"] & {
            code: "score_not_allowed";
        };
        ScoreRequiredProblem: components["schemas"]["Problem"] & {
            code: "score_required";
        };
        Season: {
            id: string;
            name: string;
            state: components["schemas"]["SeasonState"];
            starts_on: string | null;
            ends_on: string | null;
            results_deadline: string | null;
            results_close_at: string | null;
            created_at: string;
            updated_at: string;
        };
        SeasonChanges: {
            name?: string;
            starts_on?: string | null;
            ends_on?: string | null;
            results_deadline?: string | null;
            state?: components["schemas"]["SeasonState"];
            acknowledge?: components["schemas"]["WarningCode"][];
        };
        SeasonChecks: {
            to: components["schemas"]["SeasonState"];
            blockers: components["schemas"]["Blocker"][];
            warnings: components["schemas"]["Warning"][];
        };
        SeasonCreatedEvent: {
            kind: "season.created";
            subject: components["schemas"]["SeasonSubject"];
            data: components["schemas"]["NoData"];
        };
        SeasonDate: "starts_on" | "ends_on";
        SeasonDatesRequiredProblem: components["schemas"]["Problem"] & {
            code: "season_dates_required";
        };
        SeasonDeletedEvent: {
            kind: "season.deleted";
            subject: components["schemas"]["SeasonSubject"];
            data: components["schemas"]["NoData"];
        };
        SeasonNotActiveProblem: components["schemas"]["Problem"] & {
            code: "season_not_active";
        };
        SeasonPage: {
            data: components["schemas"]["Season"][];
            next_cursor: string | null;
        };
        SeasonProgress: {
            season_id: string;
            competitions: components["schemas"]["CompetitionProgress"][];
        };
        SeasonRef: {
            id: string;
            name: string;
            starts_on: string | null;
            ends_on: string | null;
        };
        SeasonStandings: {
            season_id: string;
            competitions: components["schemas"]["CompetitionStandings"][];
        };
        SeasonState: "planning" | "active" | "complete" | "archived";
        SeasonStateChangedData: {
            from: components["schemas"]["SeasonState"];
            to: components["schemas"]["SeasonState"];
        };
        SeasonStateChangedEvent: {
            kind: "season.state_changed";
            subject: components["schemas"]["SeasonSubject"];
            data: components["schemas"]["SeasonStateChangedData"];
        };
        SeasonSubject: {
            type: "season";
            id: string;
        };
        SeasonUpdatedData: {
            fields: string[];
        };
        SeasonUpdatedEvent: {
            kind: "season.updated";
            subject: components["schemas"]["SeasonSubject"];
            data: components["schemas"]["SeasonUpdatedData"];
        };
        SeparatedBy: {
            rule: components["schemas"]["SeparatingRule"];
            value: string;
            value_above: string;
            among: string[];
        } & components["schemas"]["SeparationSentence"];
        SeparatingRule: "points" | "matches_won" | "matches_played" | "head_to_head" | "head_to_head_two" | "head_to_head_sets_difference" | "head_to_head_sets_share" | "head_to_head_games_difference" | "head_to_head_games_share" | "sets_difference" | "sets_share" | "sets_won" | "games_difference" | "games_share" | "games_won" | "sets_lost" | "games_lost" | "sets_lost_per_match" | "games_lost_per_match" | "points_per_match" | "head_to_head_points" | "points_of_matches" | "points_without_bonus" | "straight_sets_wins" | "starting_place" | "decision" | "minimum" | "withdrawn";
        SeparationDecisionParams: {
            above_id: string;
            above: string;
            by: components["schemas"]["DecisionWay"];
            level: number | null;
            level_points: number | null;
        };
        SeparationDecisionSentence: {
            code: "decision";
            params: components["schemas"]["SeparationDecisionParams"];
            sentence: string;
        };
        SeparationGamesDifferenceParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationGamesDifferenceSentence: {
            code: "games_difference";
            params: components["schemas"]["SeparationGamesDifferenceParams"];
            sentence: string;
        };
        SeparationGamesLostParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationGamesLostPerMatchParams: {
            above_id: string;
            above: string;
            value: components["schemas"]["Rate"];
            value_above: components["schemas"]["Rate"];
            level: number | null;
            level_points: number | null;
        };
        SeparationGamesLostPerMatchSentence: {
            code: "games_lost_per_match";
            params: components["schemas"]["SeparationGamesLostPerMatchParams"];
            sentence: string;
        };
        SeparationGamesLostSentence: {
            code: "games_lost";
            params: components["schemas"]["SeparationGamesLostParams"];
            sentence: string;
        };
        SeparationGamesShareParams: {
            above_id: string;
            above: string;
            value: components["schemas"]["Share"];
            value_above: components["schemas"]["Share"];
            level: number | null;
            level_points: number | null;
        };
        SeparationGamesShareSentence: {
            code: "games_share";
            params: components["schemas"]["SeparationGamesShareParams"];
            sentence: string;
        };
        SeparationGamesWonParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationGamesWonSentence: {
            code: "games_won";
            params: components["schemas"]["SeparationGamesWonParams"];
            sentence: string;
        };
        SeparationHeadToHeadGamesDifferenceParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationHeadToHeadGamesDifferenceSentence: {
            code: "head_to_head_games_difference";
            params: components["schemas"]["SeparationHeadToHeadGamesDifferenceParams"];
            sentence: string;
        };
        SeparationHeadToHeadGamesShareParams: {
            above_id: string;
            above: string;
            value: components["schemas"]["Share"];
            value_above: components["schemas"]["Share"];
            level: number | null;
            level_points: number | null;
        };
        SeparationHeadToHeadGamesShareSentence: {
            code: "head_to_head_games_share";
            params: components["schemas"]["SeparationHeadToHeadGamesShareParams"];
            sentence: string;
        };
        SeparationHeadToHeadParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationHeadToHeadPointsParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationHeadToHeadPointsSentence: {
            code: "head_to_head_points";
            params: components["schemas"]["SeparationHeadToHeadPointsParams"];
            sentence: string;
        };
        SeparationHeadToHeadSentence: {
            code: "head_to_head";
            params: components["schemas"]["SeparationHeadToHeadParams"];
            sentence: string;
        };
        SeparationHeadToHeadSetsDifferenceParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationHeadToHeadSetsDifferenceSentence: {
            code: "head_to_head_sets_difference";
            params: components["schemas"]["SeparationHeadToHeadSetsDifferenceParams"];
            sentence: string;
        };
        SeparationHeadToHeadSetsShareParams: {
            above_id: string;
            above: string;
            value: components["schemas"]["Share"];
            value_above: components["schemas"]["Share"];
            level: number | null;
            level_points: number | null;
        };
        SeparationHeadToHeadSetsShareSentence: {
            code: "head_to_head_sets_share";
            params: components["schemas"]["SeparationHeadToHeadSetsShareParams"];
            sentence: string;
        };
        SeparationHeadToHeadTwoParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationHeadToHeadTwoSentence: {
            code: "head_to_head_two";
            params: components["schemas"]["SeparationHeadToHeadTwoParams"];
            sentence: string;
        };
        SeparationMatchesPlayedParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationMatchesPlayedSentence: {
            code: "matches_played";
            params: components["schemas"]["SeparationMatchesPlayedParams"];
            sentence: string;
        };
        SeparationMatchesWonParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationMatchesWonSentence: {
            code: "matches_won";
            params: components["schemas"]["SeparationMatchesWonParams"];
            sentence: string;
        };
        SeparationMinimumParams: {
            above_id: string;
            above: string;
            played: number;
            minimum: number;
        };
        SeparationMinimumSentence: {
            code: "minimum";
            params: components["schemas"]["SeparationMinimumParams"];
            sentence: string;
        };
        SeparationPointsOfMatchesParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationPointsOfMatchesSentence: {
            code: "points_of_matches";
            params: components["schemas"]["SeparationPointsOfMatchesParams"];
            sentence: string;
        };
        SeparationPointsParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationPointsPerMatchParams: {
            above_id: string;
            above: string;
            value: components["schemas"]["Rate"];
            value_above: components["schemas"]["Rate"];
            level: number | null;
            level_points: number | null;
        };
        SeparationPointsPerMatchSentence: {
            code: "points_per_match";
            params: components["schemas"]["SeparationPointsPerMatchParams"];
            sentence: string;
        };
        SeparationPointsSentence: {
            code: "points";
            params: components["schemas"]["SeparationPointsParams"];
            sentence: string;
        };
        SeparationPointsWithoutBonusParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationPointsWithoutBonusSentence: {
            code: "points_without_bonus";
            params: components["schemas"]["SeparationPointsWithoutBonusParams"];
            sentence: string;
        };
        SeparationSentence: components["schemas"]["SeparationPointsSentence"] | components["schemas"]["SeparationMatchesWonSentence"] | components["schemas"]["SeparationMatchesPlayedSentence"] | components["schemas"]["SeparationHeadToHeadSentence"] | components["schemas"]["SeparationHeadToHeadTwoSentence"] | components["schemas"]["SeparationHeadToHeadSetsDifferenceSentence"] | components["schemas"]["SeparationHeadToHeadSetsShareSentence"] | components["schemas"]["SeparationHeadToHeadGamesDifferenceSentence"] | components["schemas"]["SeparationHeadToHeadGamesShareSentence"] | components["schemas"]["SeparationSetsDifferenceSentence"] | components["schemas"]["SeparationSetsShareSentence"] | components["schemas"]["SeparationSetsWonSentence"] | components["schemas"]["SeparationGamesDifferenceSentence"] | components["schemas"]["SeparationGamesShareSentence"] | components["schemas"]["SeparationGamesWonSentence"] | components["schemas"]["SeparationSetsLostSentence"] | components["schemas"]["SeparationGamesLostSentence"] | components["schemas"]["SeparationSetsLostPerMatchSentence"] | components["schemas"]["SeparationGamesLostPerMatchSentence"] | components["schemas"]["SeparationPointsPerMatchSentence"] | components["schemas"]["SeparationHeadToHeadPointsSentence"] | components["schemas"]["SeparationPointsOfMatchesSentence"] | components["schemas"]["SeparationPointsWithoutBonusSentence"] | components["schemas"]["SeparationStraightSetsWinsSentence"] | components["schemas"]["SeparationStartingPlaceSentence"] | components["schemas"]["SeparationDecisionSentence"] | components["schemas"]["SeparationMinimumSentence"] | components["schemas"]["SeparationWithdrawnSentence"];
        SeparationSetsDifferenceParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationSetsDifferenceSentence: {
            code: "sets_difference";
            params: components["schemas"]["SeparationSetsDifferenceParams"];
            sentence: string;
        };
        SeparationSetsLostParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationSetsLostPerMatchParams: {
            above_id: string;
            above: string;
            value: components["schemas"]["Rate"];
            value_above: components["schemas"]["Rate"];
            level: number | null;
            level_points: number | null;
        };
        SeparationSetsLostPerMatchSentence: {
            code: "sets_lost_per_match";
            params: components["schemas"]["SeparationSetsLostPerMatchParams"];
            sentence: string;
        };
        SeparationSetsLostSentence: {
            code: "sets_lost";
            params: components["schemas"]["SeparationSetsLostParams"];
            sentence: string;
        };
        SeparationSetsShareParams: {
            above_id: string;
            above: string;
            value: components["schemas"]["Share"];
            value_above: components["schemas"]["Share"];
            level: number | null;
            level_points: number | null;
        };
        SeparationSetsShareSentence: {
            code: "sets_share";
            params: components["schemas"]["SeparationSetsShareParams"];
            sentence: string;
        };
        SeparationSetsWonParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationSetsWonSentence: {
            code: "sets_won";
            params: components["schemas"]["SeparationSetsWonParams"];
            sentence: string;
        };
        SeparationStartingPlaceParams: {
            above_id: string;
            above: string;
            value: number | null;
            value_above: number | null;
            level: number | null;
            level_points: number | null;
        };
        SeparationStartingPlaceSentence: {
            code: "starting_place";
            params: components["schemas"]["SeparationStartingPlaceParams"];
            sentence: string;
        };
        SeparationStraightSetsWinsParams: {
            above_id: string;
            above: string;
            value: number;
            value_above: number;
            level: number | null;
            level_points: number | null;
        };
        SeparationStraightSetsWinsSentence: {
            code: "straight_sets_wins";
            params: components["schemas"]["SeparationStraightSetsWinsParams"];
            sentence: string;
        };
        SeparationWithdrawnParams: {
            above_id: string;
            above: string;
        };
        SeparationWithdrawnSentence: {
            code: "withdrawn";
            params: components["schemas"]["SeparationWithdrawnParams"];
            sentence: string;
        };
        Session: {
            id: string;
            token: string;
            member: components["schemas"]["MemberRef"];
        };
        SessionEndedData: {
            member_id: string;
        };
        SessionEndedEvent: {
            kind: "session.ended";
            subject: components["schemas"]["SessionSubject"];
            data: components["schemas"]["SessionEndedData"];
        };
        SessionNotAcceptedProblem: components["schemas"]["Problem"] & {
            code: "session_not_accepted";
        };
        SessionRequiredProblem: components["schemas"]["Problem"] & {
            code: "session_required";
        };
        SessionStartedData: {
            login_link_id: string;
            session_id: string;
        };
        SessionStartedEvent: {
            kind: "session.started";
            subject: components["schemas"]["MemberSubject"];
            data: components["schemas"]["SessionStartedData"];
        };
        SessionSubject: {
            type: "session";
            id: string;
        };
        SetFormat: {
            games: number;
            winBy: number;
            cap: number | null;
            tiebreak: components["schemas"]["Tiebreak"] | null;
        };
        SetFormatChanges: {
            games?: number;
            winBy?: number;
            cap?: number | null;
            tiebreak?: components["schemas"]["TiebreakChanges"] | null;
        };
        SetScore: {
            games: [
                number,
                number
            ];
            tiebreak?: [
                number,
                number
            ];
        };
        SettledMatch: {
            id: string;
            competition_id: string;
            division_id: string | null;
            competition_name: string;
            division_name: string | null;
            round: components["schemas"]["Round"];
            status: components["schemas"]["MatchStatus"];
            sides: [
                components["schemas"]["MatchSide"],
                components["schemas"]["MatchSide"]
            ];
            waiting_on: components["schemas"]["Side"] | null;
            my_side: components["schemas"]["Side"] | null;
            result: components["schemas"]["Result"] | null;
            ruling: components["schemas"]["Ruling"] | null;
            created_at: string;
            updated_at: string;
            claims: components["schemas"]["Claim"][];
            differences: string[];
            difference_list: components["schemas"]["ClaimDifferenceSentence"][];
            short_of_minimum: {
                entry_id: string;
                label: string;
                played: number;
                target: number;
                still_possible: boolean;
            }[];
        };
        Settlement: {
            outcome: components["schemas"]["Outcome"];
            score?: components["schemas"]["Score"] | null;
            retired_side?: components["schemas"]["Side"] | null;
            played_on?: string;
            raw_input?: string;
            reason?: components["schemas"]["SettlementReason"];
            expected_version?: string;
            override?: boolean;
        };
        SettlementChangedProblem: components["schemas"]["Problem"] & {
            code: "settlement_changed";
        };
        SettlementPreview: {
            version: string;
            match: components["schemas"]["MatchDetail"];
            result: {
                outcome: components["schemas"]["Outcome"];
                score: components["schemas"]["Score"] | null;
                winning_side: components["schemas"]["Side"] | null;
                figures: [
                    number,
                    number
                ] | null;
                retired_side: components["schemas"]["Side"] | null;
                played_on: string | null;
            };
            requires_override: boolean;
            effects: {
                side: components["schemas"]["Side"];
                entry_id: string | null;
                label: string;
                points_before: number;
                points_after: number;
                rank_before: number | null;
                rank_after: number | null;
                movement_before: components["schemas"]["Movement"] | null;
                movement_after: components["schemas"]["Movement"] | null;
                played_before: number;
                played_after: number;
                minimum: number;
                withdrawn: boolean;
            }[];
        };
        SettlementReason: "no_response" | "conflicting_entries" | "incorrect_result" | "unreported_result" | "injury_or_withdrawal";
        Setup: {
            club: {
                name: string;
                slug: string;
                timezone: string;
                branding?: components["schemas"]["Branding"];
            };
            administrator: {
                name: string;
            };
        };
        SetupClosedProblem: components["schemas"]["Problem"] & {
            code: "setup_closed";
        };
        SetupStatus: {
            installed: boolean;
        };
        Share: {
            won: number;
            of: number;
        };
        Side: 0 | 1;
        SideRequiredProblem: components["schemas"]["Problem"] & {
            code: "side_required";
        };
        SignOutOptions: {
            links?: boolean;
        };
        SignedOut: {
            member_id: string;
            sessions_ended: number;
            links_open: number;
        };
        SlugFixedProblem: components["schemas"]["Problem"] & {
            code: "slug_fixed";
        };
        Standings: {
            competition_id: string;
            division_id: string;
            division_name: string;
            final: boolean;
            results_deadline: string | null;
            results_close_at: string | null;
            rows: components["schemas"]["StandingsRow"][];
            matches?: components["schemas"]["TableMatch"][];
        };
        StandingsExpansion: "matches";
        StandingsList: {
            data: components["schemas"]["Standings"][];
        };
        StandingsRow: {
            rank: number | null;
            entry_id: string;
            label: string;
            members: components["schemas"]["MemberRef"][];
            withdrawn: boolean;
            played: number;
            won: number;
            drawn: number;
            lost: number;
            unplayed: number;
            sets_won: number;
            sets_lost: number;
            games_won: number;
            games_lost: number;
            points: number;
            minimum: number;
            short_of_minimum: boolean;
            movement: components["schemas"]["Movement"] | null;
            movement_to: components["schemas"]["MovementTarget"] | null;
            tie: components["schemas"]["TieLine"] | null;
            separated_by: components["schemas"]["SeparatedBy"] | null;
        };
        StoppedOutcome: "retired" | "conceded" | "walkover";
        StorageFullProblem: components["schemas"]["Problem"] & {
            code: "storage_full";
        };
        SuggestedDivision: {
            division_id: string | null;
            name: string;
            position: number;
        };
        TableMatch: {
            id: string;
            round: components["schemas"]["Round"];
            entry_ids: [
                string,
                string
            ];
            status: components["schemas"]["MatchStatus"];
            outcome: components["schemas"]["Outcome"] | null;
            score: components["schemas"]["Score"] | null;
            winning_side: components["schemas"]["Side"] | null;
            figures: [
                number,
                number
            ] | null;
            ruling: components["schemas"]["Ruling"] | null;
        };
        TieDecision: {
            id: string;
            order: string[];
            by: components["schemas"]["DecisionWay"];
            counts: boolean;
            created_at: string;
        };
        TieDecisionList: {
            data: components["schemas"]["TieDecision"][];
            next_cursor: string | null;
        };
        TieLine: "promotion" | "relegation" | "both";
        Tiebreak: {
            at: number;
            to: number;
            winBy: number;
        };
        TiebreakChanges: {
            at?: number;
            to?: number;
            winBy?: number;
        };
        TimedSet: {
            timed: true;
        };
        TotalSet: {
            total: number;
        };
        UnavailableProblem: components["schemas"]["Problem"] & {
            code: "unavailable";
        };
        UnfinishedRule: "refused" | "as_it_stands" | "by_games";
        UnfinishedSet: {
            lead: number;
        };
        UnfinishedSetChanges: {
            lead?: number;
        };
        Unsaid: "left_out" | "placed";
        UnsupportedMediaTypeProblem: components["schemas"]["Problem"] & {
            code: "unsupported_media_type";
        };
        UriTooLongProblem: components["schemas"]["Problem"] & {
            code: "uri_too_long";
        };
        Vacancy: {
            division: string;
            kind: components["schemas"]["Movement"];
            entry_id: string;
            to_division: components["schemas"]["SuggestedDivision"];
            fill: components["schemas"]["VacancyFill"] | null;
        } & components["schemas"]["VacancySentence"];
        VacancyFill: {
            entry_id: string;
            label: string;
        } & components["schemas"]["VacancyFillSentence"];
        VacancyFillPromotionParams: {
            entry_id: string;
            label: string;
            is_pair: boolean;
            from_division: string;
            rank: number | null;
            is_joint: boolean;
            of: number;
            played: number;
            minimum: number;
            is_final: boolean;
        };
        VacancyFillPromotionSentence: {
            code: "promotion";
            params: components["schemas"]["VacancyFillPromotionParams"];
            sentence: string;
        };
        VacancyFillRelegationParams: {
            entry_id: string;
            label: string;
            is_pair: boolean;
            from_division: string;
            rank: number | null;
            is_joint: boolean;
            of: number;
            played: number;
            minimum: number;
            is_final: boolean;
        };
        VacancyFillRelegationSentence: {
            code: "relegation";
            params: components["schemas"]["VacancyFillRelegationParams"];
            sentence: string;
        };
        VacancyFillSentence: components["schemas"]["VacancyFillPromotionSentence"] | components["schemas"]["VacancyFillRelegationSentence"];
        VacancyPromotionParams: {
            division: string;
            because: components["schemas"]["LeftOutFact"];
        };
        VacancyPromotionSentence: {
            code: "promotion";
            params: components["schemas"]["VacancyPromotionParams"];
            sentence: string;
        };
        VacancyRelegationParams: {
            division: string;
            because: components["schemas"]["LeftOutFact"];
        };
        VacancyRelegationSentence: {
            code: "relegation";
            params: components["schemas"]["VacancyRelegationParams"];
            sentence: string;
        };
        VacancySentence: components["schemas"]["VacancyPromotionSentence"] | components["schemas"]["VacancyRelegationSentence"];
        Visibility: "members" | "private";
        WalkoverPlayed: "present" | "neither";
        WalkoverRule: {
            sets: components["schemas"]["WalkoverSets"];
            played: components["schemas"]["WalkoverPlayed"];
            games: [
                number,
                number
            ] | null;
        };
        WalkoverRuleChanges: {
            sets?: components["schemas"]["WalkoverSets"];
            played?: components["schemas"]["WalkoverPlayed"];
            games?: [
                number,
                number
            ] | null;
        };
        WalkoverSets: "none" | "straight_sets";
        Warning: {
            ids: string[];
        } & components["schemas"]["ChangeWarningSentence"];
        WarningCode: "no_deadline" | "deadline_passed" | "deadline_ahead" | "no_competitions" | "competitions_in_draft" | "previous_active" | "next_under_way" | "no_divisions" | "divisions_empty" | "divisions_of_one" | "walkover_above_win" | "fixtures_missing" | "entries_undivided" | "pairs_incomplete" | "draft_differs" | "tie_on_the_line" | "matches_open" | "results_one_sided" | "disputes_open" | "has_results";
        Weather: {
            units: components["schemas"]["WeatherUnits"];
            court_locations: components["schemas"]["CourtLocation"][];
        };
        WeatherChanges: {
            units?: components["schemas"]["WeatherUnits"];
        };
        WeatherSubject: {
            type: "weather";
            id: string;
        };
        WeatherUnits: "uk" | "metric" | "us";
        WeatherUpdatedData: {
            fields: string[];
        };
        WeatherUpdatedEvent: {
            kind: "weather.updated";
            subject: components["schemas"]["WeatherSubject"];
            data: components["schemas"]["WeatherUpdatedData"];
        };
        Wish: "singles" | "doubles" | "mixed_doubles" | "both" | "singles_mixed" | "doubles_mixed" | "all" | "not_now";
        WishChange: {
            wants_to_play: components["schemas"]["Wish"] | null;
        };
        WithdrawalRule: {
            remainingMatches: components["schemas"]["RemainingMatches"];
            playedMatches: components["schemas"]["PlayedMatches"];
        };
        WithdrawalRuleChanges: {
            remainingMatches?: components["schemas"]["RemainingMatches"];
            playedMatches?: components["schemas"]["PlayedMatches"];
        };
    };
    responses: {
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"];
            };
        };
        CompetitionClosed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CompetitionClosedProblem"];
            };
        };
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyInProgressProblem"] | components["schemas"]["IdempotencyAnswerGoneProblem"];
            };
        };
        ConflictAvailability: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["MemberDeletedProblem"] | components["schemas"]["MemberLeftProblem"];
            };
        };
        ConflictCompetitions: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["IdempotencyInProgressProblem"] | components["schemas"]["IdempotencyAnswerGoneProblem"];
            };
        };
        ConflictEntries: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["MemberDeletedProblem"] | components["schemas"]["MemberLeftProblem"] | components["schemas"]["MemberPausedProblem"] | components["schemas"]["AlreadyEnteredProblem"] | components["schemas"]["IdempotencyInProgressProblem"] | components["schemas"]["IdempotencyAnswerGoneProblem"];
            };
        };
        ConflictMembers: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["EmailTakenProblem"] | components["schemas"]["IdempotencyInProgressProblem"] | components["schemas"]["IdempotencyAnswerGoneProblem"];
            };
        };
        ContentTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
            };
        };
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"] | components["schemas"]["SessionNotAcceptedProblem"];
            };
        };
        ForbiddenSeasons: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"] | components["schemas"]["SessionNotAcceptedProblem"];
            };
        };
        InsufficientScope: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"];
            };
        };
        InsufficientStorage: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["StorageFullProblem"];
            };
        };
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InternalErrorProblem"];
            };
        };
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InternalErrorProblem"];
            };
        };
        InvalidCredential: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidCredentialProblem"];
            };
        };
        InvalidRequest: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"];
            };
        };
        InvalidTimezone: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidTimezoneProblem"];
            };
        };
        MemberDeleted: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["MemberDeletedProblem"];
            };
        };
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["MethodNotAllowedProblem"];
            };
        };
        NoContent: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content?: never;
        };
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        NotFoundSeasons: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        PartnerInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PartnerInvalidProblem"];
            };
        };
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
            };
        };
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PreconditionFailedProblem"];
            };
        };
        PreconditionFailedSeasons: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PreconditionFailedProblem"];
            };
        };
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RateLimitedProblem"];
            };
        };
        RequestTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
            };
        };
        RequestTimeoutSeasons: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
            };
        };
        ResourceInUse: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ResourceInUseProblem"];
            };
        };
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnavailableProblem"];
            };
        };
        SessionRequired: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SessionRequiredProblem"];
            };
        };
        StorageFull: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["StorageFullProblem"];
            };
        };
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RateLimitedProblem"];
            };
        };
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidCredentialProblem"];
            };
        };
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnavailableProblem"];
            };
        };
        UnprocessableContent: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyKeyReusedProblem"];
            };
        };
        UnprocessableContentEntries: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["EntrySizeProblem"] | components["schemas"]["PartnerInvalidProblem"] | components["schemas"]["IdempotencyKeyReusedProblem"];
            };
        };
        UnprocessableContentEntrySize: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["EntrySizeProblem"] | components["schemas"]["PartnerInvalidProblem"];
            };
        };
        UnprocessableContentResults: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ScoreRequiredProblem"] | components["schemas"]["ScoreNotAllowedProblem"] | components["schemas"]["RetiredSideRequiredProblem"] | components["schemas"]["RetiredSideNotAllowedProblem"] | components["schemas"]["ScoreInvalidProblem"] | components["schemas"]["PlayedOnInFutureProblem"];
            };
        };
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
        UnsupportedMediaTypeSeasons: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
        UriTooLong: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UriTooLongProblem"];
            };
        };
        UriTooLongSeasons: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Preference-Applied": components["headers"]["PreferenceApplied"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UriTooLongProblem"];
            };
        };
    };
    parameters: {
        APIKeyId: string;
        After: string;
        ApplicationId: string;
        ChoosingMemberId: string;
        Competition: string;
        CompetitionId: string;
        CourtLocationId: string;
        Cursor: components["schemas"]["Cursor"];
        Division: string;
        DivisionId: string;
        EntryId: string;
        IdempotencyKey: string;
        Ids: string[];
        IfMatch: string;
        IfNoneMatch: string;
        Limit: number;
        MatchId: string;
        MemberId: string;
        Prefer: string;
        Q: string;
        Season: string;
        SeasonId: string;
        StandingsExpansion: components["schemas"]["StandingsExpansion"];
        TieDecisionId: string;
    };
    requestBodies: never;
    headers: {
        XRequestId: string;
        ETag: string;
        Location: string;
        CacheControl: string;
        WWWAuthenticate: string;
        Allow: string;
        RateLimit: string;
        RateLimitPolicy: string;
        WebsiteKeyFile: string;
        PreferenceApplied: string;
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            405: components["responses"]["MethodNotAllowed"];
        };
    };
    getSetupStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    installClub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Setup"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    "Website-Key-File": components["headers"]["WebsiteKeyFile"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Installed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SetupClosedProblem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidTimezone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMyPlacements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerPlacements"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SessionRequired"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyMatches: {
        parameters: {
            query?: {
                include?: components["schemas"]["PlayerMatchInclusion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerMatches"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SessionRequired"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMemberMatches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerMatches"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMemberContacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerContacts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerContacts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SessionRequired"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyPartnerChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerPartnerChoices"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SessionRequired"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getClub: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateClub: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ClubChanges"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SlugFixedProblem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidTimezone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getWeather: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Weather"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWeather: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WeatherChanges"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Weather"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listCourtLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourtLocationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCourtLocation: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCourtLocation"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourtLocation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CourtLocationLimitProblem"] | components["schemas"]["IdempotencyInProgressProblem"] | components["schemas"]["IdempotencyAnswerGoneProblem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getCourtLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CourtLocationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourtLocation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCourtLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CourtLocationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateCourtLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CourtLocationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CourtLocationChanges"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourtLocation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                include_revoked?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKey"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ScopeNotHeldProblem"] | components["schemas"]["InsufficientScopeProblem"] | components["schemas"]["SessionNotAcceptedProblem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["APIKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["APIKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["LastAdminKeyProblem"];
                };
            };
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                order?: components["schemas"]["MemberOrder"];
                only?: components["schemas"]["MemberGroup"];
                status?: components["schemas"]["MemberStatus"];
                wants_to_play?: components["schemas"]["Wish"][];
                never_entered?: boolean;
                ids?: components["parameters"]["Ids"];
                email?: string;
                q?: components["parameters"]["Q"];
                include_deleted?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createMember: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMember"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ConflictMembers"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    countMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateMember: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MemberChanges"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["MemberDeletedProblem"] | components["schemas"]["MemberLeftProblem"] | components["schemas"]["EmailTakenProblem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    recordInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationOutcome"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["MemberDeletedProblem"] | components["schemas"]["ExpectedEmailMismatchProblem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    previewMemberImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importMembers: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportSlice"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedRows"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listJoinRequests: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinRequestPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createJoinRequest: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewJoinRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getJoinRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    declineJoinRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    approveJoinRequest: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Approval"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ConflictMembers"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createLoginLink: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LoginLinkOptions"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["MemberLeftProblem"] | components["schemas"]["MemberDeletedProblem"] | components["schemas"]["ExpectedEmailMismatchProblem"] | components["schemas"]["IdempotencyInProgressProblem"] | components["schemas"]["IdempotencyAnswerGoneProblem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    signOutMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SignOutOptions"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedOut"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    startSession: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SessionRequired"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listSeasons: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                state?: components["schemas"]["SeasonState"];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeasonPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSeason: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSeason"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Season"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidDatesProblem"] | components["schemas"]["IdempotencyKeyReusedProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getSeason: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["SeasonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Season"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSeason: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["SeasonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ResourceInUse"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateSeason: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["SeasonId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SeasonChanges"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Season"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["ForbiddenSeasons"];
            404: components["responses"]["NotFoundSeasons"];
            408: components["responses"]["RequestTimeoutSeasons"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidTransitionProblem"] | components["schemas"]["SeasonDatesRequiredProblem"] | components["schemas"]["ResourceInUseProblem"] | components["schemas"]["NeedsAcknowledgementProblem"];
                };
            };
            412: components["responses"]["PreconditionFailedSeasons"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLongSeasons"];
            415: components["responses"]["UnsupportedMediaTypeSeasons"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidDatesProblem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listCompetitions: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                season?: components["parameters"]["Season"];
                member?: string;
                state?: components["schemas"]["CompetitionState"];
                expand?: "draft";
            };
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCompetition: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCompetition"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Competition"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getCompetition: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Competition"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCompetition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ResourceInUse"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateCompetition: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["IfMatch"];
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CompetitionChanges"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Competition"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["ForbiddenSeasons"];
            404: components["responses"]["NotFoundSeasons"];
            408: components["responses"]["RequestTimeoutSeasons"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Preference-Applied": components["headers"]["PreferenceApplied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["InvalidTransitionProblem"] | components["schemas"]["SeasonNotActiveProblem"] | components["schemas"]["ResourceInUseProblem"] | components["schemas"]["NeedsAcknowledgementProblem"];
                };
            };
            412: components["responses"]["PreconditionFailedSeasons"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLongSeasons"];
            415: components["responses"]["UnsupportedMediaTypeSeasons"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listRulePresets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulePresetList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDivisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DivisionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDivision: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDivision"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Division"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ConflictCompetitions"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getDivision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["DivisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Division"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteDivision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["DivisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["ResourceInUseProblem"];
                };
            };
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateDivision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["DivisionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DivisionChanges"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Division"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosed"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createDivisions: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DivisionBatch"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DivisionsMade"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ConflictCompetitions"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listEntries: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                division?: components["parameters"]["Division"];
                member?: string;
                status?: components["schemas"]["EntryStatus"];
            };
            header?: never;
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEntry: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEntry"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ConflictEntries"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContentEntries"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteEntry: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["EntryHasPlayedProblem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateEntry: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EntryChanges"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["EntryHasPlayedProblem"] | components["schemas"]["EntryWithdrawnProblem"] | components["schemas"]["MemberDeletedProblem"] | components["schemas"]["MemberLeftProblem"] | components["schemas"]["MemberPausedProblem"] | components["schemas"]["AlreadyEnteredProblem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContentEntrySize"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    createEntries: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryBatch"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ConflictEntries"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContentEntries"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    withdrawEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosed"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    reinstateEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["AlreadyEnteredProblem"];
                };
            };
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    optOutEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosed"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    optInEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosed"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    recordLeaving: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberAvailability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ConflictAvailability"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    withdrawLeaving: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberAvailability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["MemberDeleted"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    pauseMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberAvailability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ConflictAvailability"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    resumeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberAvailability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ConflictAvailability"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    recordWish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberAvailability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["MemberDeleted"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    generateFixtures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["DivisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fixtures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosed"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    generateAllFixtures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FixtureCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosed"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    recordMatchPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotAParticipantProblem"] | components["schemas"]["SessionRequiredProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["CompetitionNotActiveProblem"] | components["schemas"]["ResultsClosedProblem"] | components["schemas"]["ResultConfirmedProblem"] | components["schemas"]["InvalidTransitionProblem"] | components["schemas"]["EntryWithdrawnProblem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listMyMatchPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchPlanList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SessionRequired"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMatches: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                competition?: components["parameters"]["Competition"];
                division?: components["parameters"]["Division"];
                entry?: string;
                member?: string;
                season?: components["parameters"]["Season"];
                competition_state?: components["schemas"]["CompetitionState"];
                ids?: components["parameters"]["Ids"];
                status?: components["schemas"]["MatchStatus"][];
                waiting_on?: string;
                expand?: components["schemas"]["MatchExpansion"];
                order?: components["schemas"]["MatchOrder"];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SessionNotAcceptedProblem"] | components["schemas"]["InsufficientScopeProblem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMatch: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reportResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClaim"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotYourSideProblem"] | components["schemas"]["NotAParticipantProblem"] | components["schemas"]["InsufficientScopeProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionNotActiveProblem"] | components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["ResultsClosedProblem"] | components["schemas"]["EntryWithdrawnProblem"] | components["schemas"]["ResultConfirmedProblem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ScoreRequiredProblem"] | components["schemas"]["ScoreNotAllowedProblem"] | components["schemas"]["RetiredSideRequiredProblem"] | components["schemas"]["RetiredSideNotAllowedProblem"] | components["schemas"]["ScoreInvalidProblem"] | components["schemas"]["PlayedOnInFutureProblem"] | components["schemas"]["SideRequiredProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    previewSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Settlement"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionNotActiveProblem"] | components["schemas"]["CompetitionClosedProblem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContentResults"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    settleMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Settlement"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettledMatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionNotActiveProblem"] | components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["OverrideRequiredProblem"] | components["schemas"]["SettlementChangedProblem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContentResults"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getDisputeHistory: {
        parameters: {
            query?: {
                after?: components["parameters"]["Cursor"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDivisionStandings: {
        parameters: {
            query?: {
                expand?: components["parameters"]["StandingsExpansion"];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["DivisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standings"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCompetitionStandings: {
        parameters: {
            query?: {
                expand?: components["parameters"]["StandingsExpansion"];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingsList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSeasonStandings: {
        parameters: {
            query?: {
                expand?: components["parameters"]["StandingsExpansion"];
            };
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["SeasonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeasonStandings"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RulesChanges"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEntryProgress: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProgress"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCompetitionProgress: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionProgress"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSeasonProgress: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["SeasonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeasonProgress"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDivisionOutlook: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["DivisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outlook"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCompetitionOutlook: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutlookList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTieDecisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["DivisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TieDecisionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTieDecision: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["DivisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTieDecision"];
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TieDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["CompetitionNotActiveProblem"] | components["schemas"]["IdempotencyInProgressProblem"] | components["schemas"]["IdempotencyAnswerGoneProblem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotLevelProblem"] | components["schemas"]["IdempotencyKeyReusedProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getTieDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TieDecisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TieDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTieDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["TieDecisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["CompetitionNotActiveProblem"];
                };
            };
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getChaseList: {
        parameters: {
            query?: {
                after?: components["parameters"]["Cursor"];
                limit?: components["parameters"]["Limit"];
                within_days?: number;
                season?: components["parameters"]["Season"];
                competition?: components["parameters"]["Competition"];
                division?: components["parameters"]["Division"];
                member?: string[];
                short_by?: number;
            };
            header?: {
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChaseList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    eraseMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listPartnerChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerChoiceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["PartnerInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPartnerCandidates: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                q?: components["parameters"]["Q"];
            };
            header?: never;
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerCandidatePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["SessionRequired"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["PartnerInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recordPartnerChoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CompetitionId"];
                member_id: components["parameters"]["ChoosingMemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChoice"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerChoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChoicesFixedProblem"] | components["schemas"]["MemberLeftProblem"] | components["schemas"]["MemberDeletedProblem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PartnerInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    declinePartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CompetitionId"];
                member_id: components["parameters"]["ChoosingMemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerRefusal"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerChoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChoicesFixedProblem"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PartnerInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    previewPlacements: {
        parameters: {
            query?: {
                unsaid?: components["schemas"]["Unsaid"];
            };
            header?: never;
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacementPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotADraftProblem"];
                };
            };
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    fillDraft: {
        parameters: {
            query?: never;
            header?: {
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FillRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacementPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotADraftProblem"] | components["schemas"]["MemberDeletedProblem"] | components["schemas"]["MemberLeftProblem"] | components["schemas"]["MemberPausedProblem"] | components["schemas"]["AlreadyEnteredProblem"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContentEntrySize"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    checkMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberChecks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkSeason: {
        parameters: {
            query?: {
                to?: components["schemas"]["SeasonState"];
            };
            header?: never;
            path: {
                id: components["parameters"]["SeasonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeasonChecks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkCompetition: {
        parameters: {
            query?: {
                to?: components["schemas"]["CompetitionState"];
            };
            header?: never;
            path: {
                id: components["parameters"]["CompetitionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionChecks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                after?: string;
                limit?: components["parameters"]["Limit"];
                order?: components["schemas"]["EventOrder"];
                match_id?: string;
                kind?: components["schemas"]["EventKind"][];
                subject?: string;
                member?: string;
                competition?: string;
                actor?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["FeedRestoredProblem"];
                };
            };
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
