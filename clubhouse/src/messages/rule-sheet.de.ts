import type { Words } from './en.ts';
import { germanPoints as points } from './points.ts';

export const ruleSheet: Words['ruleSheet'] = {
  headings: {
    match: 'Das Spiel',
    points: 'Die Punkte',
    table: 'Die Tabelle',
    movement: 'Auf und ab',
  },
  example: 'Zum Beispiel:',
  boxes: 'Diese Box und die anderen',

  rounds: (times) => [
    times === 1
      ? 'In einer Box spielt jeder einmal gegen jeden.'
      : 'In einer Box spielt jeder zweimal gegen jeden.',
    `In einer Box zu fünft hast du ${times === 1 ? 'vier' : 'acht'} Spiele.`,
  ],
  format: (line, score) => [line, `${score.replaceAll('-', ':')} ist ein ganzes Spiel.`],
  draws: (score) => [
    'Endet ein Spiel gleich, ist es ein Unentschieden.',
    `${score.replaceAll('-', ':')}: Niemand hat gewonnen, beide haben gespielt.`,
  ],
  asItStands: (isGames) =>
    isGames
      ? [
          'Ist die Platzzeit um, zählen die Games, die bis dahin gespielt sind. Ein angefangenes zählt nicht.',
          'Anna führt 2:1 in Games, als die Nächsten kommen: Es endet 2:1.',
        ]
      : [
          'Ist die Platzzeit um, zählen die Sätze, die bis dahin gespielt sind.',
          'Anna hat den ersten Satz, als die Zeit um ist: Es endet 1:0.',
        ],
  byGames: () => [
    'Ist die Platzzeit um, gewinnt, wer im ganzen Spiel mehr Games hat.',
    '6:4 0:5, als die Zeit um ist: Anna hat sechs Games und Ben neun, also gewinnt Ben.',
  ],
  unfinishedSet: (lead) => [
    `Ein Satz, den die Uhr beendet, geht an die Seite, die mit ${lead} oder mehr führt. Sonst bekommen beide einen halben.`,
    `${lead + 2}:2 ist ein Satz für Anna, ${lead + 1}:2 ein halber für jede Seite.`,
  ],
  retirement: (isCredited) => [
    isCredited
      ? 'Muss jemand aufgeben, bekommt die andere Seite die Sätze, die ihr noch fehlen.'
      : 'Muss jemand aufgeben, zählen die Sätze, wie sie gespielt sind.',
    isCredited
      ? 'Ben gibt nach dem verlorenen ersten Satz auf: Anna bekommt auch die Sätze, die ihr noch fehlen.'
      : 'Ben gibt nach dem verlorenen ersten Satz auf: Anna gewinnt mit einem Satz.',
  ],
  retirementGames: () => [
    'Die andere Seite bekommt auch die Games, die diesen Sätzen noch fehlen.',
    'Ben gibt bei 6:4 3:2 für Anna auf: Es zählt 6:4 6:2.',
  ],
  walkover: (isCredited) => [
    isCredited
      ? 'Kommt jemand nicht, bekommt die andere Seite alle Sätze, die sie braucht.'
      : 'Kommt jemand nicht, zählen keine Sätze.',
    isCredited
      ? 'Ben kommt nicht: Anna hat ohne Satzverlust gewonnen.'
      : 'Ben kommt nicht: Anna hat gewonnen, und die Sätze bleiben, wie sie waren.',
  ],
  walkoverPlayed: () => [
    'Ein Spiel, zu dem jemand nicht kommt, gilt für keine Seite als gespielt.',
    'Ben kommt nicht: Anna hat genauso viele Spiele gespielt wie vorher.',
  ],
  walkoverGames: (present, absent) => [
    `Jeder dieser Sätze zählt ${present}:${absent}.`,
    `Ben kommt nicht: Anna bekommt ${present} Games für jeden Satz.`,
  ],

  winAndLoss: (win, loss) => [
    `Ein Sieg bringt ${points(win)}, eine gespielte Niederlage ${points(loss)}.`,
    `Anna schlägt Ben: ${points(win)} für Anna, ${loss} für Ben.`,
  ],
  noPoints: () => [
    'Nicht die Punkte entscheiden, sondern was unten bei der Tabelle steht.',
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
    `${isGames ? 'Jedes gewonnene Game' : 'Jeder gewonnene Satz'} bringt ${points(each)} dazu, auf beiden Seiten.`,
    `Zwei ${isGames ? 'Games' : 'Sätze'} bringen ${points(two)}.`,
  ],
  gameWon: (each, six, isPoints) => [
    `${isPoints ? 'Jeder gewonnene Ball' : 'Jedes gewonnene Game'} bringt ${points(each)} dazu, auf beiden Seiten.`,
    `Sechs ${isPoints ? 'Bälle' : 'Games'} bringen ${points(six)}.`,
  ],
  retiredLoss: (loss) => [
    `Wer aufgibt oder ein Spiel abgibt, bekommt ${points(loss)} statt der Punkte für eine Niederlage.`,
    `Ben verletzt sich und gibt auf: Er bekommt ${points(loss)}.`,
  ],
  walkoverPoints: (win, loss) => [
    `Wer nicht kommt, bekommt ${points(loss)}, die andere Seite ${points(win)}.`,
    `Ben kommt nicht: ${points(win)} für Anna, ${loss} für Ben.`,
  ],
  bonus: {
    straight_sets_win: (more) => [
      `Ein Sieg ohne Satzverlust bringt ${points(more)} mehr.`,
      `Anna gibt gegen Ben keinen Satz ab: ${points(more)} mehr für Anna.`,
    ],
    loss_with_a_set: (more) => [
      `Eine Niederlage mit mindestens einem Satz bringt ${points(more)} mehr.`,
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
      ? `Die Tabelle geht nach: ${rules[0] ?? ''}.`
      : `Die Tabelle geht der Reihe nach: ${rules.join('; ')}.`,
    rules.length === 1
      ? 'Anna und Ben sind gleichauf: Sie teilen sich ihren Platz.'
      : `Anna und Ben sind im ersten gleichauf: Dann entscheidet „${rules[1] ?? ''}“.`,
  ],
  levelAfter: (restarts) => [
    restarts
      ? 'Trennt eine Regel nur einige, beginnen die übrigen unter sich wieder bei der ersten Regel.'
      : 'Wen eine Regel nicht trennt, für den gilt die nächste.',
    restarts
      ? 'Von dreien, die gleichauf sind, fällt Cem zurück: Für Anna und Ben beginnt es wieder mit der ersten Regel.'
      : 'Von dreien, die gleichauf sind, fällt Cem zurück: Für Anna und Ben entscheidet die nächste Regel.',
  ],
  headToHead: (needsAll) => [
    needsAll
      ? 'Die Spiele untereinander zählen nur, wenn jeder von ihnen gegen jeden gespielt hat.'
      : 'Die Spiele untereinander zählen, soweit sie gespielt sind.',
    needsAll
      ? 'Drei sind gleichauf, und Anna hat nicht gegen Cem gespielt: Die nächste Regel entscheidet.'
      : 'Drei sind gleichauf, und Anna hat nicht gegen Cem gespielt: Die anderen zwei Spiele zählen.',
  ],
  minimum: (matches, isRanked) => [
    `Alle sollen mindestens ${matches === 1 ? 'ein Spiel' : `${matches} Spiele`} spielen, oder alle ihre, wenn es weniger sind.${
      isRanked ? '' : ' Wer weniger spielt, hat keinen Platz und steigt weder auf noch ab.'
    }`,
    isRanked
      ? `Ben spielt ${Math.max(0, matches - 1)}: Er behält trotzdem seinen Platz.`
      : `Ben führt am Ende mit ${Math.max(0, matches - 1)} gespielten: Er hat keinen Platz.`,
  ],

  moves: (up, down) => [
    `Aus jeder Box steigen bis zu ${up} auf und bis zu ${down} ab, höchstens die Hälfte.${
      up === down ? ' Es steigen so viele ab wie auf, also behält jede Box ihre Größe.' : ''
    }`,
    up === down
      ? `Bei Boxen zu sechst tauschen ${places('erste', up)} der einen und ${places('letzte', up)} der Box darüber.`
      : `In einer Box zu sechst ${[
          ...(up > 0 ? [`steigen ${places('erste', up)} auf`] : []),
          ...(down > 0 ? [`steigen ${places('letzte', down)} ab`] : []),
        ].join(' und ')}.`,
  ],
  nobodyMoves: () => ['Niemand steigt auf oder ab.', 'Die Erste der Box 2 spielt wieder in Box 2.'],
  tiers: (names, example) => [
    `Boxen nebeneinander sind gleich stark. Von oben: ${names.join('; ')}. Sie schicken reihum jemanden hinauf, und jede bekommt so viele zurück, wie sie abgibt.`,
    example === null
      ? 'Von zwei gleichen Boxen steigt aus jeder die Erste auf.'
      : `Die Ersten von ${example.lower[0]} und ${example.lower[1]} steigen in ${example.upper} auf; von denen, die absteigen, geht jemand in ${example.lower[0]} und der Nächste in ${example.lower[1]}.`,
  ],
  offers: {
    walkover: (after) => [
      `Wer keines von ${after === 2 ? 'zwei' : 'drei'} Angeboten beantwortet, verliert das Spiel kampflos.`,
      `Anna bietet ${after === 2 ? 'zweimal' : 'dreimal'} Termine an, und Ben lässt alle verstreichen: ein kampfloser Sieg für Anna.`,
    ],
    conceded: (after) => [
      `Wer keines von ${after === 2 ? 'zwei' : 'drei'} Angeboten beantwortet, verliert das Spiel mit den Punkten einer Niederlage.`,
      `Anna bietet ${after === 2 ? 'zweimal' : 'dreimal'} Termine an, und Ben lässt alle verstreichen: ein Sieg für Anna.`,
    ],
  },
  and: ' und ',
  remaining: (isWalkover) => [
    isWalkover
      ? 'Zieht jemand zurück, gewinnen die anderen die offenen Spiele.'
      : 'Zieht jemand zurück, zählen die offenen Spiele für niemanden.',
    isWalkover
      ? 'Ben zieht zurück, bevor er gegen Anna spielt: Anna bekommt die Punkte, als wäre Ben nicht gekommen.'
      : 'Ben zieht zurück, bevor er gegen Anna spielt: Beide haben ein Spiel weniger.',
  ],
  playedMatches: {
    keep: ['Die schon gespielten bleiben.', 'Ben hat gegen Anna verloren: Anna behält den Sieg.'],
    void: [
      'Die schon gespielten zählen für niemanden.',
      'Ben hat gegen Anna verloren: Anna verliert diesen Sieg.',
    ],
    walkover_to_opponent: [
      'Auch die schon gespielten gewinnen die anderen.',
      'Ben hat Anna geschlagen: Anna bekommt den Sieg.',
    ],
  },
};

/** `die ersten zwei`: at most half of a box of six. */
function places(which: 'erste' | 'letzte', count: number): string {
  const most = Math.min(count, 3);
  return most === 1 ? `die ${which}` : `die ${which}n ${most === 2 ? 'zwei' : 'drei'}`;
}
