import type { ClubTime } from '../src/replies/core/reading.ts';
import type { League } from '../test/league.ts';
import type { Chance } from '../test/replies/chance.ts';
import { dateAfter } from '../test/seed.ts';
import { signedIn, Visitor } from '../test/visitor.ts';
import type { BoxMatch, Player } from './box-season.ts';

interface Site {
  readonly league: League;
  readonly url: string;
}

/** No two of one proposal are alike: "18:30 is good" says which. */
const CLOCKS = ['10:00', '18:30', '19:15'];

/** What no letter can do: the first player of a match proposes times to the second, on the page. */
export class Proposers {
  readonly #site: Site;
  readonly #visitors = new Map<Player, Promise<Visitor>>();

  constructor(site: Site) {
    this.#site = site;
  }

  /** One to three times. */
  async propose({ id, players: [player] }: BoxMatch, chance: Chance): Promise<ClubTime[]> {
    const first = 5 + chance.below(3);
    const times = Array.from({ length: 1 + chance.below(3) }, (_, index) => ({
      date: dateAfter(first + index),
      time: CLOCKS[(first + index) % CLOCKS.length] ?? '18:30',
    }));
    const form: Record<string, string> = { do: 'propose' };
    for (const [index, { date, time }] of times.entries()) {
      form[`offer-${index + 1}`] = 'on';
      form[`date-${index + 1}`] = date;
      form[`time-${index + 1}`] = time;
    }
    const visitor = await this.#visitorOf(player);
    const { status, text } = await visitor.post(`/matches/${id}/arrange`, form);
    if (status !== 303) throw new Error(`nothing was proposed: ${status} ${text}`);
    return times;
  }

  #visitorOf(player: Player): Promise<Visitor> {
    const known = this.#visitors.get(player);
    if (known !== undefined) return known;
    // From an address of their own: so many do not sign in from one network.
    const address = `10.0.${this.#visitors.size}.1`;
    const visitor = new Visitor(this.#site, { 'x-forwarded-for': address });
    const signing = signedIn(this.#site, player.name, player.id, visitor);
    this.#visitors.set(player, signing);
    return signing;
  }
}
