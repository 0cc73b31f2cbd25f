import { counts, type ImportCase, utf8 } from './import-case.ts';

/** Name columns and cells that are read with certainty, or about which the import asks. */
export const NAME_CASES: readonly ImportCase[] = [
  {
    name: 'Name beside Vorname is the surname',
    lists: [
      {
        file: utf8(
          'Name;Vorname;Geburtsdatum',
          'Falk;Nora;03.05.1981',
          'Falk;Kurt;04.06.1979',
          'Alt;Ottmar;07.08.1935',
        ),
        counts: counts(3),
      },
    ],
    members: ['Nora Falk', 'Kurt Falk', 'Ottmar Alt'].map((name) => ({ display_name: name })),
  },
  {
    name: 'vorname before name, in small letters',
    lists: [{ file: utf8('vorname;name', 'Pia;Horn', 'Jan;Horn', 'Ute;Horn'), counts: counts(3) }],
    members: ['Pia Horn', 'Jan Horn', 'Ute Horn'].map((name) => ({ display_name: name })),
  },
  {
    name: 'First Name before Name',
    lists: [{ file: utf8('First Name,Name', 'Abby,Dale', 'Bert,Dale'), counts: counts(2) }],
    members: ['Abby Dale', 'Bert Dale'].map((name) => ({ display_name: name })),
  },
  {
    name: 'a list with Nachname, then the same with Name: nobody loses a first name',
    lists: [
      {
        file: utf8('Mitgliedsnummer;Nachname;Vorname', '901;Zander;Ina', '902;Zander;Udo'),
        counts: counts(2),
      },
      {
        file: utf8('Mitgliedsnummer;Name;Vorname', '901;Zander;Ina', '902;Zander;Udo'),
        counts: counts(0, 0, 2),
      },
    ],
    members: ['Ina Zander', 'Udo Zander'].map((name) => ({ display_name: name })),
  },
  {
    name: 'a whole name and a first name, which may not be one surname',
    lists: [
      { file: utf8('Name;Vorname', 'Lena Lang;Lena'), counts: counts(0, 0, 0, 1) },
      { file: utf8('Spieler;Vorname', 'Lang;Lena'), counts: counts(0, 0, 0, 1) },
      { file: utf8('Name;Nachname', 'Lena;Lang'), counts: counts(0, 0, 0, 1) },
      { file: utf8('Name;Name', 'Lena;Lang'), counts: counts(0, 0, 0, 1) },
      { file: utf8('Name;Player', 'Lena Lang;', ';Lisa Lang'), counts: counts(0, 0, 0, 2) },
      { file: utf8('Name;Rufname', 'Lang;Lena'), counts: counts(0, 0, 0, 1) },
      { file: utf8('Full name', '"Lang, Lena"', 'Lisa Lang'), counts: counts(0, 0, 0, 2) },
    ],
    members: [],
  },
  {
    name: 'headings with the form of a date',
    lists: [
      {
        file: utf8('Name;Geburtsdatum [TT.MM.JJJJ];Handy*', 'Lea Form;01.02.1990;0171 1234567'),
        counts: counts(1),
      },
    ],
    members: [{ display_name: 'Lea Form', date_of_birth: '1990-02-01' }],
  },
  {
    name: 'names of which some are surname first, and several people in a cell',
    lists: [
      {
        file: utf8(
          'Name,Email',
          '"Stone, Lawrence and Patty",stones@example.org',
          '"Stone, John",john.stone@example.org',
          'Lawrence & Patty Reed,reeds@example.org',
        ),
        counts: counts(0, 0, 0, 3),
      },
      { file: utf8('Name', '"Penn, Ann"', '"Penn, Bo"', 'Cy Penn'), counts: counts(0, 0, 0, 3) },
      {
        file: utf8('Full name', 'Ann + Bo Penn', '"Ann Penn, Bo Penn"', 'Ann Penn / Bo Penn'),
        counts: counts(0, 0, 0, 3),
      },
      { file: utf8('Nachname;Vorname', 'Penn;Ann und Bo'), counts: counts(0, 0, 0, 1) },
      { file: utf8('"Nachname, Vorname"', '"Penn, Ann"', 'Penn Bo'), counts: counts(1, 0, 0, 1) },
    ],
    members: [{ display_name: 'Ann Penn' }],
  },
  {
    name: 'headings again, and letters that are lost',
    lists: [
      {
        file: utf8(
          'Vorname;Nachname',
          'Gitta;Gral',
          'Vorname;Nachname',
          'G?rd;Gral',
          'Ge\uFFFDrg;G',
        ),
        counts: counts(1, 0, 0, 3),
      },
    ],
    members: [{ display_name: 'Gitta Gral' }],
  },
  {
    name: 'a value that gets shorter, wherever it does',
    lists: [
      { file: utf8('Nr;Full name', '951;Iva Ada Sommer-Lenz'), counts: counts(1) },
      { file: utf8('Nr;Full name', '951;Iva Sommer-Lenz'), counts: counts(0, 1), loses: true },
      { file: utf8('Nr;Full name', '951;Sommer-Lenz'), counts: counts(0, 1), loses: true },
      { file: utf8('Nr;Full name', '951;Iva Ada Sommer'), counts: counts(0, 1), loses: true },
      { file: utf8('Nr;Full name', '951;Iva Ada Somer-Lenz'), counts: counts(0, 1), loses: true },
    ],
    members: [{ display_name: 'Iva Ada Sommer-Lenz' }],
  },
];

