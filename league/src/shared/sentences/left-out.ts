import { ABSENCE, DISCIPLINE, getDisciplineName, MEMBER } from './absence.ts';
import { ANN, BO, CAL, ENTRY } from './examples.ts';
import { family, sentence } from './family.ts';
import { param } from './param.ts';

const LABELLED = {
  entry_id: param.id('entry', 'The previous entry'),
  label: param.name('Its label'),
};

const REMAINING = {
  remaining_id: param.nullable(
    param.id('member', 'The member of the pair who still needs a partner, if any'),
  ),
  remaining: param.nullable(param.name('Their display name')),
};

const SEEKER = {
  seeker_id: param.id('member', 'The member of the pair who wants another partner'),
  seeker: param.name('Their display name'),
  other_id: param.id('member', 'The other member of the pair'),
  other: param.name('Their display name'),
};

const NEW_PARTNER = {
  partner_id: param.id('member', 'The new partner of the member who wanted to change'),
  partner: param.name('Their display name'),
};

const SEEKING = {
  ...MEMBER,
  had_partner: param.flag('Whether they were one of a pair until now'),
};

const EXAMPLE_SEEKER = { seeker_id: ANN, seeker: 'Ann Lee', other_id: BO, other: 'Bo Roth' };
const EXAMPLE_PARTNER = { partner_id: CAL, partner: 'Cal Moss' };

/** Why an entry of the previous competition, or a possible player, has no place (PLA-5, PLA-14). */
export const LEFT_OUT = family('left_out', 'Why a member has no place in the plan', {
  left_club: makeAbsentSentence(ABSENCE.sentences.left_club),
  leaving: makeAbsentSentence(ABSENCE.sentences.leaving),
  on_a_break: makeAbsentSentence(ABSENCE.sentences.on_a_break),
  not_now: makeAbsentSentence(ABSENCE.sentences.not_now),
  not_playing: makeAbsentFromSentence(ABSENCE.sentences.not_playing),
  other_wish: makeAbsentFromSentence(ABSENCE.sentences.other_wish),
  withdrew: sentence({
    about: 'The entry withdrew from the previous competition',
    params: LABELLED,
    examples: [{ entry_id: ENTRY, label: 'Ann Lee' }],
    english: ({ label }) => `${label} withdrew.`,
  }),
  opted_out: sentence({
    about: 'The entry opted out of the next season',
    params: LABELLED,
    examples: [{ entry_id: ENTRY, label: 'Ann Lee' }],
    english: ({ label }) => `${label} opted out of the next season.`,
  }),
  too_few_matches: sentence({
    about: 'The entry played fewer matches than the minimum',
    params: {
      ...LABELLED,
      played: param.count('The number of matches it played'),
      minimum: param.count('The number of matches it had to play'),
    },
    examples: [
      { entry_id: ENTRY, label: 'Ann Lee', played: 2, minimum: 4 },
      { entry_id: ENTRY, label: 'Ann Lee', played: 1, minimum: 4 },
    ],
    english: ({ label, played, minimum }) =>
      `${label} played ${played} ${played === 1 ? 'match' : 'matches'} of the expected ${minimum}.`,
  }),
  wants_another_partner: sentence({
    about: 'One of the pair wants another partner but has not found one yet',
    params: SEEKER,
    examples: [EXAMPLE_SEEKER],
    english: ({ seeker, other }) =>
      `${seeker} wants another partner next season; ${other} needs another partner.`,
  }),
  both_want_another_partner: sentence({
    about: 'Both want another partner, and the first has not found one yet',
    params: SEEKER,
    examples: [EXAMPLE_SEEKER],
    english: ({ seeker, other }) =>
      `${seeker} wants another partner next season; so does ${other}.`,
  }),
  plays_with_another: sentence({
    about: 'One of the pair will play with another partner',
    params: { ...SEEKER, ...NEW_PARTNER },
    examples: [{ ...EXAMPLE_SEEKER, ...EXAMPLE_PARTNER }],
    english: ({ seeker, other, partner }) =>
      `${seeker} plays with ${partner} next season; ${other} needs another partner.`,
  }),
  plays_with_another_too: sentence({
    about: 'One of the pair will play with another partner, and the other wants another one too',
    params: { ...SEEKER, ...NEW_PARTNER },
    examples: [{ ...EXAMPLE_SEEKER, ...EXAMPLE_PARTNER }],
    english: ({ seeker, other, partner }) =>
      `${seeker} plays with ${partner} next season; ${other} wants another partner too.`,
  }),
  needs_partner: sentence({
    about: 'A member who wants to play has no partner',
    params: SEEKING,
    examples: makeExamples(),
    english: (params) => `${needsPartner(params)}.`,
  }),
  leaves_partner_to_coach: sentence({
    about: 'A member who wants to play lets the coach choose the partner',
    params: SEEKING,
    examples: makeExamples(),
    english: (params) => `${needsPartner(params)} and lets the coach choose.`,
  }),
  partner_absent: sentence({
    about: 'A member who wants to play has no partner because the intended one is not playing',
    params: { ...SEEKING, because: param.fact(ABSENCE, 'Why the intended partner is not playing') },
    examples: [
      {
        member_id: ANN,
        member: 'Ann Lee',
        had_partner: true,
        because: { code: 'on_a_break', params: { member_id: BO, member: 'Bo Roth' } },
      },
    ],
    english: ({ because, ...params }) => `${needsPartner(params)}: ${ABSENCE.english(because)}.`,
  }),
  no_wish: sentence({
    about: 'Before a first season: a member has not said whether they want to play',
    params: { ...MEMBER, discipline: DISCIPLINE },
    examples: [{ member_id: ANN, member: 'Ann Lee', discipline: 'singles' }],
    english: ({ member, discipline }) =>
      `${member} has not said that they want to play ${getDisciplineName(discipline)}.`,
  }),
  wish_without_partner: sentence({
    about: 'Before a first season: a member wants to play but has no partner',
    params: { ...MEMBER, discipline: DISCIPLINE },
    examples: [{ member_id: ANN, member: 'Ann Lee', discipline: 'doubles' }],
    english: ({ member, discipline }) =>
      `${member} wants to play ${getDisciplineName(discipline)} and needs a partner.`,
  }),
});

