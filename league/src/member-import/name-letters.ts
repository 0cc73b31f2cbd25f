/**
 * Each European language's letters besides a to z, and common names with them, to judge readings.
 * Neither needs to be complete, because the import asks when in doubt.
 */

/** Languages that often occur in club lists; for rare ones, the import asks. */
export const ALPHABETS: readonly string[] = [
  'äöüß',
  'ąćęłńóśźż',
  'áčďéěíňóřšťúůýž',
  'áäčďéíĺľňóôŕšťúýž',
  'áéíóöőúüű',
  'àâæçéèêëîïôœùûüÿ',
  'áéíñóúüïç',
  'àáâãçéêíóôõúü',
  'àèéìíîòóùú',
  'åäöéüà',
  'æøåéèêóòâô',
  'áðéíóúýþæö',
  'çğıİöşüâîû',
  'čćđšž',
  'ăâîșțşţ',
  'ąčęėįšųūž',
  'āčēģīķļņšūž',
  'äõöüšž',
  'áàéèíìóòúù',
  'éëïöüáóèê',
];

/** Scripts whose words contain only that script. */
export const SCRIPTS: readonly RegExp[] = [
  /^\p{Script=Cyrillic}+$/u,
  /^\p{Script=Greek}+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u,
  /^\p{Script=Hangul}+$/u,
  /^\p{Script=Hebrew}+$/u,
  /^\p{Script=Arabic}+$/u,
];

/** Names in lower case, by language. */
const NAMES = [
  // German, and what headings and cells say
  'spielstärke selbsteinschätzung möchte männlich anfänger anfängerin schlüssel für über straße größe geschäft länge präsident kassenprüfer ausschussmitglied jugendwärtin plätze ehrenmitglied förderer gäste ja',
  'müller jürgen günther günter schröder schäfer köhler böhm jäger krüger könig bäcker käthe jörg björn rüdiger götz süß weiß groß größer hübner bräuer krämer kämmerer schäffer käfer sänger wächter fährmann jäckel färber hänsel läufer märz bär häusler hägele lämmle wäscher träger jürg ägidius gräf dähne trautmänn häberle bäuerle ränke täuber zängerle grünwald vögel fröhlich frühauf bärbel künstler möller kühn löwe röder schütz hüttner straße',
  // Polish
  'łukasz wójcik michał małgorzata paweł stanisław żak józef zając dąbrowski zieliński kamiński wiśniewski kowalczyk szymański woźniak kozłowski jabłoński król wieczorek łucja zofia wróbel rafał jarosław mirosław władysław bożena grażyna błażej nowiński ania',
  // Czech and Slovak
  'jiří dvořák tomáš lukáš novák lukačovič ondřej matěj jiřina kateřina němec horák kučera veselý hájek růžička kovář zdeněk václav štěpán jaroslav šimon hana černý černá pokorný blažek veronika fiala kolář beneš martin čermák ľubomír',
  // Hungarian
  'józsef györgy lászló zoltán gábor kovács szabó tóth nagyová varga kiss lőrinc győző jenő szűcs erdős ágnes éva zsófia judit ödön sándor bálint',
  // French
  'hélène frédéric andré rené françois françoise valérie jérôme zoë zoé chloé benoît gaël joël noël stéphane sébastien cécile mélanie céline loïc anaïs geneviève adèle thérèse hervé gérard michèle irène agnès aurélie amélie émilie élodie étienne éric desirée léa aimée maëlle eugène',
  // Spanish and Portuguese
  'josé maría núñez muñoz garcía gonzález lópez pérez martínez sánchez rodríguez gómez fernández jesús ángel íñigo begoña andrés sofía joão gonçalves araújo conceição sebastião magalhães antónio luís inês mónica patrícia sérgio',
  // Italian
  'nicolò niccolò forlì calò',
  // Nordic
  'åsa björn göran håkan märta sjöberg lindström sjöström öberg åke åkesson bergström søren jørgen søndergaard sørensen bjørn pål kåre øystein bjørg åse ødegård håvard mørk grønn nørgaard jón guðrún þór þórdís sigurðsson äijö hämäläinen mäkinen virtanen pöyry jääskeläinen törmänen',
  // Turkish
  'işık şahin yılmaz çelik öztürk güneş gül çağla doğan yıldız yıldırım aydın şimşek kılıç çetin ayşe gökhan özgür hüseyin müjde ümit oğuz tuğba bülent',
  // The former Yugoslavia, Romanian
  'đorđe živković jovanović petrović novak čović milošević šarić božić dučić ćosić željko ștefan țepeș ionuț călin mădălina cătălin',
  // Baltic
  'jānis bērziņš kārlis pēteris ozoliņš līga ūdris žemaitis šarūnas mindaugas rūta eglė birutė õnne jüri mõtus päts tõnu ülo ärger änne öster',
  // Irish, Dutch
  'siobhán seán sinéad róisín aoife pádraig máire ó daithí renée desiree noëlle daniël michaël',
  // Cyrillic, Greek
  'иванов петров сергей владимир татьяна елена мария анна дмитрий андрей γιώργος μαρία δημήτρης νίκος',
].join(' ');

export const COMMON_NAMES: ReadonlySet<string> = new Set(
  NAMES.split(' ').filter((name) => /[^a-z]/.test(name)),
);