/** Dates, leavers and companies. */
export const ODD_CASES: readonly ImportCase[] = [
  {
    name: 'days that programs write for none',
    lists: [
      {
        file: utf8(
          'Name,Date of birth',
          'Oda One,0/0/00',
          'Oda Two,4/13/1980',
          'Oda Three,1/1/1900',
          'Oda Four,12/30/1899',
          'Oda Five,0000-00-00',
          'Oda Six,00.00.0000',
          'Oda Seven,00/01/1900',
          'Oda Eight,1/1/1904',
          'Oda Nine,2/31/1980',
          'Oda Ten,1/1/00',
        ),
        counts: counts(1, 0, 0, 9),
      },
    ],
    members: [{ display_name: 'Oda Two', date_of_birth: '1980-04-13' }],
  },
  {
    name: 'leavers and companies under headings or words of their own',
    lists: [
      ...[
        'Abmeldung',
        'Datum Austritt',
        'gelöscht',
        'Ehemaliges Mitglied',
        'Archived',
        '†',
        'gest.',
        'RIP',
        'Exit',
        'Leaver',
        'Inactive since',
        'Löschdatum (TT.MM.JJJJ)',
      ].map((heading) => ({
        file: utf8(`Name;Nr;${heading}`, 'Wim Zoll;961;31.12.2020'),
        counts: counts(0, 0, 0, 1),
      })),
      ...['Current', 'Is member', 'Enabled'].map((heading) => ({
        file: utf8(`Name,Nr,${heading}`, 'Wim Zoll,961,no', 'Win Zoll,962,'),
        counts: counts(0, 0, 0, 2),
      })),
      {
        file: utf8('Name;Art', 'Wim Zoll;Ehemalig', 'Wanda Zoll;aktiv'),
        counts: counts(2),
      },
      { file: utf8('Name;Typ', 'Zoll Bau;Firma'), counts: counts(0, 0, 0, 1) },
    ],
    members: [
      { display_name: 'Wim Zoll', status: 'left' },
      { display_name: 'Wanda Zoll', status: 'active' },
    ],
  },
  {
    name: 'who has left or died, and a company',
    lists: [
      {
        file: utf8(
          'vorname;name;personenart;eintritt;austritt;kuendigung;sterbetag;anrede',
          'Nele;Wolf;n;01.01.2010;;;;Frau',
          'Nils;Wolf;n;01.01.2010;31.12.2023;30.09.2023;;Herr',
          'Oskar;Wolf;n;01.04.1960;;;11.02.2024;Herr',
          ';Muster Bau GmbH;j;01.01.2020;;;;',
          'Nina;Wolf;n;01.01.2010;;30.09.2023;;Frau',
          'Nico;Wolf;n;01.01.2024;31.12.2023;;;Herr',
          'Nora;Wolf;n;01.01.2010;ja;;;Frau',
          'Nadja;Wolf;n;01.01.2010;31.12.2098;;;Frau',
          'Norbert;Wolf;n;01.01.2010;;;;Firma',
        ),
        counts: counts(4, 0, 0, 5),
      },
      { file: utf8('Name,Company', 'Nele Wolf,Wolf Ltd', ',Wolf Ltd'), counts: counts(0, 0, 0, 2) },
    ],
    members: [
      { display_name: 'Nele Wolf', status: 'active' },
      { display_name: 'Nils Wolf', status: 'left' },
      { display_name: 'Oskar Wolf', status: 'left' },
      { display_name: 'Nadja Wolf', status: 'active' },
    ],
  },
];
