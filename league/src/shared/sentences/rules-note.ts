import { RULE_NAMES } from '../rule-names.ts';
import { ANN } from './examples.ts';
import { family, sentence } from './family.ts';
import { param } from './param.ts';
import { joinNames } from './words.ts';

const PREVIOUS = {
  previous_id: param.id('competition', 'The competition that the draft follows'),
  previous: param.name('Its name'),
};

const EXAMPLE = { previous_id: ANN, previous: 'Summer league' };

/** Whether a draft has the same rules as the competition it follows (COM-5). */
export const RULES_NOTE = family(
  'rules_note',
  'How a draft’s rules compare with the previous ones',
  {
    as_before: sentence({
      about: 'The rules are the same as those of the competition it follows',
      params: PREVIOUS,
      examples: [EXAMPLE],
      english: ({ previous }) => `The rules are the same as those of ${previous}.`,
    }),
    changed: sentence({
      about: 'The rules are different',
      params: {
        ...PREVIOUS,
        rules: param.list(
          param.oneOf('RuleName', RULE_NAMES, 'The parts of the rules that differ'),
        ),
      },
      examples: [
        { ...EXAMPLE, rules: ['format'] },
        { ...EXAMPLE, rules: ['points', 'movement'] },
      ],
      english: ({ previous, rules }) =>
        `The rules differ from those of ${previous}: ${joinNames(rules)}.`,
    }),
  },
);
