import { Type } from 'typebox';
import { Blocker, MemberWarning, Warning } from '../http/checks-schema.ts';
import { StrictObject, StringEnum } from '../http/schema.ts';
import { COMPETITION_STATES, SEASON_STATES } from '../shared/states.ts';

const lists = {
  blockers: Type.Array(Blocker, { description: 'For what the change would be refused' }),
  warnings: Type.Array(Warning, { description: 'What to acknowledge where care is preferred' }),
};

const TO = { description: 'The state that it is to go to' };

export const SeasonCheckQuery = StrictObject({ to: StringEnum('SeasonState', SEASON_STATES, TO) });

export const SeasonChecks = StrictObject(
  { to: StringEnum('SeasonState', SEASON_STATES), ...lists },
  { title: 'SeasonChecks' },
);

export const MemberChecks = StrictObject(
  { warnings: Type.Array(MemberWarning, { description: 'What a coach may want to correct' }) },
  { title: 'MemberChecks' },
);

export const CompetitionCheckQuery = StrictObject({
  to: StringEnum('CompetitionState', COMPETITION_STATES, TO),
});

export const CompetitionChecks = StrictObject(
  { to: StringEnum('CompetitionState', COMPETITION_STATES), ...lists },
  { title: 'CompetitionChecks' },
);
