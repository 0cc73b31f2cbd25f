import { dataOrThrow } from '../api/answer.ts';
import { readChaseRows } from '../api/chase-rows.ts';
import type { Api } from '../api/client.ts';
import { toMyMatch } from '../api/my-match.ts';
import { findClubProposals } from '../evenings/club-proposals.ts';
import { dayOf, listParts, namePlayers, shuffleParts } from '../evenings/core/parts.ts';
import { proposeMatches, type ProposalInput } from '../evenings/core/propose.ts';
import { countCourts, parseCourts } from '../evenings/courts.ts';
import { collectRemainingMatches, countPlayed } from '../evenings/remaining-matches.ts';
import { drawLot, hasEvenings, toInstant, toPart } from '../evenings/shared-times.ts';
import { getLeagueFacts, type Person } from '../mail/from-events/league-facts.ts';
import { getGreetingName, toMember } from '../mail/from-events/recipient.ts';
import { writeMatchProposedLetter } from '../mail/letters/match-proposed.ts';
import type { PlanningContext } from '../mail/planner.ts';
import { getDates } from '../messages/dates.ts';
import { makeAnswerPath } from '../signed/answer-path.ts';
import type { Signer } from '../signed/signer.ts';
import type { ClubProposal } from '../store/club-proposals.ts';
import type { Store } from '../store/store.ts';
import { NOT_BEFORE } from './week-left.ts';

type Rows = readonly Api<'ChaseRow'>[];

/**
 * Proposes matches once a day (EVE-9). Proposals, emails and the day are stored at once, so that a
 * stop in between loses and repeats nothing.
 * @throws LeagueFailure if the league cannot be asked; try again later
 */
export async function proposeClubMatches(
  store: Store,
  context: PlanningContext,
  signer: Signer,
): Promise<void> {
  const { club, now } = context;
  const { evenings, progress, outbox } = store;
  const dates = getDates('en', club.timezone);
  const today = dates.today(now);
  const isDone = () => progress.of('club_proposals') === today;
  if (!hasEvenings(store) || isDone() || dates.time(now) < NOT_BEFORE) return;
  const people = await readSharingPeople(store, context, today);
  const rows = people.size < 2 ? [] : await readRows(context);
  const chosen = proposeMatches(collectInput(store, context, people, rows));
  const matches = await getLeagueFacts(context).matches(chosen.map(({ match }) => match));
  store.together(() => {
    if (isDone()) return;
    progress.set('club_proposals', today);
    for (const { match: id, part } of chosen) {
      const match = matches.get(id);
      if (match?.status !== 'open') continue;
      const ids = match.sides.flatMap(({ members }) => members.map((one) => one.id));
      const key = namePlayers(ids);
      const shown = evenings.sharedBy(key, today) ?? [part];
      const free = ids.map((one) => evenings.of(one, today).get(dayOf(part)));
      // Either may have changed while the league was asked.
      if (![shown, ...free].every((parts) => parts?.includes(part))) continue;
      evenings.proposals.add(id, key, part, now);
      evenings.share(key, today, shown);
      const proposal = findClubProposals([id], { store, dates, now }).get(id);
      for (const person of ids.flatMap((one) => people.get(one) ?? [])) {
        const mine = toMyMatch(match, person.id);
        if (mine === null || proposal === undefined) continue;
        const { startsAt, until } = proposal;
        const reader = { memberId: person.id, mailbox: person.mailbox ?? '' };
        const path = makeAnswerPath(signer, { proposalId: proposal.id, ...reader }, 'proposals');
        const href = context.url + path;
        const facts = { name: getGreetingName(person), match: mine, startsAt, until, href };
        const letters = toMember(
          {
            key: `club_proposal:${proposal.id}`,
            person,
            matter: `match:${id}`,
            about: ids,
            write: (voice) => writeMatchProposedLetter(facts, voice),
          },
          context,
        );
        letters.forEach((letter) => outbox.add(letter));
      }
    }
  });
}

