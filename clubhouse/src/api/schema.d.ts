/* Made by `npm run clubhouse-api` from league/openapi.json: do not edit. */
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
        ActorType: "api_key" | "session" | "system";
        AlreadyEnteredProblem: components["schemas"]["Problem"] & {
            code: "already_entered";
        };
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
        ApiKeyPage: {
            data: components["schemas"]["ApiKey"][];
            next_cursor: string | null;
        };
        Approval: {
            display_name?: string;
            level?: number | null;
            gender?: components["schemas"]["Gender"];
            age_group?: string | null;
        };
        BestOf: 1 | 3 | 5 | 7;
        BonusCondition: "straight_sets_win" | "loss_with_a_set" | "every_match_played";
        ChangeByHand: {
            entry_id: string | null;
            label: string;
            outcome: components["schemas"]["PairOutcome"];
            sentence: string;
        };
        ChaseList: {
            data: components["schemas"]["ChaseRow"][];
        };
        ChaseRow: {
            member: {
                id: string;
                display_name: string;
                email?: string | null;
            };
            entry_id: string;
            label: string;
            competition_id: string;
            competition_name: string;
            division_name: string | null;
            played: number;
            minimum: number;
            short_by: number;
            outstanding: {
                match_id: string;
                opponent: string;
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
        };
        ClaimDifferenceSentence: {
            code: "outcome";
            params: {
                outcomes: components["schemas"]["Outcome"][];
                retired_sides: (components["schemas"]["Side"] | null)[];
            };
            sentence: string;
        } | {
            code: "retired_side";
            params: {
                outcome: components["schemas"]["StoppedOutcome"];
                retired_sides: components["schemas"]["Side"][];
            };
            sentence: string;
        } | {
            code: "score";
            params: {
                scores: components["schemas"]["Score"][];
            };
            sentence: string;
        };
        ClaimSource: "web" | "messaging" | "api" | "coach_entry" | "nl_parse";
        ClaimState: "pending" | "confirmed" | "superseded";
        Club: {
            id: string;
            slug: string;
            name: string;
            timezone: string;
            branding: {
                [key: string]: unknown;
            };
            created_at: string;
            updated_at: string;
        };
        ClubChanges: {
            name?: string;
            timezone?: string;
            branding?: {
                [key: string]: unknown;
            };
            slug?: string;
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
        };
        CompetitionClosedProblem: components["schemas"]["Problem"] & {
            code: "competition_closed";
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
            entries: components["schemas"]["EntryProgress"][];
        };
        CompetitionRules: {
            format: {
                bestOf: components["schemas"]["BestOf"];
                set: {
                    games: number;
                    winBy: number;
                    cap: number | null;
                    tiebreak: {
                        at: number;
                        to: number;
                        winBy: number;
                    } | null;
                };
                finalSet: {
                    games: number;
                    winBy: number;
                    cap: number | null;
                    tiebreak: {
                        at: number;
                        to: number;
                        winBy: number;
                    } | null;
                } | {
                    matchTiebreak: {
                        to: number;
                        winBy: number;
                    };
                } | null;
            };
            points: {
                win: number;
                loss: number;
                walkoverWin: number;
                walkoverLoss: number;
                setWon: number;
                gameWon: number;
                bonus: {
                    when: components["schemas"]["BonusCondition"];
                    points: number;
                }[];
            };
            retirement: {
                sets: components["schemas"]["RetirementSets"];
            };
            walkover: {
                sets: components["schemas"]["WalkoverSets"];
                played: components["schemas"]["WalkoverPlayed"];
            };
            ranking: components["schemas"]["RankingRule"][];
            levelAfterRule: components["schemas"]["LevelAfterRule"];
            minMatchesToPlay: number;
            unrankedBelowMinimum: boolean;
            movement: {
                promoted: number;
                relegated: number;
            };
            withdrawal: {
                remainingMatches: components["schemas"]["RemainingMatches"];
                playedMatches: components["schemas"]["PlayedMatches"];
            };
        };
        CompetitionState: "draft" | "active" | "complete" | "archived";
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
        CourtLocationLimitProblem: components["schemas"]["Problem"] & {
            code: "court_location_limit";
        };
        CourtLocationList: {
            data: components["schemas"]["CourtLocation"][];
        };
        CreateApiKey: {
            name: string;
            scopes: components["schemas"]["Scope"][];
            expires_at?: string;
        };
        DifferenceCode: "not_entered" | "taken_out_by_hand" | "entered_otherwise" | "withdrawn_here" | "entered_by_hand" | "not_planned" | "left_out" | "moved_by_hand" | "planned_elsewhere";
        DifferenceKind: "missing" | "extra" | "elsewhere";
        Discipline: "singles" | "doubles" | "mixed_doubles";
        DisputeEnding: "gave_way" | "other_side_gave_way" | "coach_settled" | "open";
        DisputeHistory: {
            data: components["schemas"]["DisputesOfMember"][];
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
        DivisionList: {
            data: components["schemas"]["Division"][];
            next_cursor: string | null;
        };
        DivisionsMade: {
            data: components["schemas"]["Division"][];
        };
        DraftDifference: {
            kind: components["schemas"]["DifferenceKind"];
            entry_id: string | null;
            code: components["schemas"]["DifferenceCode"];
            params: {
                [key: string]: unknown;
            };
            sentence: string;
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
            status: components["schemas"]["EntryStatus"];
            withdrawn_at: string | null;
            opted_out: boolean;
            opted_out_at: string | null;
            warnings?: string[];
            created_at: string;
            updated_at: string;
        };
        EntryBatch: {
            items: components["schemas"]["NewEntry"][];
        };
        EntryChanges: {
            name?: string | null;
            division_id?: string | null;
        };
        EntryHasPlayedProblem: components["schemas"]["Problem"] & {
            code: "entry_has_played";
        };
        EntryList: {
            data: components["schemas"]["Entry"][];
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
            opted_out: boolean;
        };
        EntrySizeProblem: components["schemas"]["Problem"] & {
            code: "entry_size";
        };
        EntryStatus: "active" | "withdrawn";
        EntryWithdrawnProblem: components["schemas"]["Problem"] & {
            code: "entry_withdrawn";
        };
        Event: {
            id: string;
            cursor: string;
            kind: components["schemas"]["EventKind"];
            occurred_at: string;
            actor: {
                type: components["schemas"]["ActorType"];
                id: string | null;
            };
            actor_name: string | null;
            subject: {
                type: components["schemas"]["SubjectType"];
                id: string;
            };
            subject_name: string | null;
            match_id: string | null;
            data: {
                [key: string]: unknown;
            };
            competition_name?: string | null;
            partner_name?: string | null;
        };
        EventKind: "club.installed" | "club.updated" | "api_key.created" | "api_key.pii_granted" | "api_key.revoked" | "weather.updated" | "court_location.created" | "court_location.updated" | "court_location.deleted" | "member.created" | "member.updated" | "member.deleted" | "member.erased" | "member.leaving.recorded" | "member.leaving.withdrawn" | "member.paused" | "member.resumed" | "member.wish.updated" | "member.invitation.recorded" | "join_request.created" | "join_request.approved" | "join_request.declined" | "join_request.expired" | "login_link.created" | "session.started" | "session.ended" | "season.created" | "season.updated" | "season.state_changed" | "season.deleted" | "competition.created" | "competition.updated" | "competition.state_changed" | "competition.deleted" | "competition.filled" | "division.created" | "division.updated" | "division.deleted" | "entry.created" | "entry.updated" | "entry.deleted" | "entry.withdrawn" | "entry.reinstated" | "entry.opted_out" | "entry.opted_in" | "fixtures.generated" | "match.claimed" | "match.amended" | "match.disputed" | "match.confirmed" | "match.settled" | "partner_choice.updated" | "partner_choice.declined" | "partner_choice.agreed";
        EventOrder: "oldest" | "newest";
        EventPage: {
            data: components["schemas"]["Event"][];
            next_cursor: string | null;
            has_more: boolean;
        };
        ExpectedEmailMismatchProblem: components["schemas"]["Problem"] & {
            code: "expected_email_mismatch";
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
        Gender: "female" | "male" | "other" | "undisclosed";
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
        IdempotencyKeyInUseProblem: components["schemas"]["Problem"] & {
            code: "idempotency_key_in_use";
        };
        IdempotencyKeyReusedProblem: components["schemas"]["Problem"] & {
            code: "idempotency_key_reused";
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
        JoinRequestPage: {
            data: components["schemas"]["JoinRequest"][];
            next_cursor: string | null;
        };
        LastAdminKeyProblem: components["schemas"]["Problem"] & {
            code: "last_admin_key";
        };
        LeftOut: {
            entry_id: string | null;
            members: components["schemas"]["MemberRef"][];
            label: string;
            reason: components["schemas"]["LeftOutReason"];
            sentence: string;
        };
        LeftOutReason: "opted_out" | "not_playing" | "needs_partner" | "left_club" | "on_a_break" | "too_few_matches" | "withdrawn";
        LevelAfterRule: "restart" | "continue";
        LoginLink: {
            member_id: string;
            token: string;
            expires_at: string;
        };
        LoginLinkOptions: {
            expected_email?: string;
            expires_in_minutes: number;
        };
        Match: {
            id: string;
            competition_id: string;
            division_id: string | null;
            competition_name: string;
            division_name: string | null;
            status: components["schemas"]["MatchStatus"];
            sides: components["schemas"]["MatchSide"][];
            waiting_on: components["schemas"]["Side"] | null;
            my_side: components["schemas"]["Side"] | null;
            result: components["schemas"]["Result"] | null;
            created_at: string;
            updated_at: string;
        };
        MatchDetail: {
            id: string;
            competition_id: string;
            division_id: string | null;
            competition_name: string;
            division_name: string | null;
            status: components["schemas"]["MatchStatus"];
            sides: components["schemas"]["MatchSide"][];
            waiting_on: components["schemas"]["Side"] | null;
            my_side: components["schemas"]["Side"] | null;
            result: components["schemas"]["Result"] | null;
            created_at: string;
            updated_at: string;
            claims: components["schemas"]["Claim"][];
            differences: string[];
            difference_list: components["schemas"]["ClaimDifferenceSentence"][];
        };
        MatchOrder: "oldest" | "recent";
        MatchPage: {
            data: components["schemas"]["Match"][];
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
        MatchSide: {
            side: components["schemas"]["Side"];
            entry_id: string | null;
            label: string | null;
            members: components["schemas"]["MemberRef"][];
        };
        MatchStatus: "open" | "reported" | "played" | "disputed";
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
        MemberDeletedProblem: components["schemas"]["Problem"] & {
            code: "member_deleted";
        };
        MemberInvitation: {
            member_id: string;
            invitation_state: components["schemas"]["InvitationState"];
            invitation_at: string;
        };
        MemberLeftProblem: components["schemas"]["Problem"] & {
            code: "member_left";
        };
        MemberPage: {
            data: components["schemas"]["Member"][];
            next_cursor: string | null;
        };
        MemberPausedProblem: components["schemas"]["Problem"] & {
            code: "member_paused";
        };
        MemberRef: {
            id: string;
            display_name: string;
        };
        MemberStatus: "active" | "paused" | "left";
        MethodNotAllowedProblem: components["schemas"]["Problem"] & {
            code: "method_not_allowed";
        };
        Movement: "promotion" | "relegation";
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
            visibility: components["schemas"]["Visibility"];
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
        NotADraftProblem: components["schemas"]["Problem"] & {
            code: "not_a_draft";
        };
        NotAParticipantProblem: components["schemas"]["Problem"] & {
            code: "not_a_participant";
        };
        NotFoundProblem: components["schemas"]["Problem"] & {
            code: "not_found";
        };
        NotYourSideProblem: components["schemas"]["Problem"] & {
            code: "not_your_side";
        };
        Outcome: "completed" | "retired" | "walkover" | "conceded" | "unplayed";
        OutstandingStatus: "open" | "reported" | "disputed";
        OverrideRequiredProblem: components["schemas"]["Problem"] & {
            code: "override_required";
        };
        PairOutcome: "kept" | "lost";
        PartnerChoice: {
            member: components["schemas"]["MemberRef"];
            choice: components["schemas"]["PartnerChoiceKind"];
            partner: {
                id: string;
                display_name: string;
            } | null;
            agreed: boolean;
            looking_for_partner: boolean;
            declined_by: components["schemas"]["MemberRef"][];
            updated_at: string | null;
        };
        PartnerChoiceKind: "same_partner" | "not_playing" | "new_partner" | "coach_decides";
        PartnerChoiceList: {
            data: components["schemas"]["PartnerChoice"][];
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
            reason: components["schemas"]["PlacementReason"];
            sentence: string;
        };
        PlacementPlan: {
            competition_id: string;
            previous_competition_id: string | null;
            provisional: boolean;
            divisions: components["schemas"]["PlannedDivision"][];
            left_out: components["schemas"]["LeftOut"][];
            vacancies: components["schemas"]["Vacancy"][];
            by_hand: components["schemas"]["ChangeByHand"][];
            differs: components["schemas"]["DraftDifference"][];
        };
        PlacementReason: "promoted" | "relegated" | "held" | "new_pair" | "by_level";
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
        PlayedMatches: "keep" | "void";
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
            status: components["schemas"]["MatchStatus"];
            sides: components["schemas"]["MatchSide"][];
            waiting_on: components["schemas"]["Side"] | null;
            my_side: components["schemas"]["Side"];
            result: components["schemas"]["Result"] | null;
            created_at: string;
            updated_at: string;
            opponents: components["schemas"]["MemberRef"][];
            results_deadline: string | null;
            plan: components["schemas"]["MatchPlan"];
        };
        PlayerMatches: {
            data: components["schemas"]["PlayerMatch"][];
        };
        PlayerPlacement: {
            season: {
                id: string;
                name: string;
                starts_on: string | null;
                ends_on: string | null;
            };
            competition_id: string;
            competition_name: string;
            competition_state: components["schemas"]["CompetitionState"];
            entry_id: string;
            division_id: string | null;
            division_name: string | null;
            rank: number | null;
            points: number | null;
            played: number | null;
            minimum: number | null;
            partner: {
                id: string;
                display_name: string;
            } | null;
            provisional: boolean;
            fixtures_ready: boolean;
        };
        PlayerPlacements: {
            has_entries: boolean;
            next_season: {
                id: string;
                name: string;
                starts_on: string | null;
                ends_on: string | null;
            } | null;
            placements: components["schemas"]["PlayerPlacement"][];
        };
        Problem: {
            type: string;
            code: components["schemas"]["ProblemCode"];
            title: string;
            status: number;
            detail?: string;
            request_id: string;
            id?: string;
            errors?: {
                pointer: string;
                message: string;
                code?: string;
            }[];
        };
        ProblemCode: "invalid_request" | "invalid_credential" | "insufficient_scope" | "session_not_accepted" | "session_required" | "scope_not_held" | "not_your_side" | "not_a_participant" | "not_found" | "method_not_allowed" | "setup_closed" | "last_admin_key" | "email_taken" | "slug_fixed" | "member_left" | "member_paused" | "member_deleted" | "expected_email_mismatch" | "already_entered" | "entry_withdrawn" | "entry_has_played" | "invalid_transition" | "season_dates_required" | "season_not_active" | "competition_not_active" | "competition_closed" | "results_closed" | "result_confirmed" | "override_required" | "settlement_changed" | "resource_in_use" | "court_location_limit" | "choices_fixed" | "not_a_draft" | "idempotency_key_in_use" | "idempotency_answer_gone" | "request_timeout" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "idempotency_key_reused" | "score_required" | "score_not_allowed" | "retired_side_required" | "retired_side_not_allowed" | "side_required" | "score_invalid" | "played_on_in_future" | "entry_size" | "partner_invalid" | "invalid_timezone" | "invalid_dates" | "rate_limited" | "internal_error" | "unavailable" | "storage_full";
        RankingRule: "points" | "matches_won" | "matches_played" | "head_to_head" | "head_to_head_two" | "sets_difference" | "sets_share" | "sets_won" | "games_difference" | "games_share" | "games_won";
        RateLimitedProblem: components["schemas"]["Problem"] & {
            code: "rate_limited";
        };
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
            retired_side: components["schemas"]["Side"] | null;
            played_on: string | null;
            claim_id: string;
        };
        ResultConfirmedProblem: components["schemas"]["Problem"] & {
            code: "result_confirmed";
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
        RetirementSets: "as_played" | "straight_sets";
        RowChange: {
            entry_id: string;
            label: string;
            points_before: number;
            points_after: number;
            rank_before: number | null;
            rank_after: number | null;
            movement_before: components["schemas"]["Movement"] | null;
            movement_after: components["schemas"]["Movement"] | null;
        };
        RulePreset: {
            id: string;
            name: string;
            source: string;
            rules: components["schemas"]["CompetitionRules"];
        };
        RulePresetId: "tour_finals" | "box_league" | "five_four_two_one" | "three_one_zero" | "short_sets" | "pro_set" | "squash" | "table_tennis_5" | "table_tennis_7" | "badminton";
        RulePresetList: {
            data: components["schemas"]["RulePreset"][];
        };
        RulesChanges: {
            format?: {
                bestOf: components["schemas"]["BestOf"];
                set: {
                    games?: number;
                    winBy?: number;
                    cap?: number | null;
                    tiebreak?: {
                        at?: number;
                        to?: number;
                        winBy?: number;
                    } | null;
                };
                finalSet: {
                    games?: number;
                    winBy?: number;
                    cap?: number | null;
                    tiebreak?: {
                        at?: number;
                        to?: number;
                        winBy?: number;
                    } | null;
                } | {
                    matchTiebreak: {
                        to?: number;
                        winBy?: number;
                    };
                } | null;
            };
            points?: {
                win: number;
                loss: number;
                walkoverWin: number;
                walkoverLoss: number;
                setWon: number;
                gameWon: number;
                bonus: {
                    when: components["schemas"]["BonusCondition"];
                    points: number;
                }[];
            };
            retirement?: {
                sets: components["schemas"]["RetirementSets"];
            };
            walkover?: {
                sets: components["schemas"]["WalkoverSets"];
                played: components["schemas"]["WalkoverPlayed"];
            };
            ranking: components["schemas"]["RankingRule"][];
            levelAfterRule: components["schemas"]["LevelAfterRule"];
            minMatchesToPlay: number;
            unrankedBelowMinimum: boolean;
            movement?: {
                promoted: number;
                relegated: number;
            };
            withdrawal?: {
                remainingMatches: components["schemas"]["RemainingMatches"];
                playedMatches: components["schemas"]["PlayedMatches"];
            };
        };
        RulesPreview: {
            divisions: {
                division_id: string;
                division_name: string;
                changes: components["schemas"]["RowChange"][];
            }[];
        };
        Scope: "league:read" | "league:write" | "results:write" | "members:read" | "members:write" | "members:pii" | "admin";
        ScopeNotHeldProblem: components["schemas"]["Problem"] & {
            code: "scope_not_held";
        };
        Score: {
            sets: components["schemas"]["SetScore"][];
        };
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
        };
        SeasonDatesRequiredProblem: components["schemas"]["Problem"] & {
            code: "season_dates_required";
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
        SeasonState: "planning" | "active" | "complete" | "archived";
        SeparatedBy: {
            rule: components["schemas"]["SeparatingRule"];
            value: string;
            value_above: string;
            among: string[];
        } & components["schemas"]["SeparationSentence"];
        SeparatingRule: "points" | "matches_won" | "matches_played" | "head_to_head" | "head_to_head_two" | "sets_difference" | "sets_share" | "sets_won" | "games_difference" | "games_share" | "games_won" | "minimum" | "withdrawn";
        SeparationSentence: {
            code: "points";
            params: {
                above_id: string;
                above: string;
                value: number;
                value_above: number;
                level: number | null;
                level_points: number | null;
            };
            sentence: string;
        } | {
            code: "matches_won";
            params: {
                above_id: string;
                above: string;
                value: number;
                value_above: number;
                level: number | null;
                level_points: number | null;
            };
            sentence: string;
        } | {
            code: "matches_played";
            params: {
                above_id: string;
                above: string;
                value: number;
                value_above: number;
                level: number | null;
                level_points: number | null;
            };
            sentence: string;
        } | {
            code: "head_to_head";
            params: {
                above_id: string;
                above: string;
                value: number;
                value_above: number;
                level: number | null;
                level_points: number | null;
            };
            sentence: string;
        } | {
            code: "head_to_head_two";
            params: {
                above_id: string;
                above: string;
                value: number;
                value_above: number;
                level: number | null;
                level_points: number | null;
            };
            sentence: string;
        } | {
            code: "sets_difference";
            params: {
                above_id: string;
                above: string;
                value: number;
                value_above: number;
                level: number | null;
                level_points: number | null;
            };
            sentence: string;
        } | {
            code: "sets_share";
            params: {
                above_id: string;
                above: string;
                value: components["schemas"]["Share"];
                value_above: components["schemas"]["Share"];
                level: number | null;
                level_points: number | null;
            };
            sentence: string;
        } | {
            code: "sets_won";
            params: {
                above_id: string;
                above: string;
                value: number;
                value_above: number;
                level: number | null;
                level_points: number | null;
            };
            sentence: string;
        } | {
            code: "games_difference";
            params: {
                above_id: string;
                above: string;
                value: number;
                value_above: number;
                level: number | null;
                level_points: number | null;
            };
            sentence: string;
        } | {
            code: "games_share";
            params: {
                above_id: string;
                above: string;
                value: components["schemas"]["Share"];
                value_above: components["schemas"]["Share"];
                level: number | null;
                level_points: number | null;
            };
            sentence: string;
        } | {
            code: "games_won";
            params: {
                above_id: string;
                above: string;
                value: number;
                value_above: number;
                level: number | null;
                level_points: number | null;
            };
            sentence: string;
        } | {
            code: "minimum";
            params: {
                above_id: string;
                above: string;
                played: number;
                minimum: number;
            };
            sentence: string;
        } | {
            code: "withdrawn";
            params: {
                above_id: string;
                above: string;
            };
            sentence: string;
        };
        Session: {
            id: string;
            token: string;
            member: components["schemas"]["MemberRef"];
        };
        SessionNotAcceptedProblem: components["schemas"]["Problem"] & {
            code: "session_not_accepted";
        };
        SessionRequiredProblem: components["schemas"]["Problem"] & {
            code: "session_required";
        };
        SetScore: {
            games: number[];
            tiebreak?: number[];
        };
        SettledMatch: {
            id: string;
            competition_id: string;
            division_id: string | null;
            competition_name: string;
            division_name: string | null;
            status: components["schemas"]["MatchStatus"];
            sides: components["schemas"]["MatchSide"][];
            waiting_on: components["schemas"]["Side"] | null;
            my_side: components["schemas"]["Side"] | null;
            result: components["schemas"]["Result"] | null;
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
                branding?: {
                    [key: string]: unknown;
                };
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
        SignedOut: {
            member_id: string;
            sessions_ended: number;
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
        };
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
            separated_by: components["schemas"]["SeparatedBy"] | null;
        };
        StoppedOutcome: "retired" | "conceded" | "walkover";
        StorageFullProblem: components["schemas"]["Problem"] & {
            code: "storage_full";
        };
        SubjectType: "club" | "api_key" | "weather" | "court_location" | "member" | "join_request" | "login_link" | "session" | "season" | "competition" | "division" | "entry" | "match";
        UnavailableProblem: components["schemas"]["Problem"] & {
            code: "unavailable";
        };
        UnsupportedMediaTypeProblem: components["schemas"]["Problem"] & {
            code: "unsupported_media_type";
        };
        UriTooLongProblem: components["schemas"]["Problem"] & {
            code: "uri_too_long";
        };
        Vacancy: {
            division: string;
            kind: components["schemas"]["Movement"];
            sentence: string;
            fill: {
                entry_id: string;
                label: string;
                sentence: string;
            } | null;
        };
        Visibility: "members" | "private";
        WalkoverPlayed: "present" | "neither";
        WalkoverSets: "none" | "straight_sets";
        Weather: {
            units: components["schemas"]["WeatherUnits"];
            court_locations: components["schemas"]["CourtLocation"][];
        };
        WeatherChanges: {
            units?: components["schemas"]["WeatherUnits"];
        };
        WeatherUnits: "uk" | "metric" | "us";
        Wish: "singles" | "doubles" | "mixed_doubles" | "both" | "singles_mixed" | "doubles_mixed" | "all" | "not_now";
        WishChange: {
            wants_to_play: components["schemas"]["Wish"] | null;
        };
    };
    responses: {
        CompetitionClosed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CompetitionClosedProblem"];
            };
        };
        CompetitionClosedOrEntryHasPlayed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["EntryHasPlayedProblem"];
            };
        };
        CompetitionClosedOrIdempotencyKeyInUseOrIdempotencyAnswerGone: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["IdempotencyKeyInUseProblem"] | components["schemas"]["IdempotencyAnswerGoneProblem"];
            };
        };
        CompetitionClosedOrMemberDeletedOrMemberLeftOrMemberPausedOrAlreadyEnteredOrIdempotencyKeyInUseOrIdempotencyAnswerGone: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["MemberDeletedProblem"] | components["schemas"]["MemberLeftProblem"] | components["schemas"]["MemberPausedProblem"] | components["schemas"]["AlreadyEnteredProblem"] | components["schemas"]["IdempotencyKeyInUseProblem"] | components["schemas"]["IdempotencyAnswerGoneProblem"];
            };
        };
        EmailTakenOrIdempotencyKeyInUseOrIdempotencyAnswerGone: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["EmailTakenProblem"] | components["schemas"]["IdempotencyKeyInUseProblem"] | components["schemas"]["IdempotencyAnswerGoneProblem"];
            };
        };
        EntrySizeOrPartnerInvalidOrIdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["EntrySizeProblem"] | components["schemas"]["PartnerInvalidProblem"] | components["schemas"]["IdempotencyKeyReusedProblem"];
            };
        };
        IdempotencyKeyInUseOrIdempotencyAnswerGone: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyKeyInUseProblem"] | components["schemas"]["IdempotencyAnswerGoneProblem"];
            };
        };
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["IdempotencyKeyReusedProblem"];
            };
        };
        InsufficientScope: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"];
            };
        };
        InsufficientScopeOrSessionNotAccepted: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InsufficientScopeProblem"] | components["schemas"]["SessionNotAcceptedProblem"];
            };
        };
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InternalErrorProblem"];
            };
        };
        InvalidCredential: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidCredentialProblem"];
            };
        };
        InvalidRequest: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"];
            };
        };
        InvalidTimezone: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidTimezoneProblem"];
            };
        };
        MemberDeleted: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["MemberDeletedProblem"];
            };
        };
        MemberDeletedOrMemberLeft: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["MemberDeletedProblem"] | components["schemas"]["MemberLeftProblem"];
            };
        };
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["MethodNotAllowedProblem"];
            };
        };
        NoContent: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content?: never;
        };
        NotADraft: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotADraftProblem"];
            };
        };
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                RateLimit: components["headers"]["RateLimit"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        PartnerInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PartnerInvalidProblem"];
            };
        };
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
            };
        };
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RateLimitedProblem"];
            };
        };
        RequestTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
            };
        };
        ResourceInUse: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ResourceInUseProblem"];
            };
        };
        ScoreRequiredOrScoreNotAllowedOrRetiredSideRequiredOrRetiredSideNotAllowedOrScoreInvalidOrPlayedOnInFuture: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ScoreRequiredProblem"] | components["schemas"]["ScoreNotAllowedProblem"] | components["schemas"]["RetiredSideRequiredProblem"] | components["schemas"]["RetiredSideNotAllowedProblem"] | components["schemas"]["ScoreInvalidProblem"] | components["schemas"]["PlayedOnInFutureProblem"];
            };
        };
        SessionRequired: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["SessionRequiredProblem"];
            };
        };
        StorageFull: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["StorageFullProblem"];
            };
        };
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnavailableProblem"];
            };
        };
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
        UriTooLong: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
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
        CompetitionId: string;
        CourtLocationId: string;
        Division: string;
        DivisionId: string;
        EntryId: string;
        IdempotencyKey: string;
        IfNoneMatch: string;
        Limit: number;
        MatchId: string;
        Member: string;
        MemberId: string;
        Season: string;
        SeasonId: string;
    };
    requestBodies: never;
    headers: {
        XRequestId: string;
        ETag: string;
        Location: string;
        RateLimit: string;
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetupStatus"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Installed"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SetupClosedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidTimezone"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerPlacements"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["SessionRequired"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyMatches: {
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerMatches"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["SessionRequired"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerContacts"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["SessionRequired"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClub: {
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClub: {
        parameters: {
            query?: never;
            header?: never;
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SlugFixedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidTimezone"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Weather"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Weather"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourtLocationList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourtLocation"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CourtLocationLimitProblem"] | components["schemas"]["IdempotencyKeyInUseProblem"] | components["schemas"]["IdempotencyAnswerGoneProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourtLocation"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourtLocation"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ScopeNotHeldProblem"] | components["schemas"]["InsufficientScopeProblem"] | components["schemas"]["SessionNotAcceptedProblem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUseOrIdempotencyAnswerGone"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["LastAdminKeyProblem"];
                };
            };
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                status?: components["schemas"]["MemberStatus"];
                never_entered?: boolean;
                email?: string;
                q?: string;
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["EmailTakenOrIdempotencyKeyInUseOrIdempotencyAnswerGone"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateMember: {
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
                "application/json": components["schemas"]["MemberChanges"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["MemberDeletedProblem"] | components["schemas"]["MemberLeftProblem"] | components["schemas"]["EmailTakenProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberInvitation"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["MemberDeletedProblem"] | components["schemas"]["ExpectedEmailMismatchProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinRequestPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinRequest"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUseOrIdempotencyAnswerGone"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinRequest"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["EmailTakenOrIdempotencyKeyInUseOrIdempotencyAnswerGone"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginLink"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["MemberLeftProblem"] | components["schemas"]["MemberDeletedProblem"] | components["schemas"]["ExpectedEmailMismatchProblem"] | components["schemas"]["IdempotencyKeyInUseProblem"] | components["schemas"]["IdempotencyAnswerGoneProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedOut"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUseOrIdempotencyAnswerGone"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["SessionRequired"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listSeasons: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeasonPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Season"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUseOrIdempotencyAnswerGone"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidDatesProblem"] | components["schemas"]["IdempotencyKeyReusedProblem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Season"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ResourceInUse"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateSeason: {
        parameters: {
            query?: never;
            header?: never;
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Season"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidTransitionProblem"] | components["schemas"]["SeasonDatesRequiredProblem"] | components["schemas"]["ResourceInUseProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
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
                state?: components["schemas"]["CompetitionState"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Competition"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInUseOrIdempotencyAnswerGone"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getCompetition: {
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Competition"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["ResourceInUse"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateCompetition: {
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
                "application/json": components["schemas"]["CompetitionChanges"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Competition"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["InvalidTransitionProblem"] | components["schemas"]["SeasonNotActiveProblem"] | components["schemas"]["ResourceInUseProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulePresetList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DivisionList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Division"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosedOrIdempotencyKeyInUseOrIdempotencyAnswerGone"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Division"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["ResourceInUseProblem"];
                };
            };
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Division"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosed"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DivisionsMade"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosedOrIdempotencyKeyInUseOrIdempotencyAnswerGone"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listEntries: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                division?: components["parameters"]["Division"];
                member?: components["parameters"]["Member"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosedOrMemberDeletedOrMemberLeftOrMemberPausedOrAlreadyEnteredOrIdempotencyKeyInUseOrIdempotencyAnswerGone"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["EntrySizeOrPartnerInvalidOrIdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEntry: {
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
            204: components["responses"]["NoContent"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosedOrEntryHasPlayed"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    updateEntry: {
        parameters: {
            query?: never;
            header?: never;
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosedOrEntryHasPlayed"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosedOrMemberDeletedOrMemberLeftOrMemberPausedOrAlreadyEnteredOrIdempotencyKeyInUseOrIdempotencyAnswerGone"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["EntrySizeOrPartnerInvalidOrIdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosed"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosed"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosed"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entry"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosed"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberAvailability"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["MemberDeletedOrMemberLeft"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberAvailability"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["MemberDeleted"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberAvailability"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["MemberDeletedOrMemberLeft"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberAvailability"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["MemberDeletedOrMemberLeft"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberAvailability"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["MemberDeleted"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listMatches: {
        parameters: {
            query?: {
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
                competition?: string;
                division?: components["parameters"]["Division"];
                entry?: string;
                member?: components["parameters"]["Member"];
                status?: components["schemas"]["MatchStatus"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fixtures"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosed"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FixtureCounts"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CompetitionClosed"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchPlan"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["CompetitionNotActiveProblem"] | components["schemas"]["ResultsClosedProblem"] | components["schemas"]["ResultConfirmedProblem"] | components["schemas"]["InvalidTransitionProblem"] | components["schemas"]["EntryWithdrawnProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchPlanList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["SessionRequired"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchDetail"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchDetail"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionNotActiveProblem"] | components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["ResultsClosedProblem"] | components["schemas"]["EntryWithdrawnProblem"] | components["schemas"]["ResultConfirmedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ScoreRequiredProblem"] | components["schemas"]["ScoreNotAllowedProblem"] | components["schemas"]["RetiredSideRequiredProblem"] | components["schemas"]["RetiredSideNotAllowedProblem"] | components["schemas"]["ScoreInvalidProblem"] | components["schemas"]["PlayedOnInFutureProblem"] | components["schemas"]["SideRequiredProblem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementPreview"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionNotActiveProblem"] | components["schemas"]["CompetitionClosedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ScoreRequiredOrScoreNotAllowedOrRetiredSideRequiredOrRetiredSideNotAllowedOrScoreInvalidOrPlayedOnInFuture"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettledMatch"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CompetitionNotActiveProblem"] | components["schemas"]["CompetitionClosedProblem"] | components["schemas"]["OverrideRequiredProblem"] | components["schemas"]["SettlementChangedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ScoreRequiredOrScoreNotAllowedOrRetiredSideRequiredOrRetiredSideNotAllowedOrScoreInvalidOrPlayedOnInFuture"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getDisputeHistory: {
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeHistory"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDivisionStandings: {
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
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standings"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompetitionStandings: {
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
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingsList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesPreview"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEntryProgress: {
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryProgress"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompetitionProgress: {
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitionProgress"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSeasonProgress: {
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
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeasonProgress"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChaseList: {
        parameters: {
            query?: {
                within_days?: number;
                season?: components["parameters"]["Season"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChaseList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerChoiceList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            422: components["responses"]["PartnerInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordPartnerChoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CompetitionId"];
                member_id: string;
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerChoice"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChoicesFixedProblem"] | components["schemas"]["MemberLeftProblem"] | components["schemas"]["MemberDeletedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PartnerInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    declinePartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["CompetitionId"];
                member_id: string;
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerChoice"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChoicesFixedProblem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            414: components["responses"]["UriTooLong"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PartnerInvalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    previewPlacements: {
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacementPlan"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["NotADraft"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    fillDraft: {
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacementPlan"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["NotADraft"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                after?: string;
                limit?: components["parameters"]["Limit"];
                order?: components["schemas"]["EventOrder"];
                match_id?: string;
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
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidCredential"];
            403: components["responses"]["InsufficientScopeOrSessionNotAccepted"];
            408: components["responses"]["RequestTimeout"];
            414: components["responses"]["UriTooLong"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
