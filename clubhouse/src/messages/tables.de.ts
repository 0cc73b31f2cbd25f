import { germanNumeral } from './numerals.ts';
import { germanPoints, germanPointsDative } from './points.ts';

import type { tables as english } from './tables.en.ts';

export const tables: typeof english = {
  title: 'Tabellen',
  competitions: 'Deine Wettbewerbe',
  box: 'Deine Box',
  place: 'Platz',
  name: 'Name',
  howItCounts: 'So wird gezählt',
  leads: (label, points) => `Tabellenführung: ${label}, ${germanPoints(points)}`,
  nobodyRanked: 'Noch hat niemand einen Rang',
  nothingYet: 'Noch keine Spiele',
  columns: {
    played: 'Spiele',
    won: 'Siege',
    drawn: 'Unent.',
    lost: 'Niederl.',
    sets: 'Sätze',
    games: 'Games',
    points: 'Punkte',
  },
  columnsShort: {
    played: 'Sp',
    won: 'S',
    drawn: 'U',
    lost: 'N',
    sets: 'Sätze',
    games: 'Games',
    points: 'Pkt',
  },
  sortBy: 'Sortieren nach …',
  sortBack: 'Ursprüngliche Reihenfolge',
  provisional: (day) => (day === null ? 'Vorläufig' : `Vorläufig bis ${day}`),
  final: 'Endstand',
  up: { promotion: 'würde aufsteigen', relegation: 'würde absteigen' },
  upFinal: { promotion: 'steigt auf', relegation: 'steigt ab' },
  youMove: { promotion: 'Du steigst auf.', relegation: 'Du steigst ab.' },
  upTo: {
    promotion: (box) => `würde in ${box} aufsteigen`,
    relegation: (box) => `würde in ${box} absteigen`,
  },
  upFinalTo: {
    promotion: (box) => `steigt in ${box} auf`,
    relegation: (box) => `steigt in ${box} ab`,
  },
  youMoveTo: {
    promotion: (box) => `Du steigst in ${box} auf.`,
    relegation: (box) => `Du steigst in ${box} ab.`,
  },
  unranked: 'ohne Rang',
  unrankedFor: (minimum, isFinal) => {
    const matches = minimum === 1 ? '1 Spiel' : `${minimum} Spiele`;
    if (isFinal) return `Ohne Rang: ${matches} ${minimum === 1 ? 'war' : 'waren'} nötig`;
    return `Noch ohne Rang: ${matches} ${minimum === 1 ? 'ist' : 'sind'} nötig`;
  },
  opponents: (count) => (count === 1 ? 'Ein Gegner.' : `${germanNumeral(count)} Gegner.`),
  playersIn: (count) =>
    count === 1 ? 'Ein Spieler in dieser Box.' : `${germanNumeral(count)} Spieler in dieser Box.`,
  rankAfter: (minimum) =>
    minimum === 1
      ? 'Nach einem Spiel bekommst du einen Rang.'
      : `Nach ${lowNumeral(minimum)} Spielen bekommst du einen Rang.`,
  firstResult: 'Mit dem ersten Ergebnis wird aus der Liste eine Tabelle.',
  willMove: (up, down) => {
    const moves = [
      ...(up > 0 ? [up === 1 ? 'einer steigt auf' : `${lowNumeral(up)} steigen auf`] : []),
      ...(down > 0 ? [down === 1 ? 'einer steigt ab' : `${lowNumeral(down)} steigen ab`] : []),
    ];
    if (moves.length === 0) return 'Hier steigt niemand auf oder ab.';
    const said = moves.join(', ');
    return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}. Pfeile erscheinen, sobald gespielt wurde.`;
  },
  withdrawn: 'zurückgezogen',
  empty: 'In dieser Box ist noch niemand.',
  others: 'Die anderen Boxen',
  all: (competition) => `Alle Boxen: ${competition}`,
  noneTitle: 'Noch keine Tabelle',
  none: 'Sobald die Saison begonnen hat, siehst du hier die Tabelle deiner Box.',
  behind: (above) => (above === null ? 'hinter dir' : `hinter ${above}`),
  rules: {
    points: 'nach Punkten',
    matches_won: 'nach gewonnenen Spielen',
    matches_played: 'nach ausgetragenen Spielen',
    head_to_head: 'nach Siegen untereinander',
    head_to_head_two: 'nach Siegen gegeneinander',
    head_to_head_sets_difference: 'nach der Satzdifferenz untereinander',
    head_to_head_sets_share: 'nach dem Anteil der Sätze untereinander',
    head_to_head_games_difference: 'nach der Differenz der Games untereinander',
    head_to_head_games_share: 'nach dem Anteil der Games untereinander',
    sets_difference: 'nach der Satzdifferenz',
    sets_share: 'nach dem Anteil gewonnener Sätze',
    sets_won: 'nach gewonnenen Sätzen',
    games_difference: 'nach der Differenz der Games',
    games_share: 'nach dem Anteil gewonnener Games',
    games_won: 'nach gewonnenen Games',
    sets_lost: 'nach verlorenen Sätzen',
    games_lost: 'nach verlorenen Games',
    sets_lost_per_match: 'nach verlorenen Sätzen pro Spiel',
    games_lost_per_match: 'nach verlorenen Games pro Spiel',
    points_per_match: 'nach Punkten pro Spiel',
    head_to_head_points: 'nach Punkten untereinander',
    points_of_matches: 'nach Punkten ohne kampflose Spiele',
    points_without_bonus: 'nach Punkten ohne Bonus',
    straight_sets_wins: 'nach Siegen ohne Satzverlust',
    starting_place: 'nach dem Startplatz',
  },
  tie: {
    promotion: 'Gleichstand um den Aufstieg: vorerst nach Namen sortiert',
    relegation: 'Gleichstand um den Abstieg: vorerst nach Namen sortiert',
    both: 'Gleichstand um Auf- und Abstieg: vorerst nach Namen sortiert',
  },
  decideTie: 'Reihenfolge entscheiden',
  noStart: 'keiner',
  decided: ({ behind, by, level }) => `${behind} ${by}${level}`,
  decidedBy: {
    lot: 'durch Los',
    play_off: 'nach einem Entscheidungsspiel',
    agreement: 'nach Absprache',
  },
  separated: ({ behind, rule, level, value, above }) =>
    `${behind} ${rule}${level}, ${value}\u00a0zu\u00a0${above}`,
  level: (count, points) => {
    const those = count === 2 ? 'den beiden' : `den ${numeral(count)}`;
    return ` unter ${those} ${points === null ? 'bis dahin Gleichplatzierten' : `mit ${germanPointsDative(points)}`}`;
  },
  marks: {
    won: 'S',
    drawn: 'U',
    lost: 'N',
    retired: 'Aufg.',
    walkover: { won: 'w.o.', lost: 'n.a.' },
    conceded: { won: 'Verz.', lost: 'verz.' },
  },
  crossedTitle: 'Wer gegen wen',
  crossedAbout: 'Sätze, Zeile gegen Spalte',
  inGames: {
    crossedAbout: 'Games, Zeile gegen Spalte',
    rules: {
      head_to_head_sets_difference: 'nach Siegen minus Niederlagen untereinander',
      head_to_head_sets_share: 'nach dem Anteil der Siege untereinander',
      sets_difference: 'nach Siegen minus Niederlagen',
      sets_share: 'nach dem Anteil der Siege',
      sets_won: 'nach gewonnenen Spielen',
      sets_lost: 'nach verlorenen Spielen',
      sets_lost_per_match: 'nach Niederlagen pro Spiel',
      straight_sets_wins: 'nach gewonnenen Spielen',
    },
  },
  stillToPlay: 'noch offen',
  notPlayed: 'nicht gespielt',
  notCounted: 'zählt nicht',
  ruled: {
    walkover: (gone, winner) => `Rückzug von ${gone}: kampfloser Sieg für ${winner}`,
    notCounted: 'zählt nicht, weil sich eine Seite zurückgezogen hat',
    notCountedWith: (opponent) =>
      `Das Spiel gegen ${opponent} zählt nicht, weil sich eine Seite zurückgezogen hat`,
    one: {
      won: (opponent) => `Rückzug von ${opponent}: zählt als Sieg für dich`,
      lost: (opponent) => `Du hast dich zurückgezogen: kampfloser Sieg für ${opponent}`,
    },
    pair: {
      won: (opponent) => `Rückzug von ${opponent}: zählt als Sieg für euch`,
      lost: (opponent) => `Ihr habt euch zurückgezogen: kampfloser Sieg für ${opponent}`,
    },
  },
  lastSeason: (season) =>
    `${season} ist vorbei. Neue Tabellen erscheinen hier, sobald die nächste Saison beginnt.`,
  noneRuns: 'Gerade läuft kein Wettbewerb.',
  otherSeasons: 'Alle Saisons',
  wall: 'Aushang drucken',
  share: (won, of) => `${won} von ${of}`,
  rate: (total, matches) => `${total} in ${matches} ${matches === 1 ? 'Spiel' : 'Spielen'}`,
  met: {
    above: (points) => `gleichauf mit dir${withPoints(points)}; euer Spiel hast du gewonnen`,
    mine: (above, points) =>
      `gleichauf mit ${above}${withPoints(points)}; euer Spiel hast du verloren`,
    others: (above, points) =>
      `gleichauf mit ${above}${withPoints(points)}, aber das Spiel gegeneinander ging verloren`,
  },
};

function withPoints(points: string | null): string {
  return points === null ? '' : ` (${germanPoints(points)})`;
}

function lowNumeral(count: number): string {
  return germanNumeral(count).toLowerCase();
}

function numeral(count: number): string {
  const words = ['null', 'einen', 'beiden', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
  return words[count] ?? String(count);
}
