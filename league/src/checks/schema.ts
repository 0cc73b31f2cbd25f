import { Type } from 'typebox';
import { Blocker, MemberWarning, Warning } from '../http/checks-schema.ts';
import { StrictObject, StringEnum } from '../http/schema.ts';
import { COMPETITION_STATES, SEASON_STATES } from '../shared/states.ts';

const lists = {
  blockers: Type.Array(Blocker, { description: 'Reasons for which the change would be refused' }),
  warnings: Type.Array(Warning, {
    description: 'Warnings to acknowledge with `Prefer: handling=strict`',
  }),
};

const TO = { description: 'The requested state' };

export const SeasonCheckQuery = StrictObject({ to: StringEnum('SeasonState', SEASON_STATES, TO) });

export const SeasonChecks = StrictObject(
  { to: StringEnum('SeasonState', SEASON_STATES), ...lists },
  { title: 'SeasonChecks' },
);

export const MemberChecks = StrictObject(
  { warnings: Type.Array(MemberWarning, { description: 'Likely mistakes for a coach to check' }) },
  { title: 'MemberChecks' },
);

export const CompetitionCheckQuery = StrictObject({
  to: StringEnum('CompetitionState', COMPETITION_STATES, TO),
});

export const CompetitionChecks = StrictObject(
  { to: StringEnum('CompetitionState', COMPETITION_STATES), ...lists },
  { title: 'CompetitionChecks' },
);
