/*
 * The words of replies in both languages, each once. A sentence with any other word is not read, because the unknown
 * word could reverse its meaning (REPLY-3).
 *
 * Small letters give the meaning of a word in a result:
 *   w won, l lost, b beat, d drew, p played, n noun, r retired, x did not show, q walkover, c conceded, - not played
 *   m the writer's side, t the other side, o and u the same as objects, M a name of the writer's side
 *   a against, f for, k to, y by, i with, e gave, g got, h has or is, v was, a comma: a new clause
 * Capitals name the contexts that a word may appear in: R a result, T picking a time, P proposing times;
 * Y and N say yes and no to a time, D doubts or withdraws, H says nothing about a match.
 */
const WORDS: readonly (readonly [string, string])[] = [
  ['w', 'won wins gewonnen gewinnt gewann gewannen siegte'],
  ['wn', 'win sieg victory'],
  ['wh', 'winner winners gewinner gewinnerin sieger siegerin'],
  ['l', 'lost lose loses verloren verlor'],
  ['ln', 'loss niederlage defeat'],
  ['lh', 'loser verlierer verliererin'],
  ['bD', 'beat'],
  [
    'b',
    'bt def besiegt besiegte schlägt schlagen geschlagen schlug bezwungen defeated thrashed beaten hammered outplayed',
  ],
  ['d', 'drew draw drawn tie tied unentschieden remis'],
  ['p', 'played gespielt spielten'],
  ['mTP', 'i we ich wir'],
  ['oTP', 'me us mir uns'],
  ['oT', 'mich'],
  ['tTP', 'you'],
  ['tP', 'du ihr'],
  ['t', 'he she they er sie opponent opponents gegner gegnerin gegnerinnen'],
  ['uTP', 'dir euch'],
  ['uT', 'them dich'],
  ['u', 'him her ihn ihm ihnen'],
  ['aD', 'against gegen'],
  ['a', 'over vs'],
  ['fTP', 'for'],
  ['fT', 'für'],
  ['kT', 'to'],
  ['kTP', 'an'],
  ['yT', 'von by'],
  ['yTP', 'vom bei'],
  ['y', 'durch beim nach wegen'],
  ['iTP', 'with'],
  ['iP', 'mit'],
  ['e', 'gave give gives gifted'],
  ['g', 'got received'],
  ['hP', 'are hast habt'],
  ['hT', 'have ist'],
  ['hTP', 'is hab habe'],
  ['h', 'has hat haben'],
  ['v', 'was were war waren wurde wurden'],
  ['r', 'retired ret retd retirement aufg aufgabe aufgegeben aufgeben verletzungsbedingt'],
  ['q', 'w/o w.o walkover walkovers kampflos kampfloser nichtantritt'],
  ['c', 'concede conceded concedes verzichtet abgeschenkt forfeited forfeits forfeit'],
  [',T', ', and und then dann da also'],
  [',D', 'but aber'],
  [',', 'when because weil as als nachdem since'],
  [
    'RTP',
    `the a my in of die der das den dem mein well leider unfortunately sadly sorry nur only wieder uhr time mal
    thanks danke vielen dank bin it this that on es am um zeit at these both beide beiden`,
  ],
  ['RP', 'our unser match game spiel ging'],
  [
    'R',
    `had been so des ein eine einem einen einer meinen meinem meiner unsere bist hatte hatten im zum zur
    na klare klarer sache nice schön schönes tolles tough hard close closely narrowly easily comfortably clearly
    deutlich knapp knapper knappe knappes verdienter comfortable anbei hart hartes spannendes luckily glück happily
    finally endlich schließlich just again verdient deserved glücklich diesmal souverän straight glatt yesterday today
    tonight gestern heute heut grad vorgestern soeben eben gerade vorhin abend abends nachmittag mittag morning
    afternoon evening night weekend wochenende matches games partie ergebnis resultat result results endergebnis
    spielergebnis score scores endstand stand final satztiebreak tiebreak tie-break match-tiebreak match-tie-break
    matchtiebreak mtb stb tb champions champions-tiebreak super-tiebreak super-tie-break punkte set sets satz sätze
    sätzen two three zwei drei musste mussten müssen hier here report melde melden reporting ergebnismeldung kurz
    ergeben lautet lautete geht endete ended finished aus injury verletzung verletzungsbedingten due knee knie
    back rücken ankle knöchel shoulder schulter calf wade muscle muskel cramp cramps krampf krämpfe elbow ellbogen
    wrist handgelenk seinem ihrem seiner ihrer his`,
  ],
  [
    'H',
    `organisation organization organising organizing organisieren fight kampf fun haha lol bald soon bye ciao servus
    tschüss week woche enjoyed weather wetter prost everyone zusammen club verein greetings grüße gruß lg vg mfg
    regards cheers day nett rematch revanche congrats congratulations glückwunsch respekt respect amazing awesome
    fantastic enjoyable pleasure spannend nettes gutes super-spiel fair faires anstrengend exhausting hot heiß windy
    windig cold kalt sunny sonnig tired müde puh phew uff wow yay juhu hurra hooray spaßig soweit ps p.s`,
  ],
  ['RD', 'meine injured verletzt'],
  ['RY', 'yes ja yep jo ok okay gut great good super toll klar'],
  ['RPY', 'geht'],
  [
    'Y',
    `fine perfect passe prima perfekt klasse gerne gern recht bestens ideal yeah jawohl absolutely definitely
    einverstanden deal confirmed bestätigt bestätige zusage nehme nehmen nehm take choose pick wunderbar lovely
    brilliant excellent cool alright klappt gebongt möglich possible best besten better besser`,
  ],
  ['YD', 'sure'],
  ['YP', 'works suit suits passt passen gehen'],
  ['ND', 'not no none neither nicht kein keinen'],
  ['NDT', 'keine'],
  ['N', 'nope nein keiner keines nee impossible unmöglich bad schlecht'],
  [
    'TP',
    `termine times kann können könnt can do please bitte let's play spielen free frei your either would wäre würde
    suggested proposed`,
  ],
  [
    'T',
    `one ones termin slot slots option vorschlag vorschläge date dates day days tag tage o'clock those davon dabei diese
    dieser dieses diesen there dort hi see bis sehen thank very sehr really be make damit tut leid freue freuen auf looking
    forward i'll we'll i'd we'd it's that's that'd lieber liebsten ganz gar hervorragend number nr nummer variante @
    spielt having available sind too vorgeschlagene vorgeschlagenen dein deine deinen deiner euer eure lot all alle allen
    alles any lassen machen mache go hin tagen terminen beides lets happy glad prefer bevorzuge say schon`,
  ],
  ['TD', 'wären würden werden will'],
  ['PD', 'could may maybe perhaps vielleicht könnte'],
  [
    'P',
    `does how what about wie work ginge kannst könntest könntet propose suggest offer schlage schlagen vorschlagen biete
    unseren entweder`,
  ],
  [
    'D',
    `never nor nie niemals nix if unless wenn falls ob should might probably wahrscheinlich eventuell evtl hätte hätten
    könnten sollte sollten müsste think thought believe guess suppose assume hope hoffe glaube denke vermute werde wird
    wirst gonna going almost nearly fast beinahe kidding joke joking scherz spaß quatsch witz wrong false incorrect
    falsch mistake error fehler irrtum vertippt typo correction korrektur correct korrigiere ändern change instead statt
    stattdessen sondern otherwise umgekehrt andersrum andersherum vertauscht reverse reversed other andere anderen
    anderes dream dreamt dreamed geträumt dreams träumen practice training friendly freundschaftsspiel last letztes
    letzte letzten letzter tomorrow morgen next nächste nächsten nächstes said says claims claimed sagt sagte behauptet
    meint meinte disagree dispute protest abgebrochen aborted cancelled canceled abgesagt ignore ignorieren vergiss
    vergessen forget actually eigentlich tatsächlich pretend april annulled ungültig invalid unsure unsicher sicher
    whether first oder or tournament turnier partner sister brother wife husband bruder schwester frau mann until
    wait warte warten moment stop stopp halt scratch strike opposite gegenteil versa swap swapped tausch getauscht lie lies
    lüge gelogen oops ups hoppla upps delete löschen lösch storno undo rückgängig wish wished wünsche wünschte wär wärs wär's
    denkste test testing fake did didn mean meant äh ähm erm uh apparently angeblich anscheinend supposedly allegedly
    according laut wrote writes written schrieb schreibt geschrieben texted told tells quote quoting zitat forwarded
    forwarding weitergeleitet imagine theory theoretically theoretisch hypothetically prediction forecast prognose tipp bet
    wette planned geplant doubles doppel mixed singles einzel ago damals nichts
    unfinished rain regen regnete rained dark postponed verschoben verschieben except außer`,
  ],
];

