import type { ABSENCE } from '../../src/shared/sentences/absence.ts';
import type { Fact } from '../../src/shared/sentences/family.ts';
import type { LEFT_OUT } from '../../src/shared/sentences/left-out.ts';
import type { NEWCOMER_SUGGESTION } from '../../src/shared/sentences/newcomer.ts';
import type { PLACEMENT } from '../../src/shared/sentences/placement.ts';
import { type Wordings, say } from './german-table.ts';

type HeldPlace = Parameters<Wordings<typeof PLACEMENT>['held']>[0];

export function standing(params: HeldPlace): string {
  const { label, is_pair: isPair, from_division: from, rank, of, played, minimum } = params;
  if (rank === null) {
    return `${label} ${isPair ? 'sind' : 'ist'} in ${from} ohne Rang nach ${played} von ${minimum} Spielen`;
  }
  const verb = isPair ? 'belegen' : 'belegt';
  const place = `${params.is_joint ? 'den geteilten' : 'den'} ${rank}. Platz von ${of} in ${from}`;
  return `${label} ${verb} ${params.is_final ? '' : 'derzeit '}${place}`;
}

const bleibt = (isPair: boolean) => (isPair ? 'bleiben' : 'bleibt');
const geht = (isPair: boolean) => (isPair ? 'gehen' : 'geht');

export const PLACEMENT_GERMAN: Wordings<typeof PLACEMENT> = {
  held: (params) => `${standing(params)} und ${bleibt(params.is_pair)} dort.`,
  kept: ({ label, is_pair: isPair, from_division: from, played, minimum, despite }) =>
    `${label} ${bleibt(isPair)} in ${from}, trotz ${despite === 'withdrawn' ? 'Rückzugs' : `nur ${played} von ${minimum} Spielen`}.`,
  promoted: (params) =>
    `${standing(params)} und ${geht(params.is_pair)} hinauf nach ${params.to_division}.`,
  relegated: (params) =>
    `${standing(params)} und ${geht(params.is_pair)} hinunter nach ${params.to_division}.`,
  promoted_by_name: (params) =>
    `${standing(params)} und ${geht(params.is_pair)} hinauf nach ${params.to_division}, allein nach dem Namen.`,
  relegated_by_name: (params) =>
    `${standing(params)} und ${geht(params.is_pair)} hinunter nach ${params.to_division}, allein nach dem Namen.`,
  held_by_name: (params) =>
    `${standing(params)} und ${bleibt(params.is_pair)} dort, allein nach dem Namen.`,
  new_pair: ({ label, to_division: to, played }) =>
    `${label} sind ein neues Paar und beginnen in ${to}, wo ${played} gespielt hat.`,
  new_pair_neither_played: ({ label, to_division: to }) =>
    `${label} sind ein neues Paar und beginnen in ${to}, da beide neu sind.`,
  by_level: ({ label, is_pair: isPair, to_division: to, level }) =>
    `${label} ${isPair ? 'beginnen' : 'beginnt'} in ${to}, nach Spielstärke ${String(level).replace('.', ',')}.`,
  without_level: ({ label, is_pair: isPair, to_division: to }) =>
    `${label} ${isPair ? 'beginnen' : 'beginnt'} in ${to}, noch ohne Spielstärke.`,
};

const wish = (params: {
  member: string;
  discipline: Parameters<typeof say.discipline>[0];
  needs_partner: boolean;
}) =>
  `${params.member} möchte ${say.discipline(params.discipline)} spielen${params.needs_partner ? ', braucht jemanden zum Spielen' : ''}`;

export const NEWCOMER_GERMAN: Wordings<typeof NEWCOMER_SUGGESTION> = {
  by_level: ({ level, division_level: mean, ...to }) =>
    `${wish(to)} und passt mit Spielstärke ${level} zu ${to.to_division} (im Mittel ${String(mean).replace('.', ',')}).`,
  without_level: (to) => `${wish(to)} und könnte in ${to.to_division} beginnen.`,
  levels_unknown: ({ level, ...to }) =>
    `${wish(to)} und könnte mit Spielstärke ${level} in ${to.to_division} beginnen.`,
};

type AbsenceWording = (fact: Fact<typeof ABSENCE>) => string;

/** @param absent the words for the reasons why a member does not play */
export function LEFT_OUT_GERMAN(absent: AbsenceWording): Wordings<typeof LEFT_OUT> {
  const rest = (remaining: string | null) =>
    remaining === null ? '.' : `; ${remaining} braucht jemand anderen.`;
  const needs = (params: { member: string; had_partner: boolean }) =>
    `${params.member} braucht ${params.had_partner ? 'jemand anderen' : 'jemanden'} zum Spielen`;
  return {
    left_club: (params) => absent({ code: 'left_club', params }) + rest(params.remaining),
    leaving: (params) => absent({ code: 'leaving', params }) + rest(params.remaining),
    on_a_break: (params) => absent({ code: 'on_a_break', params }) + rest(params.remaining),
    not_now: (params) => absent({ code: 'not_now', params }) + rest(params.remaining),
    not_playing: (params) => absent({ code: 'not_playing', params }) + rest(params.remaining),
    other_wish: (params) => absent({ code: 'other_wish', params }) + rest(params.remaining),
    withdrew: ({ label }) => `${label} hat zurückgezogen.`,
    opted_out: ({ label }) => `${label} ist für die nächste Saison abgemeldet.`,
    too_few_matches: ({ label, played, minimum }) =>
      `${label}: nur ${played} von ${minimum} Spielen.`,
    wants_another_partner: ({ seeker, other }) =>
      `${seeker} möchte mit jemand anderem spielen; ${other} braucht jemand anderen.`,
    both_want_another_partner: ({ seeker, other }) =>
      `${seeker} und ${other} möchten beide mit jemand anderem spielen.`,
    plays_with_another: ({ seeker, other, partner }) =>
      `${seeker} spielt mit ${partner}; ${other} braucht jemand anderen.`,
    plays_with_another_too: ({ seeker, other, partner }) =>
      `${seeker} spielt mit ${partner}; auch ${other} möchte mit jemand anderem spielen.`,
    needs_partner: (params) => `${needs(params)}.`,
    leaves_partner_to_coach: (params) => `${needs(params)} und überlässt das dem Trainer.`,
    partner_absent: (params) => `${needs(params)}: ${absent(params.because)}.`,
    no_wish: ({ member, discipline }) =>
      `${member} hat zu ${say.discipline(discipline)} nichts gesagt.`,
    wish_without_partner: ({ member, discipline }) =>
      `${member} möchte ${say.discipline(discipline)} spielen und braucht jemanden.`,
  };
}
