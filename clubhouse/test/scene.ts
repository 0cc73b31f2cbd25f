import { list, expectText } from 'test-kit/club-calls';
import { type Subscription, UnsubscribeAddresses } from '../src/dispatch/unsubscribing.ts';
import { type Ladder, makeLadder } from './boxes.ts';
import type { Clubhouse } from './clubhouse.ts';
import { makeDraft } from './draft-scene.ts';
import { makePastSeason, type PastSeason } from './past-season.ts';
import { dateAfter, makeEmail, matchOf } from './seed.ts';
import { makeChoicePath } from '../src/replies/choice-path.ts';
import { makeAnswerPath } from '../src/signed/answer-path.ts';
import { Signer } from '../src/signed/signer.ts';
import { addExample } from './example-work.ts';
import { makeStates, type States } from './states.ts';
import { signedIn } from './visitor.ts';

/** A club with content for every page. */
export interface Scene {
  readonly clubhouse: Clubhouse;
  /** Hannah Brandt's matches in various states. */
  readonly states: States;
  readonly ladder: Ladder;
  readonly past: PastSeason;
  readonly arranging: Arranging;
  readonly drafting: Drafting;
  /** Long-running jobs. */
  readonly works: Readonly<Record<'running' | 'restarted' | 'finished', number>>;
}

/** Her matches that are still to be played. */
interface Arranging {
  /** She has proposed times. */
  readonly proposed: string;
  /** Nobody has proposed times. */
  readonly untouched: string;
  /** Edmund Eckersley and Priya Raghunathan have a time and a place. */
  readonly arranged: string;
}

/** A member without any entry. */
export const NEWCOMER = 'Nadia New';
/** On a break. */
export const AWAY = 'Paul Pause';
export const SUITOR = 'Ingrid Solheim';
/** The member whose phone has a queued report. */
export const KEEPER = 'Tomasz Wieczorek';
/** Signed in with a key. */
export const COACH = 'Ana, coach';
/** A coach whose key can also create keys. */
export const ADMIN = 'Kim, administrator';

/** Drafts of one competition. */
interface Drafting {
  readonly empty: string;
  /** Filled and uneven, with an empty place, newcomers, and a player moved by hand. */
  readonly filled: string;
  /** A newcomer to the draft. */
  readonly newcomer: string;
}

async function makeDrafting(clubhouse: Clubhouse): Promise<Drafting> {
  const { league } = clubhouse;
  const { id, path, members, season, previous } = await makeDraft(clubhouse);
  const filled = await league.must('POST', `/v1/competitions/${id}/placements`);
  const [moved] = list(filled['entries']);
  const [, , bottom] = list(filled['divisions']);
  const to = { division_id: bottom?.['division_id'] };
  await league.must('PATCH', `/v1/entries/${expectText(moved?.['entry_id'])}`, to);
  // A second newcomer makes the bottom box too large.
  const entered = { ...to, member_ids: [members.get('Lukas Ferreira-Klein')] };
  await league.must('POST', `/v1/competitions/${id}/entries`, entered);
  const unfilled = await league.must('POST', '/v1/competitions', {
    season_id: season,
    name: 'Winter singles, a second one with a long name',
    discipline: 'singles',
    previous_competition_id: previous,
  });
  const newcomer = members.get('Ottilie Marchbanks-Reed') ?? '';
  return { empty: `/coach/drafts/${expectText(unfilled['id'])}`, filled: path, newcomer };
}

export async function makeScene(clubhouse: Clubhouse): Promise<Scene> {
  const states = await makeStates(clubhouse);
  const past = await makePastSeason(clubhouse);
  const ladder = await makeLadder(clubhouse);
  const { league, season } = clubhouse;
  const members = new Map(season.members);
  for (const name of [NEWCOMER, AWAY]) {
    const member = await league.must('POST', '/v1/members', { display_name: name });
    members.set(name, expectText(member['id']));
  }
  await league.must('POST', `/v1/members/${members.get(AWAY) ?? ''}/pause`);
  await giveRatings(clubhouse);
  await askHannah(clubhouse);
  await apply(clubhouse);
  const arranging = await proposeTimes(clubhouse, states, ladder);
  const drafting = await makeDrafting(clubhouse);
  const works = makeWorks(clubhouse);
  return {
    clubhouse: { ...clubhouse, season: { ...season, members } },
    states,
    ladder,
    past,
    arranging,
    drafting,
    works,
  };
}

