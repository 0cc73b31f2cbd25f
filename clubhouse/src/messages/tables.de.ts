import { germanPoints, germanPointsDative } from './points.ts';

import type { tables as english } from './tables.en.ts';

export const tables: typeof english = {
  title: 'Tabellen',
  competitions: 'Deine Wettbewerbe',
  box: 'Deine Box',
  place: 'Platz',
  name: 'Name',
  played: 'Spiele',
  playedShort: 'Sp.',
  points: 'Punkte',
  pointsShort: 'Pkt.',
  provisional: (day) => (day === null ? 'Vorläufig' : `Vorläufig bis ${day}`),
  final: 'Endstand',
  up: { promotion: 'würde aufsteigen', relegation: 'würde absteigen' },
  upFinal: { promotion: 'steigt auf', relegation: 'steigt ab' },
  youMove: { promotion: 'Du steigst auf.', relegation: 'Du steigst ab.' },
  unranked: 'ohne Rang',
  short: (played, minimum) =>
    `ohne Rang: ${played} von ${minimum} ${minimum === 1 ? 'nötigen Spiel' : 'nötigen Spielen'}`,
  minimum: (count) => (count === 1 ? 'Ein Spiel ist nötig.' : `${count} Spiele sind nötig.`),
  withdrawn: 'zurückgezogen',
  empty: 'In dieser Box ist noch niemand.',
  others: 'Die anderen Boxen',
  all: (competition) => `Alle Boxen: ${competition}`,
  noneTitle: 'Noch keine Tabelle',
  none: 'Wenn du in einer Box bist und die Saison begonnen hat, steht hier ihre Tabelle.',
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
    starting_place: 'nach dem Startplatz',
  },
  tie: {
    promotion: 'mit anderen gleichauf um den Aufstieg: allein der Name entscheidet',
    relegation: 'mit anderen gleichauf um den Abstieg: allein der Name entscheidet',
    both: 'mit anderen gleichauf um Auf- und Abstieg: allein der Name entscheidet',
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
    return ` unter ${those} ${points === null ? 'bis dahin Gleichen' : `mit ${germanPointsDative(points)}`}`;
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
  stillToPlay: 'noch offen',
  notPlayed: 'nicht gespielt',
  lastSeason: (season) =>
    `${season} ist vorbei. Die neuen Tabellen stehen hier, wenn es weitergeht.`,
  noneRuns: 'Gerade läuft kein Wettbewerb.',
  otherSeasons: 'Die Saisons',
  wall: 'Aushang drucken',
  share: (won, of) => `${won} von ${of}`,
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

function numeral(count: number): string {
  const words = ['null', 'einen', 'beiden', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
  return words[count] ?? String(count);
}
