import type { ABSENCE } from '../../src/shared/sentences/absence.ts';
import type { CHANGE_BLOCKER } from '../../src/shared/sentences/change-blocker.ts';
import type { CHANGE_BY_HAND } from '../../src/shared/sentences/change-by-hand.ts';
import type { CHANGE_WARNING } from '../../src/shared/sentences/change-warning.ts';
import type { CLAIM_DIFFERENCE } from '../../src/shared/sentences/claim-difference.ts';
import type { DRAFT_DIFFERENCE } from '../../src/shared/sentences/draft-difference.ts';
import type { MEMBER_WARNING } from '../../src/shared/sentences/member-warning.ts';
import type { ENTRY_WARNING } from '../../src/shared/sentences/entry-warning.ts';
import type { RULES_NOTE } from '../../src/shared/sentences/rules-note.ts';
import type { SCORE_ERROR } from '../../src/shared/sentences/score-error.ts';
import type { VACANCY, VACANCY_FILL } from '../../src/shared/sentences/vacancy.ts';
import type { OUTLOOK_NEED } from '../../src/shared/sentences/outlook-need.ts';
import { LEFT_OUT_GERMAN, NEWCOMER_GERMAN, PLACEMENT_GERMAN, standing } from './german-plan.ts';
import {
  type Wordings,
  listed,
  say,
  SEPARATION_GERMAN,
  scoreText,
  type Words,
} from './german-table.ts';

/*
 * What an adapter for a German club has: words for every code, made of the parameters alone. It
 * does not compile while a code is missing or a parameter is of another type.
 */

const ABSENCE_GERMAN: Wordings<typeof ABSENCE> = {
  left_club: ({ member }) => `${member} hat den Verein verlassen`,
  leaving: ({ member }) => `${member} spielt nächste Saison nicht`,
  on_a_break: ({ member }) => `${member} pausiert`,
  not_now: ({ member }) => `${member} möchte nächste Saison nicht spielen`,
  not_playing: ({ member, discipline }) =>
    `${member} spielt nächste Saison kein ${say.discipline(discipline)}`,
  other_wish: ({ member, discipline }) =>
    `${member} möchte nächste Saison kein ${say.discipline(discipline)} spielen`,
};

const OUTCOMES = {
  completed: 'zu Ende gespielt',
  unplayed: 'nicht gespielt',
  retired: 'Aufgabe',
  conceded: 'kampflos abgegeben',
  walkover: 'nicht angetreten',
} as const;

const CLAIM_DIFFERENCE_GERMAN: Wordings<typeof CLAIM_DIFFERENCE> = {
  outcome: ({ outcomes, retired_sides: sides }) =>
    outcomes
      .map((one, side) => `Seite ${side} meldet: ${OUTCOMES[one]}${stopped(sides[side] ?? null)}`)
      .join('; '),
  retired_side: ({ outcome, retired_sides: sides }) =>
    sides
      .map((one, side) => `Seite ${side} meldet: ${OUTCOMES[outcome]}${stopped(one)}`)
      .join('; '),
  score: ({ scores }) =>
    scores.map((one, side) => `Seite ${side} meldet ${scoreText(one)}`).join('; '),
};

function stopped(side: number | null): string {
  return side === null ? '' : ` (Seite ${side})`;
}

const because = (fact: { code: string; params: object }) => translate('left_out', fact);
const planned = (fact: { code: string; params: object }) => translate('placement', fact);

const OUTLOOK_NEED_GERMAN: Wordings<typeof OUTLOOK_NEED> = {
  wins_for_up: (own) => `${ownMatches(own)} gewinnen heißt aufsteigen, was die anderen auch tun.`,
  wins_for_stay: (own) =>
    `${ownMatches(own)} gewinnen heißt nicht absteigen, was die anderen auch tun.`,
  matches_for_minimum: (own) => `${ownMatches(own)} spielen reicht für einen Rang.`,
};

const ownMatches = ({ count, of }: { count: number; of: number }) =>
  `${count} von ${of} offenen Spielen`;

const VACANCY_GERMAN: Wordings<typeof VACANCY> = {
  promotion: (to) => `Ein Aufstiegsplatz aus ${to.division} ist frei: ${because(to.because)}`,
  relegation: (to) => `Ein Abstiegsplatz von ${to.division} ist frei: ${because(to.because)}`,
};

const VACANCY_FILL_GERMAN: Wordings<typeof VACANCY_FILL> = {
  promotion: (params) => `${standing(params)} und könnte stattdessen aufsteigen.`,
  relegation: (params) => `${standing(params)} und könnte stattdessen absteigen.`,
};

