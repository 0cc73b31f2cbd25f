import { bytes, counts, type ImportCase, utf8 } from './import-case.ts';
import { NAME_CASES, ODD_CASES } from './import-name-cases.ts';

/*
 * Lists as clubs have them, with the expected result on the command line and on the website. Nobody
 * is in two of them, so one club can import them all.
 */

const FAMILY = utf8(
  'Name,Email,Date of birth,Phone',
  'John Smith,smiths@example.org,1960-05-05,+44 (0)20 7946 0000',
  'John Smith,smiths@example.org,1990-06-06,02079460000',
  'Mary Smith, Smiths@Example.org ,1962-07-07,',
  'Tom Hay,\u00A0tom@example.org\u00A0,1970-01-01,0044 20 7946 0001',
  'Una Hay,una@example.org; una.work@example.org,1971-01-01,07700 900123 / 07700 900456',
);
const SON = utf8(
  'Name,Email,Date of birth,Phone',
  'John Smith,smiths@example.org,1990-06-06,07700 900555',
);
const household = (name: string, email: string, isSonFirst: boolean) => {
  const [father, son] = [
    `${name},${email},1958-01-01,0111 1`,
    `${name},${email},1988-02-02,0222 2`,
  ];
  const rows = isSonFirst ? [son, father] : [father, son];
  return utf8('Name,Email,Date of birth,Phone', ...rows);
};
const OWN_IDS = utf8(
  'ID,First name,Last name,Email',
  '71293772,Amy,Elm,amy.elm@example.org',
  '71293773,Ben,Elm,amy.elm@example.org',
  '71293774,Cat,Fir,',
);
const WINDOWS_1250 = bytes(
  'Name;Email;Date of birth',
  '\u00A3ukasz W\u00F3jcik;lukasz@example.org;12.03.1980',
  'Ji\u00F8\u00ED Dvo\u00F8\u00E1k;jiri@example.org;01.05.1975',
  'Zo\u009Cka \u00AFak;zoe@example.org;02.02.1990',
);
const MENDED = utf8(
  'Name;Email;Date of birth',
  'Łucja Wróbel;lucja@example.org;12.03.1981',
  'Ondřej Dvořáček;ondrej@example.org;01.05.1976',
);
const APOSTROPHES = utf8(
  'Name,Email,Date of birth',
  "Lynne O'Brien,lynne@example.org,1980-01-02",
  'Katrina O’Keeffe,katrina@example.org,1981-02-03',
  "Sinéad D'Arcy,,1982-03-04",
  'Pat O&#39;Connor,pat@example.org,1983-04-05',
);
const APOSTROPHES_AGAIN = utf8(
  'Name,Email,Date of birth',
  'Lynne O’Brien,lynne@example.org,1980-01-02',
  "Katrina O'Keeffe,katrina@example.org,1981-02-03",
  'Sinéad D’Arcy,,1982-03-04',
  "Pat O'Connor,pat@example.org,1983-04-05",
);
const LONG = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6);
const UNICODE = utf8(
  'Name,Email',
  'דוד כהן,david@example.org',
  '\u200BAnn\u200B Vale,annvale@example.org',
  `${LONG},long@example.org`,
  'İlker Işık,ilker@example.org',
  '李小龍,bruce@example.org',
);
const UNICODE_AGAIN = utf8(
  'Name,Date of birth',
  'Ann Vale,1980-01-01',
  'Ilker Isik,',
  'İlker Işık,',
);
const NFC = utf8('Name,Date of birth', 'José Núñez,1980-01-02', 'Åsa Öberg,1981-02-03');
const NFD = Buffer.from(NFC.toString().normalize('NFD'));

