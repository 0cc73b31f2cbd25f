import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Api } from '../../api/client.ts';
import { getDates } from '../../messages/dates.ts';
import { type Language, getWords } from '../../messages/language.ts';
import { explainLeftOut, describePlace } from './place-sentence.ts';

const STANDING = {
  entry_id: 'e',
  label: 'Ann Lee',
  is_pair: false,
  from_division: 'Box 3',
  rank: 2,
  is_joint: false,
  of: 6,
  played: 5,
  minimum: 4,
  is_final: true,
};
const TO = { to_division_id: null, to_division: 'Box 2' };
const PAIR = { label: 'Ann Lee / Bo Roth', ...TO };

function voice(language: Language) {
  const dates = getDates(language, 'UTC');
  return { words: getWords(language), dates, club: 'C', url: '' };
}

function said(
  why: Api<'PlacementSentence'> | null,
  partner: string | null = null,
  language: Language = 'en',
) {
  return describePlace({ memberId: 'ann', division: 'Box 2', partner, why }, voice(language));
}

const PLACES: readonly (readonly [Api<'PlacementSentence'>, en: string, de: string])[] = [
  [
    { code: 'promoted', params: { ...STANDING, ...TO }, sentence: '' },
    'You finished 2nd of 6 in Box 3 and go up to Box 2.',
    'Du warst 2. von 6 in Box 3 und steigst in Box 2 auf.',
  ],
  [
    {
      code: 'relegated',
      params: { ...STANDING, ...TO, is_final: false, rank: 11, of: 12 },
      sentence: '',
    },
    'You are 11th of 12 in Box 3 and go down to Box 2.',
    'Du stehst auf Platz 11 von 12 in Box 3 und steigst in Box 2 ab.',
  ],
  [
    { code: 'held', params: { ...STANDING, rank: 3, is_joint: true }, sentence: '' },
    'You finished joint 3rd of 6 in Box 3 and stay there.',
    'Du warst gemeinsam 3. von 6 in Box 3 und bleibst dort.',
  ],
  [
    { code: 'held', params: { ...STANDING, rank: null, played: 2 }, sentence: '' },
    'You are unranked in Box 3 with 2 of 4 matches played and stay there.',
    'Du bist in Box 3 ohne Rang (2 von 4 nötigen Spielen) und bleibst dort.',
  ],
  [
    { code: 'kept', params: { ...STANDING, played: 2, despite: 'too_few_matches' }, sentence: '' },
    'You played 2 of the required 4 matches but still stay in Box 3.',
    'Du hast 2 von 4 nötigen Spielen gespielt und bleibst trotzdem in Box 3.',
  ],
  [
    { code: 'kept', params: { ...STANDING, despite: 'withdrawn' }, sentence: '' },
    'You withdrew but still stay in Box 3.',
    'Du hast dich zurückgezogen und bleibst trotzdem in Box 3.',
  ],
  [
    { code: 'by_level', params: { label: 'Ann', is_pair: false, ...TO, level: 6.5 }, sentence: '' },
    'You start in Box 2 because of level 6.5.',
    'Du beginnst wegen Spielstärke 6,5 in Box 2.',
  ],
  [
    { code: 'without_level', params: { label: 'Ann', is_pair: false, ...TO }, sentence: '' },
    'You start in Box 2.',
    'Du beginnst in Box 2.',
  ],
];

test('LTR-10: each reason for a place has a sentence in the reader’s language', () => {
  for (const [why, en, de] of PLACES) {
    assert.equal(said(why), en);
    assert.equal(said(why, null, 'de'), de);
  }
  assert.equal(said(null), 'You start in Box 2, where the coach placed you.');
});

test('LTR-10: a pair is addressed as two people', () => {
  const promoted: Api<'PlacementSentence'> = {
    code: 'promoted',
    params: { ...STANDING, ...TO },
    sentence: '',
  };
  assert.equal(said(promoted, 'Bo Roth'), 'You two finished 2nd of 6 in Box 3 and go up to Box 2.');
  assert.equal(
    said(promoted, 'Bo Roth', 'de'),
    'Ihr wart 2. von 6 in Box 3 und steigt in Box 2 auf.',
  );
  const played = (playedId: string): Api<'PlacementSentence'> => ({
    code: 'new_pair',
    params: { ...PAIR, played_id: playedId, played: 'Bo Roth' },
    sentence: '',
  });
  assert.equal(
    said(played('bo'), 'Bo Roth'),
    'You two are a new pair and start in Box 2, where Bo Roth played.',
  );
  assert.equal(
    said(played('ann'), 'Bo Roth'),
    'You two are a new pair and start in Box 2, where you played.',
  );
  assert.equal(
    said({ code: 'new_pair_neither_played', params: PAIR, sentence: '' }, 'Bo Roth'),
    'You two are a new pair and start in Box 2, because neither of you has played before.',
  );
});

function out(why: Api<'LeftOutSentence'>, memberId = 'ann'): string | null {
  return explainLeftOut({ memberId, isPair: false, why }, voice('en'));
}

test('LTR-10: an email gives the reason for leaving a member out, unless they chose it', () => {
  const label = { entry_id: 'e', label: 'Ann Lee' };
  const tooFew: Api<'LeftOutSentence'> = {
    code: 'too_few_matches',
    params: { ...label, played: 1, minimum: 4 },
    sentence: '',
  };
  assert.equal(out(tooFew), 'You played 1 of the required 4 matches.');
  assert.equal(out({ code: 'opted_out', params: label, sentence: '' }), null);
  assert.equal(out({ code: 'withdrew', params: label, sentence: '' }), null);
  const left: Api<'LeftOutSentence'> = {
    code: 'leaving',
    params: { member_id: 'bo', member: 'Bo Roth', remaining_id: 'ann', remaining: 'Ann Lee' },
    sentence: '',
  };
  assert.equal(out(left), 'Bo Roth will not play next season, so you need another partner.');
  assert.equal(out(left, 'bo'), null);
  const seeks: Api<'LeftOutSentence'> = {
    code: 'wants_another_partner',
    params: { seeker_id: 'bo', seeker: 'Bo Roth', other_id: 'ann', other: 'Ann Lee' },
    sentence: '',
  };
  assert.equal(out(seeks), 'Bo Roth wants another partner next season, so you need one too.');
  assert.equal(out(seeks, 'bo'), null);
});