const CHANGE_BY_HAND_GERMAN: Wordings<typeof CHANGE_BY_HAND> = {
  entered: ({ label }) => `${label} wurde von Hand gemeldet und bleibt.`,
  moved: ({ label, division }) =>
    `${label} wurde von Hand ${division === null ? 'aus den Gruppen genommen' : `nach ${division} verschoben`} und bleibt dort.`,
  has_played: ({ label }) => `${label} hat hier schon gespielt und bleibt.`,
  taken_out: ({ label }) => `${label} wurde von Hand herausgenommen und bleibt draußen.`,
  entered_otherwise: ({ label, other }) =>
    `${label} wird nicht gemeldet, denn ${other} ist von Hand anders gemeldet.`,
  lost: (params) => `${changed(params)} und entfällt: ${because(params.because)}`,
  lost_unplanned: (params) =>
    `${changed(params)} und entfällt: Der Plan sieht hier nichts mehr vor.`,
};

function changed(params: { label: string; was_moved: boolean; was_named: boolean }): string {
  const ways = [
    ...(params.was_moved ? ['verschoben'] : []),
    ...(params.was_named ? ['benannt'] : []),
  ];
  return `${params.label} wurde von Hand ${listed(ways)}`;
}

const inDivision = (division: string | null) =>
  division === null ? 'in keiner Gruppe' : `in ${division}`;

const DRAFT_DIFFERENCE_GERMAN: Wordings<typeof DRAFT_DIFFERENCE> = {
  not_entered: (to) => `${to.label} fehlt im Entwurf; laut Plan: ${planned(to.planned)}`,
  taken_out_by_hand: (to) =>
    `${to.label} wurde von Hand aus dem Entwurf genommen; laut Plan: ${planned(to.planned)}`,
  entered_otherwise: (to) =>
    `${to.label} fehlt im Entwurf, denn ${to.other} ist anders gemeldet; laut Plan: ${planned(to.planned)}`,
  withdrawn_here: (to) => `${to.label} hat zurückgezogen; laut Plan: ${planned(to.planned)}`,
  moved_by_hand: (to) =>
    `${to.label} ist von Hand ${inDivision(to.division)}; laut Plan: ${planned(to.planned)}`,
  planned_elsewhere: (to) =>
    `${to.label} ist ${inDivision(to.division)}; laut Plan: ${planned(to.planned)}`,
  entered_by_hand: (to) =>
    `${to.label} wurde von Hand gemeldet.${to.because ? ` Der Plan lässt aus: ${because(to.because)}` : ''}`,
  left_out: (to) => `${to.label} ist im Entwurf; der Plan lässt aus: ${because(to.because)}`,
  not_planned: ({ label }) => `${label} ist im Entwurf und nicht im Plan.`,
};

const ENTRY_WARNING_GERMAN: Wordings<typeof ENTRY_WARNING> = {
  same_gender: ({ gender }) =>
    `Beide in diesem Mixed sind als ${gender === 'male' ? 'männlich' : 'weiblich'} geführt.`,
};

const MEMBER_WARNING_GERMAN: Wordings<typeof MEMBER_WARNING> = {
  name_like_another: ({ name, others }) => `${name} sieht aus wie ${others.join(' und ')}.`,
};

const SCORE_ERROR_GERMAN: Wordings<typeof SCORE_ERROR> = {
  set_after_end: () => 'wurde nicht gespielt: das Spiel war vorher entschieden',
  set_cannot_end: ({ games }) => `kann nicht ${games.join(':')} enden`,
  set_of_total: ({ games, total }) => `hat ${games} Spiele, doch gespielt werden genau ${total}`,
  set_is_level: ({ games }) => `kann nicht ${games.join(':')} enden: eine Seite muss vorn liegen`,
  no_tiebreak_here: () => 'hat Tiebreak-Punkte, doch hier gibt es keinen Tiebreak',
  no_tiebreak_then: ({ at }) => `hat Tiebreak-Punkte, doch gespielt wird er nur bei ${at}:${at}`,
  tiebreak_cannot_end: ({ points }) =>
    `kann mit einem Tiebreak von ${points.join(':')} nicht enden`,
  match_tiebreak_needs_points: ({ to }) => `ist ein Match-Tiebreak bis ${to}: die Punkte fehlen`,
  match_tiebreak_cannot_end: ({ to, points }) =>
    `ist ein Match-Tiebreak bis ${to}, der nicht ${points.join(':')} enden kann`,
  undecided: ({ sets }) =>
    `endet, bevor eine Seite ${sets === 1 ? 'einen Satz' : `${sets} Sätze`} hat`,
  sets_missing: ({ sets }) => `hat zu wenige Sätze: gespielt werden alle ${sets}`,
  decided: () => 'war entschieden: niemand hat aufgegeben',
  required: ({ outcome }) => `fehlt zu: ${OUTCOMES[outcome]}`,
  not_given: ({ outcome }) => `gehört nicht zu: ${OUTCOMES[outcome]}`,
};

