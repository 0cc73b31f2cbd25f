import { runInParallel } from '../in-parallel.ts';
import type { Client } from '../client.ts';
import type { Resource } from '../types.ts';

export interface Townsperson {
  readonly id: string;
  readonly name: string;
  /** 0 for the strongest, then upwards. The service never learns the rank. */
  readonly rank: number;
  readonly session: Client;
}

/** Strongest first: players in boxes, then those who play only doubles or are pausing. */
const NAMES: readonly string[] = [
  'Daniel Whitcombe',
  'Arjun Mehta',
  'Chiara Bellini',
  'Marcus Osei',
  'Tom Hargreaves',
  'Katarzyna Nowak',
  'Oliver Fenn',
  'Wei Ling Tan',
  'Joanna Pryce',
  'Sanjay Raghunathan',
  'Patrick O’Rourke',
  'Amara Eze',
  'Ben Castellanos',
  'Lucy Thornbury',
  'Yusuf Demir',
  'Priya Nair',
  'Gareth Llewellyn',
  'Flo Fink',
  'Mateusz Zieliński',
  'Rachel Goldstein',
  'Leroy Campbell',
  'Aoife Brennan',
  'Hamza Siddiqui',
  'Sophie Lindqvist',
  'Andrew McAllister',
  'Nia Adeyemi',
  'Jorge Carvalho',
  'Helen Ashdown',
  'Ravi Patel',
  'Simon Featherstone',
  'Mei Chen',
  'Grace Mbeki',
  'Peter Vandenberg',
  'Zoë Latimer',
  'Imran Chaudhry',
  'Ellen Rasmussen',
  'Colin Thistlewood',
  'Beatriz Almeida',
  'Dmitri Volkov',
  'Fatima Rahman',
  'Ian Pettigrew',
  'Chloé Dubois',
  'Owen Griffiths',
  'Kofi Boateng',
  'Margaret Hollis',
  'Anjali Desai',
  'Stefan Müller',
  'Ruth Abernathy',
  'Tariq Hussain',
  'Siobhán Kelly',
  'Edward Langley',
  'Mai Nguyen',
  'Rosa Delgado',
  'Alan Whitaker',
  'Shanice Brown',
  'Piotr Wójcik',
  'Harriet Quill',
  'Samir Haddad',
  'Judith Marsh',
  'Nathan Oyelaran',
];
const SINGLES = 42;
const NEWCOMERS = 3;
/** The number of people who have never signed in, so that the coach has somebody to invite. */
const NEVER_SIGNED_IN = 6;
/** The number of levels among last season's players. */
const LEVELS = 6;

export interface Town {
  readonly players: readonly Townsperson[];
  /** Players who are new this season and play singles. */
  readonly newcomers: readonly Townsperson[];
  readonly others: readonly Townsperson[];
}

/** Adds everyone with a name, a number, a level or rating, and their wishes. */
export async function joinTown(admin: Client): Promise<Town> {
  const all = await runInParallel(NAMES, async (name, rank): Promise<Townsperson> => {
    const { id } = await admin.call<Resource>('POST', '/v1/members', makeMember(name, rank));
    return { id, name, rank, session: admin.as('') };
  });
  const here = await runInParallel(all.slice(0, NAMES.length - NEVER_SIGNED_IN), async (person) => {
    const path = `/v1/members/${person.id}/login-link`;
    const link = await admin.call<{ token: string }>('POST', path, {});
    const made = await admin.as(link.token).call<{ token: string }>('POST', '/v1/session');
    return { ...person, session: admin.as(made.token) };
  });
  return {
    players: here.slice(0, SINGLES),
    newcomers: here.slice(SINGLES, SINGLES + NEWCOMERS),
    others: here.slice(SINGLES + NEWCOMERS),
  };
}

function makeMember(name: string, rank: number): object {
  const isNew = rank >= SINGLES;
  return {
    display_name: name,
    full_name: name,
    email: `${toPlainName(name)}@example.org`,
    // Kept free by the regulator for films.
    phone: `07700 900${String(100 + rank)}`,
    // New players have a federation number and no level yet.
    ...(isNew ? {} : { level: 1 + Math.floor(rank / (SINGLES / LEVELS)) }),
    rating: Math.round((12 + rank * 0.45 + (rank % 5) * 0.3) * 10) / 10,
    rating_system: 'WTN',
    wants_to_play: makeWish(rank),
  };
}

function makeWish(rank: number): string {
  if (rank < SINGLES + NEWCOMERS) return rank % 3 === 0 ? 'both' : 'singles';
  return rank % 4 === 0 ? 'not_now' : 'doubles';
}

function toPlainName(name: string): string {
  return name
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replaceAll(/[^\w ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.');
}
