export interface Person {
  readonly name: string;
  readonly email: string;
  /** 1 is a national player, 10 a beginner. */
  readonly level: number;
}

const FIRST = [
  'Ada',
  'Bruno',
  'Chiara',
  'Dov',
  'Elif',
  'Finn',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Katya',
  'Liam',
  'Mira',
  'Nils',
  'Oda',
  'Paul',
  'Quirin',
  'Rosa',
  'Sami',
  'Tilda',
];
const LAST = [
  'Abel',
  'Brandt',
  'Costa',
  'Dahl',
  'Ersoy',
  'Farrow',
  'Grau',
  'Horvat',
  'Ilić',
  'Jansen',
  'Kaya',
  'Lindqvist',
  'Marchetti',
  'Novak',
  'Ødegård',
  'Pereira',
  'Quist',
  'Rossi',
  'Šimić',
  'Tanaka',
];

/** Makes this many people with unique names and addresses, strongest first. */
export function makePeople(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const first = FIRST[index % FIRST.length] ?? '';
    const last = LAST[Math.floor(index / FIRST.length) % LAST.length] ?? '';
    const round = Math.floor(index / (FIRST.length * LAST.length));
    return {
      name: `${first} ${last}${round === 0 ? '' : ` ${'I'.repeat(round + 1)}`}`,
      email: `player${index + 1}@example.org`,
      level: 1 + Math.floor((index * 10) / count),
    };
  });
}

/** Writes a spreadsheet with semicolons, German headings, and a column that the site cannot use. */
export function writeSheet(people: readonly Person[]): string {
  const rows = people.map(({ name, email, level }, index) => {
    const [first = '', ...rest] = name.split(' ');
    return [
      rest.join(' '),
      first,
      email,
      `+44 7700 9${String(index).padStart(5, '0')}`,
      level,
      'both',
    ];
  });
  const head = ['Nachname', 'Vorname', 'E-Mail', 'Telefon', 'Level', 'Wunsch'];
  return [head, ...rows].map((row) => row.join(';')).join('\r\n');
}