const STATES = {
  planning: 'geplant',
  draft: 'Entwurf',
  active: 'läuft',
  complete: 'beendet',
  archived: 'abgelegt',
} as const;

const CHANGE_BLOCKER_GERMAN: Wordings<typeof CHANGE_BLOCKER> = {
  invalid_transition: ({ from, to }) =>
    `Von „${STATES[from]}“ geht es schrittweise weiter, nicht zu „${STATES[to]}“.`,
  season_dates_required: ({ missing }) =>
    `Es fehlt: ${listed(missing.map((one) => (one === 'starts_on' ? 'der Beginn' : 'das Ende')))}.`,
  season_not_active: ({ season }) => `${season} läuft nicht: erst die Saison beginnen.`,
  resource_in_use: ({ competitions }) => `Noch im Gang: ${listed(competitions)}.`,
};

const CHANGE_WARNING_GERMAN: Wordings<typeof CHANGE_WARNING> = {
  no_deadline: ({ season }) => `${season} hat keinen Meldeschluss.`,
  deadline_passed: ({ season, results_deadline: day }) =>
    `Meldeschluss von ${season} war am ${day}.`,
  deadline_ahead: ({ season, results_deadline: day }) =>
    `Meldeschluss von ${season} ist erst am ${day}.`,
  no_competitions: ({ season }) => `${season} hat keine Wettbewerbe.`,
  competitions_in_draft: ({ competitions }) => `Noch Entwurf: ${listed(competitions)}.`,
  previous_active: ({ competitions }) => `Vorgänger noch im Gang: ${listed(competitions)}.`,
  next_under_way: ({ competitions }) => `Nachfolger schon begonnen: ${listed(competitions)}.`,
  no_divisions: ({ competition }) => `${competition} hat keine Gruppen.`,
  divisions_empty: ({ divisions }) => `Ohne Meldung: ${listed(divisions)}.`,
  divisions_of_one: ({ divisions }) => `Nur eine Meldung: ${listed(divisions)}.`,
  walkover_above_win: ({ walkover, win }) =>
    `Kampflos gibt es ${walkover} Punkte, mehr als die ${win} des höchsten Sieges.`,
  tie_on_the_line: ({ entries, divisions }) =>
    `${entries} Meldungen in ${listed(divisions)} sind an einer Grenze gleichauf.`,
  fixtures_missing: ({ matches, divisions }) =>
    `${matches} Paarungen fehlen in ${listed(divisions)}.`,
  entries_undivided: ({ entries }) => `${entries} Meldungen sind in keiner Gruppe.`,
  pairs_incomplete: ({ members }) => `Ohne Partner: ${listed(members)}.`,
  draft_differs: ({ differences }) => `Der Entwurf weicht in ${differences} Punkten vom Plan ab.`,
  matches_open: ({ matches }) => `${matches} Spiele ohne Ergebnis.`,
  results_one_sided: ({ matches }) => `${matches} Ergebnisse von nur einer Seite.`,
  disputes_open: ({ matches }) => `${matches} Ergebnisse umstritten.`,
  has_results: ({ matches }) => `${matches} Ergebnisse gemeldet; einen Entwurf sieht niemand.`,
};

const RULES_NOTE_GERMAN: Wordings<typeof RULES_NOTE> = {
  as_before: ({ previous }) => `Gespielt wird nach den Regeln von ${previous}.`,
  changed: ({ previous, rules }) => `Gegenüber ${previous} geändert: ${listed(rules)}.`,
};

const GERMAN: Readonly<Record<string, Words>> = {
  absence: ABSENCE_GERMAN,
  change_blocker: CHANGE_BLOCKER_GERMAN,
  change_by_hand: CHANGE_BY_HAND_GERMAN,
  change_warning: CHANGE_WARNING_GERMAN,
  claim_difference: CLAIM_DIFFERENCE_GERMAN,
  draft_difference: DRAFT_DIFFERENCE_GERMAN,
  entry_warning: ENTRY_WARNING_GERMAN,
  member_warning: MEMBER_WARNING_GERMAN,
  left_out: LEFT_OUT_GERMAN((fact) => translate('absence', fact)),
  newcomer: NEWCOMER_GERMAN,
  outlook_need: OUTLOOK_NEED_GERMAN,
  placement: PLACEMENT_GERMAN,
  rules_note: RULES_NOTE_GERMAN,
  score_error: SCORE_ERROR_GERMAN,
  separation: SEPARATION_GERMAN,
  vacancy: VACANCY_GERMAN,
  vacancy_fill: VACANCY_FILL_GERMAN,
};

/** Translates a code into German. */
export function translate(
  family: string,
  { code, params }: { code: string; params: object },
): string {
  const words = GERMAN[family]?.[code];
  if (words === undefined) throw new Error(`no German for ${family}.${code}`);
  return words(params);
}