export const IMPORT_CASES: readonly ImportCase[] = [
  {
    name: 'a family of which two share name and address, then the son again',
    lists: [
      { file: FAMILY, counts: counts(4, 0, 0, 1) },
      { file: SON, counts: counts(0, 1) },
      { file: SON, counts: counts(0, 0, 1) },
    ],
    members: [
      {
        display_name: 'John Smith',
        email: 'smiths@example.org',
        date_of_birth: '1960-05-05',
        phone: '+44 (0)20 7946 0000',
      },
      { display_name: 'John Smith', date_of_birth: '1990-06-06', phone: '07700 900555' },
      { display_name: 'Mary Smith', date_of_birth: '1962-07-07' },
      { display_name: 'Tom Hay', email: 'tom@example.org' },
    ],
  },
  ...[false, true].map((isSonFirst): ImportCase => {
    const [name, email] = isSonFirst
      ? ['Kurt Koch', 'kurt@example.org']
      : ['Karl Koch', 'karl@example.org'];
    const births = isSonFirst ? ['1988-02-02', '1958-01-01'] : ['1958-01-01', '1988-02-02'];
    return {
      name: `a father and his son of one name and address, ${isSonFirst ? 'the son' : 'the father'} first`,
      lists: [
        { file: household(name, email, isSonFirst), counts: counts(2) },
        { file: household(name, email, !isSonFirst), counts: counts(0, 0, 2) },
      ],
      members: births.map((birth) => ({ display_name: name, date_of_birth: birth })),
    };
  }),
  {
    name: 'a column ID of the club’s own numbers',
    lists: [
      { file: OWN_IDS, counts: counts(3) },
      { file: OWN_IDS, counts: counts(0, 0, 3) },
    ],
    members: [
      { display_name: 'Amy Elm', notes: 'Member number: 71293772' },
      {
        display_name: 'Ben Elm',
        email: null,
        notes: 'Member number: 71293773\nAddress shared in the household: amy.elm@example.org',
      },
      { display_name: 'Cat Fir', notes: 'Member number: 71293774' },
    ],
  },
  {
    name: 'letters of Windows-1250',
    lists: [{ file: WINDOWS_1250, counts: counts(3) }],
    members: [
      { display_name: 'Łukasz Wójcik', email: 'lukasz@example.org' },
      { display_name: 'Jiří Dvořák', email: 'jiri@example.org' },
      { display_name: 'Zośka Żak', email: 'zoe@example.org' },
    ],
    search: { lukasz: 'Łukasz Wójcik', dvorak: 'Jiří Dvořák' },
  },
  {
    name: 'names that were once read wrongly, mended',
    before: [
      {
        display_name: '£ucja Wróbel',
        full_name: '£ucja Wróbel',
        email: 'lucja@example.org',
        date_of_birth: '1981-03-12',
      },
      {
        display_name: 'Ondøej Dvoøáèek',
        full_name: 'Ondøej Dvoøáèek',
        email: 'ondrej@example.org',
        date_of_birth: '1976-05-01',
      },
    ],
    lists: [
      { file: MENDED, counts: counts(0, 2) },
      { file: MENDED, counts: counts(0, 0, 2) },
    ],
    members: [
      { display_name: 'Łucja Wróbel', full_name: 'Łucja Wróbel' },
      { display_name: 'Ondřej Dvořáček', full_name: 'Ondřej Dvořáček' },
    ],
    search: { lucja: 'Łucja Wróbel' },
  },
  {
    name: 'apostrophes of every kind',
    lists: [
      { file: APOSTROPHES, counts: counts(4) },
      { file: APOSTROPHES_AGAIN, counts: counts(0, 3, 1) },
    ],
    members: [
      { display_name: 'Lynne O’Brien' },
      { display_name: "Katrina O'Keeffe" },
      { display_name: 'Sinéad D’Arcy' },
      { display_name: "Pat O'Connor" },
    ],
  },
  {
    name: 'names of many scripts',
    lists: [
      { file: UNICODE, counts: counts(4, 0, 0, 1) },
      { file: UNICODE_AGAIN, counts: counts(0, 0, 1, 2) },
    ],
    members: [
      { display_name: 'דוד כהן' },
      { display_name: 'Ann Vale', date_of_birth: null },
      { display_name: 'İlker Işık' },
      { display_name: '李小龍' },
    ],
  },
  {
    name: 'accents as letters of their own',
    lists: [
      { file: NFC, counts: counts(2) },
      { file: NFD, counts: counts(0, 0, 2) },
    ],
    members: [{ display_name: 'José Núñez' }, { display_name: 'Åsa Öberg' }],
  },
  {
    name: 'days with their time',
    lists: [
      {
        file: utf8(
          'Name;DOB',
          'Eve Oak;1990-02-28 00:00:00',
          'Fay Oak;2/28/1990 12:00:00 AM',
          'Gil Oak;1990-02-28T00:00:00.000Z',
          'Hal Oak;29.02.1992',
          'Ian Oak;29.02.1991',
        ),
        counts: counts(3, 0, 0, 2),
      },
    ],
    members: [
      { display_name: 'Eve Oak', date_of_birth: '1990-02-28' },
      { display_name: 'Gil Oak', date_of_birth: '1990-02-28' },
      { display_name: 'Hal Oak', date_of_birth: '1992-02-29' },
    ],
  },
  {
    name: 'years alone, and the day numbers of a spreadsheet',
    lists: [
      {
        file: utf8(
          'Name,Date of birth,Joined',
          'Ya One,1975,2019',
          'Ya Two,1990,3/2019',
          'Ya Three,2008,01/02/2019',
          'Ya Four,33297,43800',
        ),
        counts: counts(1, 0, 0, 3),
      },
    ],
    members: [{ display_name: 'Ya Four', date_of_birth: '1991-02-28', joined_on: '2019-12-01' }],
  },
  {
    name: 'years of two digits',
    lists: [
      {
        file: utf8('Name;Geburtsdatum;Eintritt', 'Za One;1.1.30;1.1.30', 'Za Four;1.1.45;1.1.99'),
        counts: counts(2),
      },
    ],
    members: [
      { display_name: 'Za One', date_of_birth: '1930-01-01', joined_on: '1930-01-01' },
      { display_name: 'Za Four', date_of_birth: '1945-01-01', joined_on: '1999-01-01' },
    ],
  },
  {
    name: 'quoted line breaks',
    lists: [
      {
        file: Buffer.from(
          'Name,Notes,Email\r\n"Ulf\nBerg","line one\r\nline ""two""",ulf@example.org\r\n' +
            'Cy "Ace" Dahl,x,cy@example.org\r\n',
        ),
        counts: counts(2),
      },
    ],
    members: [
      { display_name: 'Ulf Berg', notes: 'line one\r\nline "two"' },
      { display_name: 'Cy "Ace" Dahl', notes: 'x' },
    ],
  },
  {
    name: 'umlauts at the beginning, of Windows-1252',
    lists: [
      {
        file: bytes('Vorname;Nachname;Ort', '\u00C4nne;\u00D6ster;Aachen', '\u00DClo;\u00C4rger;'),
        counts: counts(2),
      },
    ],
    ignored: ['Ort'],
    members: [{ display_name: 'Änne Öster' }, { display_name: 'Ülo Ärger' }],
  },
  {
    name: 'a German sheet with notes of two lines',
    lists: [
      {
        file: Buffer.from(
          'Name;E-Mail;Notizen\nEgon Eder;egon@example.org;"Zeile eins\nZeile zwei"\n',
        ),
        counts: counts(1),
      },
    ],
    members: [{ display_name: 'Egon Eder', notes: 'Zeile eins\nZeile zwei' }],
  },
  ...NAME_CASES,
  ...ODD_CASES,
];