const ADVERBS =
  '(?: (?:leider|heute|gestern|einfach|even|just|simply|far|way|völlig|ganz|gar|immer|dann|verletzt))*';

const PARTS =
  'sets?|satz|sätzen?|games|punkte|(?:(?:super|match|satz)-?)?tie-?break|champions-tiebreak|mtb|stb|tb';

/**
 * Phrases with a single meaning; `~` stands for adverbs in between. Angle brackets contain a letter of the table
 * above.
 */
const PHRASES = (
  [
    ['((i am|we are) )?(happy|pleased|glad|proud|sad|sorry) to (say|report)( that)?', ''],
    [
      '(sorry|apologies|entschuldigung|entschuldige)( for| für)?( the| my| die)? (late|delayed|späte|verspätete) (reply|answer|response|report|antwort|meldung|rückmeldung)',
      'sorry',
    ],
    ['(thank you|(thanks|danke|dank)( dir)?( ,)?( <t>)? (for|für))', 'thanks'],
    ['(von wegen|my bad|yeah right|in my head)', 'falsch'],
    ['no problem', 'ok'],
    ['last night', 'yesterday'],
    ['in the end', ''],
    ['by default', 'by walkover'],
    ['^(loss|defeat) to', 'lost to'],
    ['^beaten by', 'got beaten by'],
    ['^easy (win|victory)', '$1'],
    ['see you( soon| there| then)?$', 'ok'],
    ['spaß gemacht', 'gut'],
    ['((on|auf) )?(court|platz) [1-9]', ''],
    // "I lost a set": a part of a match, which its loser may have won.
    [
      `(?<! (?:in|im|on|by|of|to|at|nach|mit|after)(?: just| only| nur)? )(the|an?|my|our|den|das|eine[ns]?|ein|[1-5]|two|three|zwei|drei|lost|won|gewann|verlor)( tough| close| hard| final| only)? (${PARTS}|(?<= an? )game)`,
      '$1 <*>',
    ],
    [`^(${PARTS}) (gewonnen|verloren|won|lost)`, '<*> $2'],
    ['(my partner and i|meine? partner(in)? und ich)', '<m>'],

    [
      '(noch nicht|not yet)( ,)? (wir spielen|we play|we are playing) (nächste woche|demnächst|next week|soon)',
      '<->',
    ],
    [
      '(noch|bisher|bislang)~ (nicht|keine?)~( dazu gekommen| zum spielen gekommen| gespielt)',
      '<->',
    ],
    ['(noch nicht|not yet|wir spielen erst)', '<->'],
    [
      '((have|has|had|did) )?not( yet)?~ (played|((get|got|manage|managed|find time)( round| around)? )?to play(ing)?)( yet| it yet)?',
      '<->',
    ],
    ['(still to play|still (have|need|has) to play|(still |yet )?to be played)', '<->'],
    ['(was|got|were) rained (off|out)', '<->'],
    ['(ist~ (ausgefallen|ins wasser gefallen)|fiel~ (aus|ins wasser))', '<->'],
    ['(steht|stehen)( bei uns)? noch (aus|an)', '<->'],

    [
      '((have|has|had|did) )?(not|never)~ ((show|showed|shown|come|came|appear|appeared)( up)?|turn(ed)? up)( to (the|our) (courts?|match|game))?',
      '<x>',
    ],
    ['((was|were) a )?no-? ?show', '<x>'],
    ['nicht~ (erschienen|gekommen|aufgetaucht|angetreten)', '<x>'],
    ['(ist|sind|war|waren)~ nicht da', '<x>'],
    ['(kam|kamen)~ nicht', '<x>'],
    ['(trat|traten)~ nicht an', '<x>'],

    ['had to (retire|stop|give up|quit|withdraw)( injured)?', '<r>'],
    ['(gave|give) up', '<r>'],
    ['(gab|gaben)~ auf', '<r>'],
    // "We had to stop" may be due to rain; a single player who had to stop has retired.
    ['musste((?: [^, ]+){0,6}) (abbrechen|aufhören)', '$1 <r>'],
    [
      '(give|gave|gifted|schenken?|schenkten?)( <t>| her| him| them| ihr| ihm| ihnen| me| us| mir| uns) (the|das|den) (match|game|spiel|sieg)',
      '<c>',
    ],

    // "I took it to three sets" tells the length, not the winner.
    ['(took|takes) (it|the (match|win))(?! to)', '<w>'],
    // As written in tables.
    [String.raw`^w(?= \d)`, '<w>'],
    [String.raw`^l(?= \d)`, '<l>'],
    ['straight sets( ,)? for', '<wn> for'],
    ['came out on top', '<w>'],
    // "Better than last time" shows that "better" does not identify a winner.
    ['(was|were|war|waren)~ (too|zu) (good|strong|gut|stark)( (for|für) (me|us|mich|uns))?', '<w>'],
    ['(war|waren)~ chancenlos', '<l>'],
    [
      '(konnten?|hab|habe|hat|haben) (mich|sich|uns)((?: [^, ]+)*?) (durchsetzen|durchgesetzt)',
      '$3 <w>',
    ],
    ['(setzen?|setzt|setzten?) (mich|sich|uns)((?: [^, ]+)*?) durch', '$3 <w>'],
    ['(in (my|our) favou?r|zu (meinen|unseren) gunsten)', 'for me'],
    ["in (his|her|their|<t>'s) favou?r", 'for them'],
  ] as const
).map(
  ([pattern, said]) =>
    [
      // A sentence also ends with a space.
      new RegExp(
        `${pattern.startsWith('^') ? '^ ' : ' '}${pattern.replace(/^\^/, '').replace(/\$$/, ' $').replaceAll('~', ADVERBS)}(?= |$)`,
        'g',
      ),
      ` ${said}`,
    ] as const,
);

