/*
 * The words of a sentence about a result, by what they say. A sentence with any other word is not read as a result:
 * what is not known could turn it round.
 */

export type ResultWord =
  | 'win'
  | 'lose'
  | 'beat'
  | 'draw'
  | 'play'
  | 'me'
  | 'me-object'
  | 'them'
  | 'them-object'
  | 'against'
  | 'for'
  | 'to'
  | 'by'
  | 'with'
  | 'both'
  | 'have'
  | 'noun'
  | 'retired'
  | 'no-show'
  | 'walkover'
  | 'conceded'
  | 'not-played'
  | 'set'
  | 'clause'
  | 'filler';

/** Several words that say one thing, each replaced by a word of its own before words are read one by one. */
export const RESULT_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/ (happy|pleased|glad|proud|sad|sorry) to (say|report)( that)? /, ' '],
  [
    / (sorry|apologies) for (the |my )?(late|delayed) (reply|answer|response|report|message) /,
    ' sorry ',
  ],
  [
    / (sorry|entschuldigung|entschuldige|entschuldigt) (für )?die (späte|verspätete) (antwort|meldung|rückmeldung) /,
    ' sorry ',
  ],
  [
    / (noch nicht|not yet) ,? (wir spielen|we play|we are playing) (nächste woche|demnächst|next week|soon) /,
    ' <not-played> ',
  ],
  [
    / (haven't|have not|hadn't|had not) (yet |even )?(played|managed to play)( yet| it yet)? /,
    ' <not-played> ',
  ],
  [
    / (didn't|did not|haven't|have not) (get|got|manage|managed|find time) (round |around )?to play(ing)? /,
    ' <not-played> ',
  ],
  [/ (was|got|were) rained (off|out) /, ' <not-played> '],
  [
    / (ist (leider )?(ausgefallen|ins wasser gefallen)|fiel (leider )?(aus|ins wasser)) /,
    ' <not-played> ',
  ],
  [/ wir spielen erst /, ' <not-played> '],
  [/ not (yet )?played( yet)? /, ' <not-played> '],
  [/ (still )?(to be|yet to be) played /, ' <not-played> '],
  [/ still (have to|need to|must|to) play /, ' <not-played> '],
  [
    / (noch|bisher|bislang) (gar |leider |immer )?(nicht|kein|keine) (dazu gekommen|zum spielen gekommen|gespielt) /,
    ' <not-played> ',
  ],
  [/ (noch nicht|not yet) /, ' <not-played> '],
  [/ (steht|stehen) (bei uns )?noch (aus|an) /, ' <not-played> '],
  [
    / (didn't|did not|didnt|never|has not|hasn't|have not|haven't) (even )?(show|turn|showed|turned|shown) up /,
    ' <no-show> ',
  ],
  [/ (didn't|did not|didnt|never) (show|showed|come|came|appear|appeared) /, ' <no-show> '],
  [/ (was|were) a no-?show /, ' <no-show> '],
  [/ no-? ?show /, ' <no-show> '],
  [
    / (ist|war|sind|waren|bin|bist|seid) (leider |einfach |heute |gestern )?nicht (erschienen|gekommen|aufgetaucht|angetreten|da) /,
    ' <no-show> ',
  ],
  [/ nicht (erschienen|aufgetaucht|angetreten) /, ' <no-show> '],
  [/ (kam|kamen) (leider |einfach |heute |gestern )?nicht /, ' <no-show> '],
  [/ (trat|traten) (leider |heute |gestern )?nicht an /, ' <no-show> '],
  [/ had to (retire|stop|give up|quit|withdraw)( injured)? /, ' <retired> '],
  [/ (gave|give) up /, ' <retired> '],
  [
    / (musste|mussten|hat|haben) (leider |verletzt |dann )?(aufgeben|aufgegeben)( müssen)? /,
    ' <retired> ',
  ],
  [/ (gab|gaben) (leider |verletzt |dann )?auf /, ' <retired> '],
  // "We had to stop" may be the rain's doing; one of two who had to is not.
  [/ musste ([^,]{0,40}[ \d])?(abbrechen|aufhören) /, ' $1 <retired> '],
  [/ <no-show> to (the|our) (courts?|match|game) /, ' <no-show> '],
  [/ (i|we|<me>) (gave|gifted)( <them>| him| her| them)? a walkover /, ' walkover for <them> '],
  [/ (i|we|<me>) (got|had|received) a walkover /, ' walkover for me '],
  [/ (<them>|he|she|they) (got|had|received) a walkover /, ' walkover for <them> '],
  [/ (i|we) (gave|gifted) (<them>|him|her|them) the (match|game) /, ' $1 <conceded> '],
  [
    / (ich|wir) (schenke|schenken|schenkte|schenkten) (<them>|ihr|ihm|ihnen) (das|den) (spiel|match|sieg) /,
    ' $1 <conceded> ',
  ],
  [/ (gave|gifted) me the match /, ' <conceded> '],
  [/ (<them>|he|she|they) (gave|gifted)( me| us)? a walkover /, ' walkover for me '],
  [/ (i|we) (had to|have to|must) give (<them>|him|her|them) a walkover /, ' walkover for <them> '],
  [/ (i|we) (had to|have to|must) give (<them>|him|her|them) the (match|game) /, ' $1 <conceded> '],
  [/ (have|has|had) to concede /, ' <conceded> '],
  [/ (got|was|were) (beaten|thrashed|hammered|outplayed) ((\S*\d ,? ?)*)by /, ' $3lost to '],
  [/ (got|was|were) (beaten|thrashed|hammered|outplayed) /, ' lost '],
  // "I took it to three sets" says how long it was, and not whose.
  [/ (took|takes) (it|the (match|win)) (?!to )/, ' won '],
  // As tables have it.
  [/^ w (?=\d)/, ' won '],
  [/^ l (?=\d)/, ' lost '],
  [/ straight sets ,? ?for /, ' win <noun> for '],
  [/ came out on top /, ' won '],
  // "Better than last time" is another thing, and so "better" says nothing of who won.
  [
    / (<them>|he|she|they) (was|were) (just |simply |far |way )?too (good|strong)( for (me|us))? /,
    ' $1 won ',
  ],
  [
    / (<them>|er|sie) (war|waren) (heute |einfach |leider )*zu (gut|stark)( für (mich|uns))? /,
    ' $1 gewann ',
  ],
  [/ (war|waren) (heute |leider |völlig |ganz )?chancenlos /, ' verlor '],
  [
    / (konnte|konnten|hab|habe|hat|haben) (mich|sich|uns) ([^,]{0,60} )?(durchsetzen|durchgesetzt) /,
    ' $3 gewann ',
  ],
  [/ (setze|setzt|setzen|setzte|setzten) (mich|sich|uns) ([^,]{0,60} )?durch /, ' $3 gewann '],
  [/ in (my|our) favou?r /, ' for me '],
  [/ in (his|her|their|<them>'s) favou?r /, ' for them '],
  [/ zu (meinen|unseren) gunsten /, ' für mich '],
  [/ my partner and i /, ' we '],
  [/ (mein|meine) (partner|partnerin) und ich /, ' wir '],
  [/ thank you /, ' thanks '],
  [/ (thanks|danke|dank) (dir )?(,? ?<them> )?(for|für) /, ' thanks '],
  [/ no problem /, ' ok '],
  [/ (sieg|win|victory|niederlage|loss|defeat) /, ' $1 <noun> '],
  [/ winner (is |was )?me /, ' i won '],
  [/ (winners?|gewinner|gewinnerin|sieger|siegerin|loser|verlierer|verliererin) /, ' $1 <have> '],
  [/ see you( soon| there| then)? $/, ' ok '],
  [/ spaß gemacht /, ' gut '],
];

const WORDS: readonly (readonly [ResultWord, string])[] = [
  [
    'win',
    'won win wins winner winners gewonnen gewinnt gewann gewannen sieg siegte gewinner gewinnerin sieger siegerin victory',
  ],
  [
    'lose',
    'lost lose loss loses loser verloren verlor verlier verlierer verliererin niederlage defeat',
  ],
  [
    'beat',
    'beat bt def besiegt besiegte schlägt schlagen geschlagen schlug bezwungen defeated thrashed',
  ],
  ['draw', 'drew draw drawn tie tied unentschieden remis'],
  ['play', 'played gespielt spielten'],
  ['me', 'i we ich wir <me>'],
  ['me-object', 'me us mich mir uns'],
  ['them', '<them> he she they er sie you du ihr opponent opponents gegner gegnerin gegnerinnen'],
  ['them-object', 'him them her ihn ihm ihnen dich dir euch'],
  ['against', 'against gegen over vs'],
  ['for', 'for für'],
  ['to', 'to an'],
  ['by', 'by von'],
  ['with', 'with mit'],
  [
    'retired',
    '<retired> retired ret retd retirement aufgabe aufgegeben verletzungsbedingt aufgeben',
  ],
  ['no-show', '<no-show>'],
  ['walkover', 'w/o walkover walkovers kampflos nichtantritt'],
  [
    'conceded',
    '<conceded> concede conceded concedes verzichtet abgeschenkt forfeited forfeits forfeit',
  ],
  ['not-played', '<not-played>'],
  ['have', '<have> has have hat haben hast habt is are was were ist war waren'],
  ['noun', '<noun>'],
  ['set', 'set sets satz sätze sätzen'],
  ['clause', ', and und but aber when because weil da as als then dann nachdem also since'],
  [
    'filler',
    'the a it had been our my mein meine meinen meinem meiner unser unsere unser this that these in on of so die der das den dem des ein eine einem einen einer es wurde hab habe bin bist hatte hatten am im um vom beim zum zur bei nach',
  ],
  [
    'filler',
    'yes ja yep jo ok okay well na gut klare klarer sache great good nice schön schönes super toll tolles tough hard close closely narrowly easily clearly deutlich klar knapp knappes hart hartes spannendes leider unfortunately sadly sorry luckily mal zum glück happily finally endlich schließlich nur just only wieder again doch-noch verdient deserved glücklich diesmal souverän straight glatt',
  ],
  [
    'filler',
    'yesterday today tonight gestern heute vorgestern soeben eben gerade vorhin abend abends nachmittag mittag morning afternoon evening night weekend wochenende just uhr',
  ],
  [
    'filler',
    'match matches game games spiel partie ergebnis resultat result results score scores endstand stand final satztiebreak tiebreak tie-break match-tiebreak matchtiebreak mtb tb champions-tiebreak super-tiebreak punkte two three zwei drei both beide beiden',
  ],
  [
    'filler',
    'musste mussten thanks danke vielen dank hier here report melde melden reporting ergebnismeldung kurz ergeben lautet lautete ging geht endete ended finished aus up down time zeit injury injured verletzt verletzung verletzungsbedingten wegen due knee knie back rücken ankle knöchel shoulder schulter calf wade muscle muskel cramp cramps krampf krämpfe elbow ellbogen wrist handgelenk seinem ihrem seiner ihrer his at',
  ],
];

const BY_WORD: ReadonlyMap<string, ResultWord> = new Map(
  WORDS.flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
);

export function resultWord(word: string): ResultWord | null {
  return BY_WORD.get(word) ?? null;
}

const PLACES = new Map(
  [
    ['first', 'erster', 'erste', 'ersten', '1st', '1.'],
    ['second', 'zweiter', 'zweite', 'zweiten', '2nd', '2.'],
    ['third', 'dritter', 'dritte', 'dritten', '3rd', '3.'],
    ['fourth', 'vierter', 'vierte', 'vierten', '4th', '4.'],
    ['fifth', 'fünfter', 'fünfte', 'fünften', '5th', '5.'],
  ].flatMap((words, place) => words.map((word) => [word, place] as const)),
);

/** `second` is the set at place 1. */
export function setPlace(word: string): number | null {
  return PLACES.get(word) ?? null;
}

/**
 * Words that turn round, take back or doubt what stands beside them, and those by which something other than this
 * match is told. A sentence that is not understood and has one of them makes a reply unclear.
 */
const DOUBTS = new Set(
  `not never no none nor neither nicht nie niemals kein keine keinen nix if unless wenn falls ob would could should might may
  maybe perhaps probably vielleicht wahrscheinlich eventuell evtl hätte hätten wäre wären würde würden könnte könnten
  sollte sollten müsste think thought believe guess suppose assume hope hoffe glaube denke meine vermute will werde
  werden wird wirst gonna going almost nearly fast beinahe kidding joke joking scherz spaß quatsch witz wrong false
  incorrect falsch mistake error fehler irrtum vertippt typo correction korrektur correct korrigiere ändern change
  instead statt stattdessen sondern otherwise umgekehrt andersrum andersherum vertauscht reverse reversed other andere
  anderen anderes dream dreamt dreamed geträumt dreams träumen practice training friendly freundschaftsspiel last letztes letzte
  letzten letzter tomorrow morgen next nächste nächsten nächstes said says claims claimed sagt sagte behauptet meint meinte
  disagree dispute protest abgebrochen aborted cancelled canceled abgesagt ignore ignorieren vergiss vergessen forget
  actually eigentlich tatsächlich pretend april annulled ungültig invalid unsure unsicher sicher sure whether
  first against gegen beat instead oder or tournament turnier partner sister brother wife husband bruder schwester frau mann
  until unfinished injured verletzt rain regen regnete rained dark postponed verschoben verschieben aber but except außer`.split(
    /\s+/,
  ),
);

export function isDoubt(word: string): boolean {
  return DOUBTS.has(word) || word.endsWith("n't");
}
