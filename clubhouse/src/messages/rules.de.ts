import { germanPoints } from './points.ts';

import type { rules as english } from './rules.en.ts';

export const rules: typeof english = {
  presets: {
    three_one_zero: {
      name: '3-1-0',
      about: 'drei für den Sieg, einer für die Niederlage, keiner fürs Fernbleiben',
    },
    box_league: {
      name: 'Sätze und Antreten',
      about: 'ein Punkt fürs Spielen, einer für jeden Satz',
    },
    five_four_two_one: { name: '5-4-2-1', about: 'Ranglisten, in denen Knappes zählt' },
    short_sets: { name: 'Kurze Sätze', about: 'Sätze bis vier, Tiebreak bei 3:3' },
    pro_set: { name: 'Langer Satz', about: 'ein Satz bis acht, Tiebreak bei 8:8' },
    pro_set_by_games: {
      name: 'Langer Satz nach Games',
      about: 'ein Satz bis zehn, jedes Game ist ein Punkt',
    },
    twelve_games: { name: 'Zwölf Games', about: 'immer zwölf Games, jedes zählt' },
    timed: { name: 'Auf Zeit', about: 'Platz nach Stunden: Wer am Ende führt, gewinnt' },
    tour_finals: {
      name: 'Tour-Finale',
      about: 'jeder gegen jeden wie beim Saisonfinale der Profis',
    },
    hour_boxes: {
      name: 'Nach Zeit, mit Unentschieden',
      about: 'Vereinsboxen: Was steht, wenn die Zeit um ist, zählt',
    },
    squash: { name: 'Squash', about: 'bis 11 mit zwei Vorsprung, drei Gewinnsätze' },
    squash_by_result: {
      name: 'Squash nach Ergebnis',
      about: 'Vereinsboxen: 7:2, 6:3, 5:4, und was steht, wenn die Zeit um ist',
    },
    squash_games: {
      name: 'Squash nach Sätzen',
      about: 'drei Gewinnsätze, nur die Sätze: 3:1 ohne Punkte',
    },
    best_of_five_games: {
      name: 'Drei Gewinnsätze, nur die Sätze',
      about: 'Racketball oder Tischtennis: 3:1 ohne Punkte',
    },
    table_tennis_5: {
      name: 'Tischtennis, drei Gewinnsätze',
      about: 'bis 11 mit zwei Vorsprung',
    },
    table_tennis_7: {
      name: 'Tischtennis, vier Gewinnsätze',
      about: 'bis 11 mit zwei Vorsprung',
    },
    badminton: { name: 'Badminton', about: 'bis 21 mit zwei Vorsprung, höchstens 30' },
    round_robin_twice: {
      name: 'Hin- und Rückrunde',
      about: 'kleine Boxen und Ligen: zwei Spiele gegen jeden',
    },
  },

  title: (competition) => `Regeln: ${competition}`,
  about: 'Sie lesen sich als Sätze. Ändere einen Wert und sieh, was er bewirkt, bevor er zählt.',
  startFrom: 'Ausgangspunkt',
  ownRules: 'Diese Regeln',
  headings: {
    match: 'Das Spiel',
    points: 'Punkte',
    level: 'Punktgleich?',
    movement: 'Auf und ab',
  },
  sentences: {
    rounds: 'In einer Box spielen alle {rounds} gegeneinander.',
    bestOf: 'Ein Spiel geht über {playAll} {bestOf} Sätze.',
    draws: 'Endet ein Spiel unentschieden, {draws}.',
    unfinished: 'Ist die Zeit auf dem Platz um, {unfinished}.',
    setKind: 'Ein Satz {setKind}.',
    race: 'Bis zu einer Zahl: Er geht bis {games} Games mit {winBy} Vorsprung, höchstens bis {cap} (leer: immer weiter).',
    tiebreak:
      'Mit Tiebreak bei {tiebreakAt} beide (leer: keiner), bis {tiebreakTo} Punkte mit {tiebreakWinBy} Vorsprung.',
    total: 'Mit fester Zahl: Alle {total} Games werden gespielt.',
    finalKind: 'Der entscheidende Satz {finalKind}.',
    matchTiebreak:
      'Ein Match-Tiebreak geht bis {matchTiebreakTo} Punkte mit {matchTiebreakWinBy} Vorsprung; seine Punkte {matchTiebreakPoints}.',
    retirement: 'Gibt jemand auf, {retirementSets}.',
    walkover: 'Bei kampflosem Sieg {walkoverSets}, und {walkoverPlayed}.',
    walkoverGames: 'Jeder kampflose Satz zählt {walkoverGames} Games, etwa 6-0 (leer: keine).',
    draw: 'Ein Unentschieden bringt beiden {draw} (leer: die Hälfte von Sieg und Niederlage zusammen).',
    byResult:
      'Ergebnisse mit eigenen Punkten, erst für den Sieg, dann für die Niederlage, etwa 3-0: 7/2; 3-1: 6/3 (leer: keine): {byResult}',
    win: 'Ein Sieg bringt {win}, eine gespielte Niederlage {loss}.',
    walkoverPoints:
      'Ein kampfloser Sieg bringt {walkoverWin}, und wer nicht antritt, bekommt {walkoverLoss}.',
    each: 'Jeder gewonnene Satz bringt {setWon} dazu, jedes gewonnene Game {gameWon}.',
    bonus:
      'Ein Sieg ohne Satzverlust bringt {straightSets} dazu, eine Niederlage mit Satzgewinn {lossWithSet}, und wer alle Spiele gespielt hat, bekommt {everyMatch}.',
    ranking: 'Die Tabelle richtet sich der Reihe nach danach:',
    levelAfter: 'Wer danach noch gleich ist, {levelAfter}.',
    headToHead: 'Für das, was untereinander zählt, {headToHead}.',
    moves: '{promoted} steigen auf und {relegated} steigen ab, in jeder Box.',
    minimum:
      'Jeder soll {minimum} Spiele spielen, oder alle seine, wenn es weniger sind. Wer weniger hat, {unranked}.',
    withdrawal:
      'Zieht jemand zurück, {remaining} die offenen Spiele, und die gespielten {playedMatches}.',
  },
  fields: {
    bestOf: 'Höchstzahl der Sätze',
    playAll: 'Ob alle Sätze gespielt werden',
    draws: 'Wenn ein Spiel unentschieden endet',
    unfinished: 'Wenn die Zeit um ist',
    matchTiebreakPoints: 'Die Punkte eines Match-Tiebreaks',
    walkoverGames: 'Games bei kampflosem Sieg',
    draw: 'Punkte für ein Unentschieden',
    byResult: 'Punkte nach Ergebnis',
    headToHead: 'Spiele untereinander',
    rounds: 'Wie oft alle gegeneinander spielen',
    setKind: 'Was ein Satz ist',
    games: 'Games bis zum Satzgewinn',
    winBy: 'Vorsprung in Games',
    cap: 'Höchstzahl der Games',
    tiebreakAt: 'Tiebreak bei',
    tiebreakTo: 'Punkte im Tiebreak',
    tiebreakWinBy: 'Vorsprung im Tiebreak',
    total: 'Games eines Satzes',
    finalKind: 'Was der entscheidende Satz ist',
    matchTiebreakTo: 'Punkte im Match-Tiebreak',
    matchTiebreakWinBy: 'Vorsprung im Match-Tiebreak',
    retirementSets: 'Sätze bei Aufgabe',
    walkoverSets: 'Sätze bei kampflosem Sieg',
    walkoverPlayed: 'Für wen kampflos als gespielt zählt',
    win: 'Punkte für einen Sieg',
    loss: 'Punkte für eine Niederlage',
    walkoverWin: 'Punkte für einen kampflosen Sieg',
    walkoverLoss: 'Punkte fürs Fernbleiben',
    setWon: 'Punkte für einen Satz',
    gameWon: 'Punkte für ein Game',
    straightSets: 'Punkte für einen Sieg ohne Satzverlust',
    lossWithSet: 'Punkte für eine Niederlage mit Satzgewinn',
    everyMatch: 'Punkte, wenn alles gespielt ist',
    levelAfter: 'Wer noch gleich ist',
    promoted: 'Wie viele aufsteigen',
    relegated: 'Wie viele absteigen',
    minimum: 'Spiele mindestens',
    unranked: 'Wer weniger gespielt hat',
    remaining: 'Offene Spiele nach einem Rückzug',
    playedMatches: 'Gespielte Spiele nach einem Rückzug',
  },
  rank: (number) => `${number}. Regel`,
  choices: {
    setKind: {
      race: 'geht bis zu einer Zahl von Games',
      total: 'hat eine feste Zahl von Games',
      timed: 'endet mit der Zeit: Wer dann führt, gewinnt ihn',
      kept: 'bleibt, wie er jetzt ist',
    },
    playAll: { no: 'höchstens', yes: 'immer alle' },
    draws: { no: 'zählt es nicht: Jemand muss gewinnen', yes: 'ist das ein Ergebnis' },
    unfinished: {
      refused: 'ist ein Spiel ohne Ende kein Ergebnis',
      as_it_stands: 'zählt, was dann steht',
    },
    matchTiebreakPoints: {
      required: 'werden eingetragen',
      optional: 'dürfen fehlen: 1:0 genügt',
    },
    headToHead: {
      all_met: 'müssen alle gegeneinander gespielt haben',
      as_played: 'gilt, was gespielt ist',
    },
    rounds: { '1': 'einmal', '2': 'zweimal' },
    finalKind: {
      same: 'ist wie die anderen',
      match_tiebreak: 'ist ein Match-Tiebreak',
      either_tiebreak: 'ist wie die anderen oder ein Match-Tiebreak, je nach Absprache',
      no_tiebreak: 'wird ausgespielt, ohne Tiebreak',
      kept: 'bleibt, wie er jetzt eingestellt ist',
    },
    retirementSets: {
      as_played: 'zählen die Sätze, wie sie gespielt sind',
      straight_sets: 'bekommt die andere Seite die Sätze, die ihr noch fehlten',
    },
    walkoverSets: {
      none: 'zählen keine Sätze',
      straight_sets: 'bekommt die angetretene Seite alle nötigen Sätze',
    },
    walkoverPlayed: {
      present: 'er zählt für die angetretene Seite als gespielt',
      neither: 'er zählt für niemanden als gespielt',
    },
    ranking: {
      '': 'nichts weiter',
      points: 'Punkte',
      matches_won: 'gewonnene Spiele',
      matches_played: 'ausgetragene Spiele',
      head_to_head: 'die Spiele untereinander',
      head_to_head_two: 'das Spiel gegeneinander, bei zweien',
      head_to_head_sets_difference: 'Satzdifferenz untereinander',
      head_to_head_sets_share: 'Anteil gewonnener Sätze untereinander',
      head_to_head_games_difference: 'Differenz der Games untereinander',
      head_to_head_games_share: 'Anteil gewonnener Games untereinander',
      sets_difference: 'Satzdifferenz',
      sets_share: 'Anteil gewonnener Sätze',
      sets_won: 'gewonnene Sätze',
      games_difference: 'Differenz der Games',
      games_share: 'Anteil gewonnener Games',
      games_won: 'gewonnene Games',
      starting_place: 'der Startplatz, immer zuletzt',
    },
    levelAfter: {
      restart: 'wird untereinander von vorn verglichen',
      continue: 'wird nach der nächsten Regel verglichen',
    },
    unranked: { yes: 'steht ohne Rang', no: 'hat trotzdem einen Rang' },
    remaining: {
      walkover_to_opponent: 'gewinnen die anderen kampflos',
      unplayed: 'bleiben ohne Ergebnis',
    },
    playedMatches: {
      keep: 'bleiben',
      void: 'zählen für niemanden',
      walkover_to_opponent: 'gewinnen die anderen kampflos',
    },
  },
  look: 'Ansehen, was sich ändern würde',
  change: 'Jetzt ändern',
  save: 'Regeln speichern',
  later: (draft) => `Erst für ${draft}`,
  discard: 'Verwerfen',
  running: 'Die Saison läuft. Die Tabellen ändern sich sofort, und die Spieler sehen es.',
  drafted: 'Von einem Entwurf sehen die Spieler nichts, bis er entschieden ist.',
  fixed: 'Er ist abgeschlossen, die Regeln bleiben. Öffne ihn wieder, um sie zu ändern.',
  preview: 'Was sich ändern würde',
  notSaved: 'nicht gespeichert',
  same: 'Noch ist nichts geändert.',
  valuesChanged: (count) =>
    count === 1 ? 'Ein Wert ist geändert.' : `${count} Werte sind geändert.`,
  rowsChanged: (rows, of) => {
    if (of === 0) return 'Noch ist niemand gemeldet, also ändert sich keine Tabelle.';
    if (rows > 0) {
      const have = rows === 1 ? 'hätte' : 'hätten';
      return `${rows} von ${of} ${have} andere Punkte, einen anderen Platz oder einen anderen Weg.`;
    }
    return of === 1
      ? 'Die Tabelle mit der einen Meldung bleibt, wie sie ist.'
      : `Die Tabellen mit ${of} Meldungen bleiben, wie sie sind.`;
  },
  roundsAbout: {
    '1': 'Zweite Spiele, die schon da sind, bleiben und zählen.',
    '2': 'Die zweiten Spiele entstehen dadurch nicht: Lege die Spiele aller Boxen noch einmal an.',
  },
  formatAbout:
    'Ein anderer Spielmodus gilt für alles, was ab jetzt eingetragen wird; was schon da ist, bleibt.',
  points: (before, after) => `statt ${before} dann ${germanPoints(after)}`,
  places: (before, after) => `statt ${before} dann ${after} Platz`,
  noPlace: 'keiner',
  moves: {
    promotion: 'steigt auf',
    relegation: 'steigt ab',
    stays: 'bleibt',
    instead: (after, before) => `${after}, bisher: ${before}`,
  },
  seeAll: (count) => `Alle ${count} ansehen`,
  saved: 'Die Regeln sind gespeichert.',
  savedLater: (draft) => `Die Regeln sind für ${draft} gespeichert. Hier hat sich nichts geändert.`,
  now: (value) => `jetzt: ${value}`,
  none: 'keine',
  faults: {
    some: 'Etwas geht so nicht: siehe unten. Gespeichert ist nichts.',
    count: (least, most) => `Eine ganze Zahl von ${least} bis ${most}.`,
    points: 'Eine Zahl von -100 bis 100 mit höchstens zwei Stellen nach dem Komma.',
    needed: 'Hier fehlt etwas.',
    capLow: 'Mindestens so viele, wie zum Satzgewinn nötig sind.',
    capTiebreak: 'Leer lassen, wenn es einen Tiebreak gibt.',
    tiebreakAt: (number) => `Mindestens ${number}, eins weniger als zum Satzgewinn.`,
    tiebreakOnly: (number) => `${number}: Wer dann eins vorn ist, hat den Satz gewonnen.`,
    even: 'Eine gerade Zahl nur, wenn alle Sätze gespielt werden.',
    evenDraws: 'Eine gerade Zahl von Sätzen kann unentschieden enden.',
    byResult: 'Ergebnisse sehen aus wie 3-0: 7/2, mit Semikolon dazwischen.',
    walkoverGames: 'Zwei Zahlen, etwa 6-0, oder leer.',
    contradicts: 'Das geht nicht zusammen mit den anderen Regeln.',
    twice: 'Das steht schon da.',
    first: 'Eine Regel muss es mindestens geben.',
    gap: 'Danach kommt noch eine Regel: Füll diese aus.',
  },
};