/** Members who have saved times and can be written to about a match. */
async function readSharingPeople(
  { evenings, muted }: Store,
  context: PlanningContext,
  today: string,
): Promise<ReadonlyMap<string, Person>> {
  const without = muted.membersWithout('match_proposed');
  const ids = evenings.listMembers(today).filter((id) => !without.has(id));
  const people = ids.length === 0 ? [] : await getLeagueFacts(context).people(ids);
  return new Map(
    [...people].filter(([, { status, mailbox }]) => status === 'active' && mailbox !== undefined),
  );
}

/** Everybody with matches to play, in competitions that players can see. */
async function readRows({ league }: PlanningContext): Promise<Rows> {
  const seasons = await dataOrThrow(league.listSeasons({ state: 'active' }));
  const rows = [];
  for (const { id } of seasons.data) rows.push(...(await readChaseRows(league, { season: id })));
  return rows.filter(({ visibility }) => visibility === 'members');
}

function collectInput(
  store: Store,
  { club, now }: PlanningContext,
  people: ReadonlyMap<string, Person>,
  rows: Rows,
): ProposalInput {
  const { evenings, progress, proposals, arrangements } = store;
  const dates = getDates('en', club.timezone);
  const today = dates.today(now);
  const ids = [...new Set(rows.flatMap((row) => row.outstanding.map((one) => one.match_id)))];
  const byPlayers = proposals.openIn(ids);
  const byClub = findClubProposals(ids, { store, dates, now });
  const arranged = new Map([...arrangements.of(ids)].filter(([, { isCalledOff }]) => !isCalledOff));
  const isTaken = (id: string) =>
    arranged.has(id) ||
    byClub.has(id) ||
    byPlayers.get(id)?.times.some((time) => time > now) === true;
  const busy = Map.groupBy(
    rows.flatMap(({ member, outstanding }) =>
      outstanding.flatMap(({ match_id: id }) => {
        const one = arranged.get(id) ?? byClub.get(id);
        return one === undefined ? [] : [{ id: member.id, part: toPart(one.startsAt, dates) }];
      }),
    ),
    ({ id }) => id,
  );
  const used = Map.groupBy([...arranged.values(), ...byClub.values()], ({ startsAt }) =>
    toPart(startsAt, dates),
  );
  const courts = parseCourts(progress.of('evening_courts'));
  const all = evenings.proposals.list();
  const past = all.filter(({ state }) => state !== 'wet');
  const wet = new Set(
    all.flatMap((one) => (one.state === 'wet' ? (one.part ?? []) : [])).map(dayOf),
  );
  const last = new Map(past.flatMap((one) => one.players.split(' ').map((id) => [id, one])));
  const attempts = Map.groupBy(past, ({ matchId }) => matchId);
  const played = countPlayed(rows);
  const possible = new Set(listParts(today).filter((part) => toInstant(part, dates) !== undefined));
  const members = [...people.keys()].map((id) => {
    const own = new Set(busy.get(id)?.map(({ part }) => part));
    const free = shuffleParts([...evenings.of(id, today).values()].flat(), drawLot);
    const before: ClubProposal | undefined = last.get(id);
    const member = {
      free: free.filter((part) => possible.has(part) && !own.has(part)),
      played: played.get(id) ?? 0,
      proposedOn: before === undefined ? '' : dates.dateOf(before.madeAt),
      wasDoubles: (before?.players.split(' ').length ?? 0) > 2,
    };
    return [id, member] as const;
  });
  return {
    today,
    matches: collectRemainingMatches(
      rows,
      isTaken,
      (id) => attempts.get(id)?.length ?? 0,
      (players) => evenings.sharedBy(players, today),
    ),
    members: new Map(members),
    countCourts: (part) =>
      wet.has(dayOf(part)) ? 0 : countCourts(courts, part) - (used.get(part)?.length ?? 0),
  };
}