function makeWorks({ store, clock: { now } }: Clubhouse): Scene['works'] {
  const items = Array.from({ length: 40 }, (_, index) => ({
    name: `Person ${index + 1}`,
    how: 'done' as const,
  }));
  const [running, restarted, finished] = (['running', 'restarted', 'finished'] as const).map(
    (state) => {
      const id = addExample(store, { items, state, now });
      store.works.fail(id, 2, 'taken', 'aurelia.montague-featherstonehaugh@example.org');
      store.works.fail(id, 5, 'quota_reached', '');
      for (let place = 6; place < 28; place++) store.works.done(id, place, 'invited');
      return id;
    },
  );
  return { running: running ?? 0, restarted: restarted ?? 0, finished: finished ?? 0 };
}

/** Times proposed to her, and some of hers to others. */
async function proposeTimes(
  clubhouse: Clubhouse,
  { open }: States,
  ladder: Ladder,
): Promise<Arranging> {
  const { league, season } = clubhouse;
  const untouched = matchOf(season.mixed, 'Hannah', 'Aoife');
  const matches = list(
    (await league.must('GET', `/v1/matches?division=${ladder.boxes[1]}`))['data'],
  );
  const proposed = matchOf({ matches }, 'Hannah Brandt', 'Bartholomew');
  const form: Record<string, string> = { do: 'propose', note: 'After work, at any of these' };
  for (const [index, day] of [3, 5].entries()) {
    form[`offer-${index + 1}`] = 'on';
    form[`date-${index + 1}`] = dateAfter(day);
    form[`time-${index + 1}`] = '18:30';
  }
  for (const [name, match] of [
    ['Ingrid Solheim', open],
    ['Hannah Brandt', proposed],
  ] as const) {
    const seen = await (await signedIn(clubhouse, name)).post(`/matches/${match}/arrange`, form);
    if (seen.status !== 303) throw new Error(`nothing was proposed: ${seen.status} ${seen.text}`);
  }
  return { proposed, untouched, arranged: await arrange(clubhouse, form) };
}

/** Proposed by one player and accepted by the other. */
async function arrange(clubhouse: Clubhouse, form: Record<string, string>): Promise<string> {
  const match = matchOf(clubhouse.season.singles, 'Edmund', 'Priya');
  const path = `/matches/${match}/arrange`;
  const [edmund, priya] = await Promise.all([
    signedIn(clubhouse, 'Edmund Eckersley'),
    signedIn(clubhouse, 'Priya Raghunathan'),
  ]);
  await edmund.post(path, { ...form, elsewhere: 'Court 2, Park Road' });
  const { text: page } = await priya.get(path);
  const [, proposal = ''] = /name="proposal" value="(\d+)"/.exec(page) ?? [];
  const [, time = ''] = /name="time" value="(\d+)"/.exec(page) ?? [];
  const seen = await priya.post(path, { do: 'agree', proposal, time });
  if (seen.status !== 303) throw new Error(`nothing was arranged: ${seen.status} ${seen.text}`);
  return match;
}

/** The path in an email to Hannah Brandt for accepting one of her opponents' times. */
export function answerAddress({ clubhouse, states }: Scene): string {
  const { store, sealKey, season } = clubhouse;
  const proposal = store.proposals.openIn([states.open]).get(states.open);
  const memberId = season.members.get('Hannah Brandt') ?? '';
  return makeAnswerPath(new Signer(sealKey), {
    proposalId: proposal?.id ?? 0,
    memberId,
    mailbox: makeEmail('Hannah Brandt'),
  });
}

