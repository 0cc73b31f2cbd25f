import type { Words } from './en.ts';
import { germanPoints as points } from './points.ts';

export const ruleSheet: Words['ruleSheet'] = {
  headings: {
    match: 'Das Spiel',
    points: 'Die Punkte',
    table: 'Die Tabelle',
    movement: 'Auf- und Abstieg',
  },
  example: 'Zum Beispiel:',
  boxes: 'Diese Box und die anderen',

  rounds: (times) => [
    times === 1
      ? 'In einer Box spielt jeder einmal gegen jeden.'
      : 'In einer Box spielt jeder zweimal gegen jeden.',
    `In einer Box zu fünft hast du ${times === 1 ? 'vier' : 'acht'} Spiele.`,
  ],
  format: (line, score) => [line, `${score.replaceAll('-', ':')} ist ein vollständiges Spiel.`],
  draws: (score) => [
    'Ein Spiel kann unentschieden enden.',
    `${score.replaceAll('-', ':')}: Niemand hat gewonnen, beide haben ein Spiel gespielt.`,
  ],
  asItStands: (isGames) =>
    isGames
      ? [
          'Ist die Platzzeit um, zählen die bis dahin gespielten Games. Ein angefangenes Game zählt nicht.',
          'Anna führt 2:1 in Games, als die Zeit um ist: Das Spiel endet 2:1.',
        ]
      : [
          'Ist die Platzzeit um, zählen die bis dahin gespielten Sätze.',
          'Anna hat den ersten Satz, als die Zeit um ist: Das Spiel endet 1:0.',
        ],
  byGames: () => [
    'Ist die Platzzeit um, gewinnt die Seite mit mehr Games im ganzen Spiel.',
    '6:4 0:5, als die Zeit um ist: Anna hat sechs Games und Ben neun, also gewinnt Ben.',
  ],
  unfinishedSet: (lead) => [
    `Ein nicht beendeter Satz geht an die Seite, die mit ${lead} oder mehr führt. Sonst bekommt jede Seite einen halben Satz.`,
    `${lead + 2}:2 ist ein Satz für Anna, ${lead + 1}:2 ein halber für jede Seite.`,
  ],
  retirement: (isCredited) => [
    isCredited
      ? 'Gibt eine Seite auf, bekommt die andere Seite die Sätze, die ihr noch fehlen.'
      : 'Gibt eine Seite auf, zählen die Sätze wie gespielt.',
    isCredited
      ? 'Ben gibt nach dem verlorenen ersten Satz auf: Anna bekommt auch die Sätze, die ihr noch fehlen.'
      : 'Ben gibt nach dem verlorenen ersten Satz auf: Anna gewinnt mit einem Satz.',
  ],
  retirementGames: () => [
    'Die andere Seite bekommt auch die Games, die in diesen Sätzen noch fehlen.',
    'Ben gibt bei 6:4 3:2 für Anna auf: Das Spiel zählt als 6:4 6:2.',
  ],
  walkover: (isCredited) => [
    isCredited
      ? 'Tritt eine Seite nicht an, bekommt die andere Seite alle Sätze, die sie braucht.'
      : 'Tritt eine Seite nicht an, zählen keine Sätze.',
    isCredited
      ? 'Ben tritt nicht an: Anna hat ohne Satzverlust gewonnen.'
      : 'Ben tritt nicht an: Anna hat gewonnen, und die Sätze bleiben, wie sie waren.',
  ],
  walkoverPlayed: () => [
    'Tritt eine Seite nicht an, zählt das Spiel für keine Seite als gespielt.',
    'Ben tritt nicht an: Anna hat genauso viele Spiele gespielt wie vorher.',
  ],
  walkoverGames: (present, absent) => [
    `Jeder dieser Sätze zählt ${present}:${absent}.`,
    `Ben tritt nicht an: Anna bekommt ${present} Games für jeden Satz.`,
  ],
  inGames: {
    retirementGames: () => [
      'Gibt eine Seite auf, bekommt die andere auch die Games, die ihr noch fehlen.',
      'Ben gibt bei 2:1 für Anna auf, gespielt wird auf drei Gewinn-Games: Das Spiel zählt als 3:1.',
    ],
    walkover: (isCredited) => [
      isCredited
        ? 'Tritt eine Seite nicht an, bekommt die andere Seite alle Games, die sie braucht.'
        : 'Tritt eine Seite nicht an, zählen keine Games.',
      isCredited
        ? 'Ben tritt nicht an: Anna hat ohne verlorenes Game gewonnen.'
        : 'Ben tritt nicht an: Anna hat gewonnen, und die Games bleiben, wie sie waren.',
    ],
    walkoverGames: (present, absent) => [
      `Ein solches Spiel zählt ${present}:${absent}.`,
      `Ben tritt nicht an: Anna bekommt ${present} Games.`,
    ],
  },

  winAndLoss: (win, loss) => [
    `Ein Sieg bringt ${points(win)}, eine Niederlage auf dem Platz ${points(loss)}.`,
    `Anna schlägt Ben: ${points(win)} für Anna, ${loss} für Ben.`,
  ],
  noPoints: () => [
    'Die Tabelle richtet sich nicht nach Punkten, sondern nach den Regeln unten.',
    'Siehe „Die Tabelle“.',
  ],
  draw: (draw) => [
    `Ein Unentschieden bringt jeder Seite ${points(draw)}.`,
    `Anna und Ben trennen sich unentschieden: ${points(draw)} für jede Seite.`,
  ],
  byResult: (results, [result, won, lost]) => [
    `Das Ergebnis bestimmt die Punkte beider Seiten: ${results.join('; ')}.`,
    `Anna gewinnt ${result.replace('–', ':')}: ${points(won)} für Anna, ${lost} für Ben.`,
  ],
  result: (result, won, lost) => `${result.replace('–', ':')} bringt ${won} und ${lost}`,
  setWon: (each, two, isGames) => [
    `${isGames ? 'Jedes gewonnene Game' : 'Jeder gewonnene Satz'} bringt jeder Seite zusätzlich ${points(each)}.`,
    `Zwei ${isGames ? 'Games' : 'Sätze'} bringen ${points(two)}.`,
  ],
  gameWon: (each, six, isPoints) => [
    `${isPoints ? 'Jeder gewonnene Ball' : 'Jedes gewonnene Game'} bringt jeder Seite zusätzlich ${points(each)}.`,
    `Sechs ${isPoints ? 'Bälle' : 'Games'} bringen ${points(six)}.`,
  ],
  retiredLoss: (loss) => [
    `Wer aufgibt oder ein Spiel schenkt, bekommt ${points(loss)} statt der Punkte für eine Niederlage.`,
    `Ben verletzt sich und gibt auf: Er bekommt ${points(loss)}.`,
  ],
  walkoverPoints: (win, loss) => [
    `Wer nicht antritt, bekommt ${points(loss)}, die andere Seite ${points(win)}.`,
    `Ben tritt nicht an: ${points(win)} für Anna, ${loss} für Ben.`,
  ],
  bonus: {
    straight_sets_win: (more) => [
      `Ein Sieg ohne Satzverlust bringt ${points(more)} mehr.`,
      `Anna gibt gegen Ben keinen Satz ab: ${points(more)} mehr für Anna.`,
    ],
    loss_with_a_set: (more) => [
      `Eine Niederlage mit mindestens einem gewonnenen Satz bringt ${points(more)} mehr.`,
      `Ben verliert, gewinnt aber einen Satz: ${points(more)} mehr für Ben.`,
    ],
    every_match_played: (more) => [
      `Wer alle Spiele spielt, bekommt am Ende ${points(more)} mehr.`,
      `In einer Box zu fünft bringt das vierte Spiel ${points(more)} mehr.`,
    ],
    matches_played: (more, needed, by) => [
      `Wer ${by === null ? '' : `bis ${by} `}${needed === 1 ? 'ein Spiel' : `${needed} Spiele`} spielt, bekommt ${points(more)} mehr.`,
      `Das ${needed}. Spiel${by === null ? '' : ' in dieser Zeit'} bringt ${points(more)} mehr, einmal.`,
    ],
  },

  ranking: (rules) => [
    rules.length === 1
      ? `Die Tabelle richtet sich nach: ${rules[0] ?? ''}.`
      : `Die Tabelle richtet sich nach diesen Regeln, in dieser Reihenfolge: ${rules.join('; ')}.`,
    rules.length === 1
      ? 'Anna und Ben sind gleichauf: Sie teilen sich ihren Platz.'
      : `Anna und Ben sind nach der ersten Regel gleichauf: Dann entscheidet „${rules[1] ?? ''}“.`,
  ],
  levelAfter: (restarts) => [
    restarts
      ? 'Trennt eine Regel nur einige Spieler, werden die übrigen untereinander wieder ab der ersten Regel verglichen.'
      : 'Wer nach einer Regel noch gleichauf ist, wird nach der nächsten verglichen.',
    restarts
      ? 'Drei Spieler sind gleichauf, und Cem fällt zurück: Anna und Ben werden wieder ab der ersten Regel verglichen.'
      : 'Drei Spieler sind gleichauf, und Cem fällt zurück: Zwischen Anna und Ben entscheidet die nächste Regel.',
  ],
  headToHead: (needsAll) => [
    needsAll
      ? 'Die Spiele untereinander zählen nur, wenn alle gegeneinander gespielt haben.'
      : 'Alle gespielten Spiele untereinander zählen.',
    needsAll
      ? 'Drei Spieler sind gleichauf, und Anna hat nicht gegen Cem gespielt: Die nächste Regel entscheidet.'
      : 'Drei Spieler sind gleichauf, und Anna hat nicht gegen Cem gespielt: Die anderen zwei Spiele zählen.',
  ],
  minimum: (matches, isRanked) => [
    `Alle müssen mindestens ${matches === 1 ? 'ein Spiel' : `${matches} Spiele`} spielen, oder alle ihre Spiele, falls es weniger sind.${
      isRanked ? '' : ' Wer weniger spielt, hat keinen Rang und steigt weder auf noch ab.'
    }`,
    isRanked
      ? `Ben spielt ${Math.max(0, matches - 1)}: Er behält trotzdem seinen Rang.`
      : `Ben führt am Ende mit ${Math.max(0, matches - 1)} gespielten Spielen: Er hat keinen Rang.`,
  ],

  moves: (up, down) => [
    `Aus jeder Box steigen bis zu ${up} auf und bis zu ${down} ab, höchstens die Hälfte.${
      up === down ? ' Es steigen so viele ab wie auf, also behält jede Box ihre Größe.' : ''
    }`,
    up === down
      ? `Bei Boxen zu sechst tauschen ${places('erste', up)} der einen Box mit ${places('letzte', up)} der Box darüber die Plätze.`
      : `In einer Box zu sechst ${[
          ...(up > 0 ? [`steigen ${places('erste', up)} auf`] : []),
          ...(down > 0 ? [`steigen ${places('letzte', down)} ab`] : []),
        ].join(' und ')}.`,
  ],
  nobodyMoves: () => ['Niemand steigt auf oder ab.', 'Die Erste der Box 2 spielt wieder in Box 2.'],
  tiers: (names, example) => [
    `Boxen nebeneinander sind gleich stark. Von oben: ${names.join('; ')}. Aus ihnen steigt reihum jemand auf, und jede bekommt so viele Spieler zurück, wie sie abgibt.`,
    example === null
      ? 'Von zwei gleichen Boxen steigt aus jeder die Erste auf.'
      : `Die Ersten von ${example.lower[0]} und ${example.lower[1]} steigen in ${example.upper} auf. Von den Absteigern geht einer in ${example.lower[0]} und der nächste in ${example.lower[1]}.`,
  ],
  offers: {
    walkover: (after) => [
      `Wer keines von ${after === 2 ? 'zwei' : 'drei'} Angeboten beantwortet, verliert das Spiel kampflos.`,
      `Anna bietet ${after === 2 ? 'zweimal' : 'dreimal'} Termine an, und Ben antwortet nie: ein kampfloser Sieg für Anna.`,
    ],
    conceded: (after) => [
      `Wer keines von ${after === 2 ? 'zwei' : 'drei'} Angeboten beantwortet, verliert das Spiel mit den Punkten für eine Niederlage.`,
      `Anna bietet ${after === 2 ? 'zweimal' : 'dreimal'} Termine an, und Ben antwortet nie: ein Sieg für Anna.`,
    ],
  },
  and: ' und ',
  remaining: (isWalkover) => [
    isWalkover
      ? 'Zieht sich eine Seite zurück, gewinnen die Gegner ihre offenen Spiele.'
      : 'Zieht sich eine Seite zurück, zählen ihre offenen Spiele nicht.',
    isWalkover
      ? 'Ben zieht sich zurück, bevor er gegen Anna spielt: Anna bekommt die Punkte für einen kampflosen Sieg.'
      : 'Ben zieht sich zurück, bevor er gegen Anna spielt: Beide haben ein Spiel weniger.',
  ],
  playedMatches: {
    keep: [
      'Die gespielten Spiele zählen weiter.',
      'Ben hat gegen Anna verloren: Anna behält den Sieg.',
    ],
    void: [
      'Die gespielten Spiele zählen nicht mehr.',
      'Ben hat gegen Anna verloren: Anna verliert diesen Sieg.',
    ],
    walkover_to_opponent: [
      'Auch die gespielten Spiele gewinnen die Gegner.',
      'Ben hat Anna geschlagen: Anna bekommt den Sieg.',
    ],
  },
};

/** `die ersten zwei`; at most half of a box of six. */
function places(which: 'erste' | 'letzte', count: number): string {
  const most = Math.min(count, 3);
  return most === 1 ? `die ${which}` : `die ${which}n ${most === 2 ? 'zwei' : 'drei'}`;
}