const TAGS: ReadonlyMap<string, string> = new Map(
  WORDS.flatMap(([tags, words]) => words.split(/\s+/).map((word) => [word, tags] as const)),
);

/** Whether a word may appear in this context: a capital letter of the table. */
export function mayWord(word: string, tag: 'T' | 'P' | 'Y' | 'N' | 'D'): boolean {
  return TAGS.get(word)?.includes(tag) ?? false;
}

/** Whether a word is in no row: it may be a name, or change what the words next to it say. */
export function isUnknown(word: string): boolean {
  return !TAGS.has(word) && !/\d/.test(word);
}

/** Whether a word cannot take back anything said before it. */
export function isHarmless(word: string): boolean {
  return findShape(word) !== null || /[HTPY]/.test(TAGS.get(word) ?? '') || !/\p{L}/u.test(word);
}

/** The small letters of a word; `_` if it only accompanies a result; null if it may not. */
export function findShape(word: string): string | null {
  const marked = /^<(.+)>$/.exec(word)?.[1];
  if (marked !== undefined) return marked;
  const tags = TAGS.get(word) ?? '';
  const letters = tags.replaceAll(/[A-Z]/g, '');
  if (letters !== '') return letters;
  return tags.includes('R') ? '_' : null;
}

export function replacePhrases(words: readonly string[]): string[] {
  let text = ` ${words.join(' ')} `;
  for (const [pattern, said] of PHRASES) text = text.replace(pattern, said);
  return text.trim().split(/ +/).filter(Boolean);
}

/** Each word of the names in the email, except words of the language. */
export function listNames(people: readonly string[]): ReadonlySet<string> {
  const words = people.flatMap((name) =>
    name
      .toLowerCase()
      .replaceAll(/[’‘`´]/g, "'")
      .split(/[\s,]+/),
  );
  return new Set(
    words.filter((word) => word.length > 1 && findShape(word) === null && !mayWord(word, 'D')),
  );
}