/** The path in an email to Hannah Brandt that asks which result she meant. */
export function replyChoiceAddress({ clubhouse, arranging }: Scene): string {
  const { store, sealKey, season } = clubhouse;
  const memberId = season.members.get('Hannah Brandt') ?? '';
  const known = { memberId, matchIds: [arranging.untouched], proposalId: null };
  const address = store.replyAddresses.keep(known, '', 0);
  const told = {
    sender: makeEmail('Hannah Brandt'),
    isForged: false,
    isStranger: false,
    written: '6-4 6-3',
  };
  const inMail = { channel: 'mail', kind: 'text', chatId: 0, language: '' } as const;
  const reply = { ...known, ...inMail, source: 'x.1', addressPlace: address.place, ...told };
  const entry = {
    ending: 'completed',
    sets: [{ games: [6, 4] }, { games: [6, 3] }],
    stopped: null,
  };
  store.inbox.add(reply, 0);
  const choices = JSON.stringify([{ matchId: arranging.untouched, entry }]);
  store.inbox.end(1, { question: { choices, written: '6-4 6-3' } });
  return makeChoicePath(new Signer(sealKey), { place: 1, messageHash: 'x', index: 0 });
}

/** The path in the footer of an email that turns off its kind. */
export function turnOffAddress(
  { clubhouse: { sealKey, season } }: Scene,
  kind: Subscription['kind'],
): string {
  const memberId = season.members.get('Hannah Brandt') ?? '';
  return new UnsubscribeAddresses(new Signer(sealKey), '').addressFor(
    { memberId, kind },
    makeEmail('Hannah Brandt'),
  );
}

/** The path in an email about times that have been replaced since. */
export function staleAddress({ clubhouse: { sealKey, season } }: Scene): string {
  const memberId = season.members.get('Hannah Brandt') ?? '';
  return makeAnswerPath(new Signer(sealKey), {
    proposalId: 0,
    memberId,
    mailbox: makeEmail('Hannah Brandt'),
  });
}

/** Two applications, and an undecided draft. */
async function apply({ league, season }: Clubhouse): Promise<void> {
  for (const [first_name, surname, email] of [
    ['Aurelia-Konstantina', 'Montague-Šimić-Featherstonehaugh', 'aurelia@example.org'],
    ['Jürgen', 'Großkreutz', 'edmund.eckersley@example.org'],
  ]) {
    await league.must('POST', '/v1/join-requests', {
      first_name,
      surname,
      email,
      phone: '+44 20 7946 0018',
      gender: 'female',
      self_level: 3,
      wants_to_play: 'singles_mixed',
      privacy_notice: '2026-01',
    });
  }
  const draft = { season_id: season.id, name: 'Spring singles', discipline: 'singles' };
  await league.must('POST', '/v1/competitions', draft);
}

/** Everyone except one has a rating; one of them has a level as well. */
async function giveRatings({ league, season }: Clubhouse): Promise<void> {
  for (const [index, id] of [...season.members.values()].slice(1).entries()) {
    const level = index === 0 ? { level: 7 } : {};
    const body = { rating: 7.5 + 2.4 * index, rating_system: 'LK', ...level };
    await league.must('PATCH', `/v1/members/${id}`, body);
  }
}

/** A member wants to play mixed doubles with her but continues with another partner. */
async function askHannah({ league, season: { mixed, members } }: Clubhouse): Promise<void> {
  const choices = `/v1/competitions/${mixed.id}/partner-choices`;
  const partner = { choice: 'new_partner', partner_id: members.get('Hannah Brandt') };
  await league.must('PUT', `${choices}/${members.get(SUITOR) ?? ''}`, partner);
}

/** Names of 40 letters: two names, one word, and one that cannot wrap. */
const LONG_NAMES: Readonly<Record<string, string>> = {
  'Hannah Brandt': 'Hannah-Wilhelmine Brandt-von-Hohenzollern',
  'Edmund Eckersley': 'EdmundMaximilianAlexanderEckersleySmythe',
  'Priya Raghunathan': 'Priyadarshini-Lakshmi Venkataraghunathan',
  'Tomasz Wieczorek': 'Brzęczyszczykiewiczówna-Chrząszczyżewska',
  'Bartholomew Featherstonehaugh': 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'Ingrid Solheim': 'Ingrid Donaudampfschifffahrtsgesellschaft',
  'Jonas Ødegård': 'JonasØdegårdDonaudampfschifffahrtskapitän',
};

/** Gives everyone a name that is hard to lay out. */
export async function giveLongNames({ clubhouse: { league, season } }: Scene): Promise<void> {
  for (const [name, display_name] of Object.entries(LONG_NAMES)) {
    await league.must('PATCH', `/v1/members/${season.members.get(name) ?? ''}`, { display_name });
  }
}
