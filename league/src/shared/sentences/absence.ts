import { type Discipline, DISCIPLINES } from '../discipline.ts';
import { ANN } from './examples.ts';
import { family, sentence } from './family.ts';
import { param } from './param.ts';

export const MEMBER = {
  member_id: param.id('member', 'The member'),
  member: param.name('Their display name'),
};
export const DISCIPLINE = param.oneOf('Discipline', DISCIPLINES, 'The discipline of the draft');

const DISCIPLINE_NAMES: Readonly<Record<Discipline, string>> = {
  singles: 'singles',
  doubles: 'doubles',
  mixed_doubles: 'mixed doubles',
};

export function getDisciplineName(discipline: Discipline): string {
  return DISCIPLINE_NAMES[discipline];
}

/** Why a member is not playing, as words that end a sentence about them. */
export const ABSENCE = family('absence', 'Why a member does not play next season', {
  left_club: makeMemberSentence('They left the club, or were removed', 'has left the club'),
  leaving: makeMemberSentence(
    'They said they are not playing next season',
    'is not playing next season',
  ),
  on_a_break: makeMemberSentence('They are on a break', 'is on a break'),
  not_now: makeMemberSentence('They do not want to play now', 'does not want to play next season'),
  not_playing: makeDisciplineSentence(
    'They chose not to play',
    (name) => `is not playing ${name} next season`,
  ),
  other_wish: makeDisciplineSentence(
    'They want to play another discipline',
    (name) => `does not want to play ${name} next season`,
  ),
});

function makeMemberSentence(about: string, what: string) {
  return sentence({
    about,
    params: MEMBER,
    examples: [{ member_id: ANN, member: 'Ann Lee' }],
    english: ({ member }) => `${member} ${what}`,
  });
}

function makeDisciplineSentence(about: string, what: (name: string) => string) {
  return sentence({
    about,
    params: { ...MEMBER, discipline: DISCIPLINE },
    examples: [{ member_id: ANN, member: 'Ann Lee', discipline: 'mixed_doubles' }],
    english: ({ member, discipline }) => `${member} ${what(getDisciplineName(discipline))}`,
  });
}
