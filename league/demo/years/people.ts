import type { Client } from '../client.ts';
import type { Resource } from '../types.ts';

/** A simulated member. The service never learns their strength. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly wish: string;
  /** True strength, roughly standard normal; it drifts from year to year. */
  strength: number;
  /** Computed from the results; initially from the level that the coach gave. */
  rating: number;
  status: 'active' | 'paused' | 'left';
  /** Their signed-in client, created when first needed. */
  session: Client | null;
}

const FIRST = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eli', 'Fay', 'Gil', 'Hana', 'Ivo', 'June'];
const LAST = ['Abel', 'Birch', 'Crane', 'Dunn', 'Elm', 'Frost', 'Gale', 'Heath', 'Ives', 'Jay'];
const WISHES = ['singles', 'both', 'both', 'both', 'doubles', 'all'];

/** A club's people: who they are, who joins, and how strong they are. */
export class People {
  readonly all: Person[] = [];
  /** Members who said that they will skip the next season. */
  readonly leaving = new Set<Person>();
  /** Members who do not want to play for now. */
  readonly resting = new Set<Person>();
  readonly #admin: Client;
  readonly #random: () => number;

  constructor(admin: Client, random: () => number) {
    this.#admin = admin;
    this.#random = random;
  }

  active(): Person[] {
    return this.all.filter((person) => person.status === 'active');
  }

  find(id: string | undefined): Person {
    const found = this.all.find((person) => person.id === id);
    if (!found) throw new Error(`nobody has the id ${id}`);
    return found;
  }

  /** Somebody joins, and the coach estimates their level, with some error. */
  async join(): Promise<Person> {
    const count = this.all.length;
    const round = Math.floor(count / 100);
    const numeral = round === 0 ? '' : ` ${round + 1}`;
    const name = `${FIRST[count % 10]} ${LAST[Math.floor(count / 10) % 10]}${numeral}`;
    const strength = this.#normal();
    const judged = Math.round(5.5 - 2 * (strength + 0.6 * this.#normal()));
    const wish = WISHES[Math.floor(this.#random() * WISHES.length)] ?? 'both';
    const level = Math.min(10, Math.max(1, judged));
    const { id } = await this.#admin.call<Resource>('POST', '/v1/members', {
      display_name: name,
      level,
      wants_to_play: wish,
    });
    const person: Person = {
      id,
      name,
      wish,
      strength,
      rating: 1500 + 80 * (5.5 - level),
      status: 'active',
      session: null,
    };
    this.all.push(person);
    return person;
  }

  /** A person's session: signed in by a link, as at the club. */
  async session(person: Person): Promise<Client> {
    if (person.session) return person.session;
    const path = `/v1/members/${person.id}/login-link`;
    const link = await this.#admin.call<{ token: string }>('POST', path, {});
    const made = await this.#admin.as(link.token).call<{ token: string }>('POST', '/v1/session');
    person.session = this.#admin.as(made.token);
    return person.session;
  }

  /** Draws some active people who are not taken yet, and marks them as taken. */
  draw(count: number, taken: Set<Person>): Person[] {
    const free = this.active().filter((person) => !taken.has(person));
    const drawn: Person[] = [];
    while (drawn.length < count && free.length > 0) {
      const [person] = free.splice(Math.floor(this.#random() * free.length), 1);
      if (person) drawn.push(person);
    }
    for (const person of drawn) taken.add(person);
    return drawn;
  }

  drift(): void {
    for (const person of this.all) person.strength += 0.15 * this.#normal();
  }

  /** The sum of twelve random numbers is close enough to a normal distribution. */
  #normal(): number {
    let sum = -6;
    for (let count = 0; count < 12; count++) sum += this.#random();
    return sum;
  }
}
