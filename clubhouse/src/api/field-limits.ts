/* Made by `npm run generate -- clubhouse-api` from league/openapi.json: do not edit. */
export const FIELD_LIMITS = {
  "Approval": {
    "display_name": {"minLength":1,"maxLength":100,"format":"name"},
    "level": {"minimum":1,"maximum":10},
    "age_group": {"minLength":1,"maxLength":40},
  },
  "Bonus": {
    "points": {"minimum":-100,"maximum":100},
  },
  "ClubChanges": {
    "name": {"minLength":1,"maxLength":100,"format":"name"},
    "timezone": {"maxLength":64},
  },
  "CompetitionChanges": {
    "name": {"minLength":1,"maxLength":100,"format":"name"},
    "acknowledge": {"maxItems":100},
  },
  "CourtLocationChanges": {
    "name": {"minLength":1,"maxLength":100,"format":"name"},
    "latitude": {"minimum":-90,"maximum":90},
    "longitude": {"minimum":-180,"maximum":180},
  },
  "CreateApiKey": {
    "name": {"minLength":1,"maxLength":100,"format":"name"},
    "scopes": {"maxItems":7},
  },
  "DivisionBatch": {
    "items": {"maxItems":500},
  },
  "DivisionChanges": {
    "name": {"minLength":1,"maxLength":100,"format":"name"},
    "position": {"minimum":1,"maximum":1000},
  },
  "EitherFinalSet": {
    "either": {"maxItems":4},
  },
  "EitherSet": {
    "either": {"maxItems":4},
  },
  "EntryBatch": {
    "items": {"maxItems":500},
  },
  "EntryChanges": {
    "name": {"minLength":1,"maxLength":100,"format":"name"},
    "member_ids": {"maxItems":2},
    "starting_place": {"minimum":1,"maximum":100000},
  },
  "FillRequest": {
    "keep": {"maxItems":500},
    "place": {"maxItems":500},
  },
  "ImportFile": {
    "file": {"pattern":"^[A-Za-z0-9+/]*={0,2}$"},
    "columns": {"maxItems":100},
    "words": {"maxItems":100},
    "persons": {"maxItems":500},
  },
  "ImportItem": {
    "line": {"minimum":1},
    "version": {"maxLength":64},
  },
  "ImportMemory": {
    "columns": {"maxItems":100},
    "words": {"maxItems":100},
  },
  "ImportPerson": {
    "line": {"minimum":1},
  },
  "ImportSlice": {
    "items": {"maxItems":20},
  },
  "InvitationOutcome": {
    "email": {"maxLength":254},
  },
  "LoginLinkOptions": {
    "expected_email": {"maxLength":254},
    "expires_in_minutes": {"minimum":1,"maximum":10080},
  },
  "MatchPointsChanges": {
    "win": {"minimum":-100,"maximum":100},
    "loss": {"minimum":-100,"maximum":100},
    "retiredLoss": {"minimum":-100,"maximum":100},
    "draw": {"minimum":-100,"maximum":100},
    "walkoverWin": {"minimum":-100,"maximum":100},
    "walkoverLoss": {"minimum":-100,"maximum":100},
    "setWon": {"minimum":-100,"maximum":100},
    "gameWon": {"minimum":-100,"maximum":100},
    "byResult": {"maxItems":100},
    "bonus": {"maxItems":10},
  },
  "MatchTiebreak": {
    "to": {"minimum":1,"maximum":99},
    "winBy": {"minimum":1,"maximum":9},
  },
  "MatchTiebreakChanges": {
    "to": {"minimum":1,"maximum":99},
    "winBy": {"minimum":1,"maximum":9},
  },
  "MatchesPlayedBonus": {
    "count": {"minimum":1,"maximum":1000},
    "points": {"minimum":-100,"maximum":100},
  },
  "MemberChanges": {
    "display_name": {"minLength":1,"maxLength":100,"format":"name"},
    "rating_system": {"minLength":1,"maxLength":60},
    "level": {"minimum":1,"maximum":10},
    "self_level": {"minimum":1,"maximum":10},
    "full_name": {"minLength":1,"maxLength":200,"format":"name"},
    "email": {"maxLength":254},
    "phone": {"minLength":1,"maxLength":40},
    "age_group": {"minLength":1,"maxLength":40},
    "notes": {"maxLength":4000},
  },
  "MovementRuleChanges": {
    "promoted": {"minimum":0,"maximum":100},
    "relegated": {"minimum":0,"maximum":100},
    "tiers": {"maxItems":1000},
  },
  "NewClaim": {
    "raw_input": {"maxLength":2000},
  },
  "NewCompetition": {
    "name": {"minLength":1,"maxLength":100,"format":"name"},
  },
  "NewCourtLocation": {
    "name": {"minLength":1,"maxLength":100,"format":"name"},
    "latitude": {"minimum":-90,"maximum":90},
    "longitude": {"minimum":-180,"maximum":180},
  },
  "NewDivision": {
    "name": {"minLength":1,"maxLength":100,"format":"name"},
    "position": {"minimum":1,"maximum":1000},
  },
  "NewEntry": {
    "member_ids": {"maxItems":2},
    "name": {"minLength":1,"maxLength":100,"format":"name"},
    "starting_place": {"minimum":1,"maximum":100000},
  },
  "NewJoinRequest": {
    "first_name": {"minLength":1,"maxLength":100,"format":"name"},
    "surname": {"minLength":1,"maxLength":100,"format":"name"},
    "email": {"maxLength":254},
    "phone": {"minLength":1,"maxLength":40,"format":"name"},
    "privacy_notice": {"minLength":1,"maxLength":200,"format":"name"},
    "age_group": {"minLength":1,"maxLength":40},
    "self_level": {"minimum":1,"maximum":10},
  },
  "NewMember": {
    "display_name": {"minLength":1,"maxLength":100,"format":"name"},
    "rating_system": {"minLength":1,"maxLength":60},
    "level": {"minimum":1,"maximum":10},
    "self_level": {"minimum":1,"maximum":10},
    "full_name": {"minLength":1,"maxLength":200,"format":"name"},
    "email": {"maxLength":254},
    "phone": {"minLength":1,"maxLength":40},
    "age_group": {"minLength":1,"maxLength":40},
    "notes": {"maxLength":4000},
  },
  "NewSeason": {
    "name": {"minLength":1,"maxLength":100,"format":"name"},
  },
  "NewTieDecision": {
    "order": {"maxItems":500},
  },
  "PlaceByHand": {
    "member_ids": {"maxItems":2},
  },
  "ResultPoints": {
    "result": {"pattern":"^(0|[1-9][0-9]?)-(0|[1-9][0-9]?)$"},
    "points": {"maxItems":2},
  },
  "RulesChanges": {
    "ranking": {"maxItems":25},
    "minMatchesToPlay": {"minimum":0,"maximum":1000},
  },
  "Score": {
    "sets": {"maxItems":7},
  },
  "SeasonChanges": {
    "name": {"minLength":1,"maxLength":100,"format":"name"},
    "acknowledge": {"maxItems":100},
  },
  "SetFormat": {
    "games": {"minimum":1,"maximum":99},
    "winBy": {"minimum":1,"maximum":9},
    "cap": {"minimum":1,"maximum":99},
  },
  "SetFormatChanges": {
    "games": {"minimum":1,"maximum":99},
    "winBy": {"minimum":1,"maximum":9},
    "cap": {"minimum":1,"maximum":99},
  },
  "SetScore": {
    "games": {"maxItems":2},
    "tiebreak": {"maxItems":2},
  },
  "Settlement": {
    "raw_input": {"maxLength":2000},
    "expected_version": {"pattern":"^[a-f0-9]{64}$"},
  },
  "Setup": {
    "club": {"name":{"minLength":1,"maxLength":100,"format":"name"},"slug":{"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"timezone":{"maxLength":64}},
    "administrator": {"name":{"minLength":1,"maxLength":100,"format":"name"}},
  },
  "Tiebreak": {
    "at": {"minimum":1,"maximum":98},
    "to": {"minimum":1,"maximum":99},
    "winBy": {"minimum":1,"maximum":9},
  },
  "TiebreakChanges": {
    "at": {"minimum":1,"maximum":98},
    "to": {"minimum":1,"maximum":99},
    "winBy": {"minimum":1,"maximum":9},
  },
  "TotalSet": {
    "total": {"minimum":1,"maximum":99},
  },
  "UnfinishedSetChanges": {
    "lead": {"minimum":1,"maximum":9},
  },
  "WalkoverRuleChanges": {
    "games": {"maxItems":2},
  },
  "/v1/members": {
    "wants_to_play": {"maxItems":8},
    "ids": {"maxItems":100},
    "email": {"maxLength":254},
    "q": {"minLength":1,"maxLength":100},
  },
  "/v1/matches": {
    "ids": {"maxItems":100},
    "status": {"maxItems":4},
  },
  "/v1/dispute-history": {
    "after": {"maxLength":200},
  },
  "/v1/chase-list": {
    "after": {"maxLength":200},
    "within_days": {"minimum":0,"maximum":365},
    "member": {"maxItems":100},
    "short_by": {"minimum":0,"maximum":1000},
  },
  "/v1/competitions/{id}/partner-candidates": {
    "q": {"minLength":1,"maxLength":100},
  },
  "/v1/events": {
    "after": {"maxLength":100},
    "kind": {"maxItems":56},
  },
} as const;