/** Says that a member of an entry is not playing; asks the rest of a pair to find a partner. */
function makeAbsentSentence({ about, english }: (typeof ABSENCE)['sentences']['left_club']) {
  const out = { member_id: ANN, member: 'Ann Lee' };
  return sentence({
    about,
    params: { ...MEMBER, ...REMAINING },
    examples: [
      { ...out, remaining_id: null, remaining: null },
      { ...out, remaining_id: BO, remaining: 'Bo Roth' },
    ],
    english: (params) => `${english(params)}${describePartnerNeed(params.remaining)}.`,
  });
}

function makeAbsentFromSentence({ about, english }: (typeof ABSENCE)['sentences']['not_playing']) {
  const out = { member_id: ANN, member: 'Ann Lee', discipline: 'mixed_doubles' } as const;
  return sentence({
    about,
    params: { ...MEMBER, discipline: DISCIPLINE, ...REMAINING },
    examples: [
      { ...out, remaining_id: null, remaining: null },
      { ...out, remaining_id: BO, remaining: 'Bo Roth' },
    ],
    english: (params) => `${english(params)}${describePartnerNeed(params.remaining)}.`,
  });
}

function describePartnerNeed(remaining: string | null): string {
  return remaining === null ? '' : `; ${remaining} needs another partner`;
}

function needsPartner({ member, had_partner: another }: { member: string; had_partner: boolean }) {
  return `${member} needs ${another ? 'another' : 'a'} partner`;
}

function makeExamples() {
  const example = { member_id: ANN, member: 'Ann Lee' };
  return [
    { ...example, had_partner: true },
    { ...example, had_partner: false },
  ] as const;
}
