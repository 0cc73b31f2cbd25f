import { dataOrThrow } from '../api/answer.ts';
import type { Api, LeagueClient } from '../api/client.ts';
import type { Member } from '../api/members.ts';
import type { Store } from '../store/store.ts';
import { type Answer, file, type Visit } from '../web/visit.ts';

interface RecordSources {
  /** The client that reads the matches; its permissions decide which are visible. */
  readonly matchesBy: LeagueClient;
  /** The league by a key, which can read the feed and reports. */
  readonly byKey: LeagueClient;
  readonly store: Store;
  readonly now: number;
}

/**
 * Gathers everything that the league and this site store about a member (SELF-7).
 * @throws LeagueFailure
 */
export async function readMemberRecord(member: Member, sources: RecordSources) {
  const { matchesBy, byKey, store, now } = sources;
  const { id } = member;
  const [matches, details, events] = await Promise.all([
    readAllMatches(matchesBy, { member: id }),
    readAllMatches(byKey, { member: id, expand: 'detail' }),
    dataOrThrow(byKey.listEvents({ subject: id, limit: 200 })),
  ]);
  const seen = new Set(matches.map((match) => match.id));
  const open = store.addressChanges.find(id, now);
  return {
    member,
    matches,
    reports: details
      .filter((match) => seen.has(match.id))
      .flatMap((match) => listReports(match, id)),
    events: events.data.map(({ kind, occurred_at }) => ({ kind, occurred_at })),
    clubhouse: {
      language: store.preferences.language(id),
      letters_turned_off: [...store.muted.of(id)],
      letters: store.outbox.ofMember(id).map(({ since, ...letter }) => ({
        ...letter,
        since: new Date(since).toISOString(),
      })),
      proposals: store.proposals.ofMember(id).map(({ matchId, times, madeAt, ...proposal }) => ({
        match_id: matchId,
        times: times.map((at) => new Date(at).toISOString()),
        place: proposal.place,
        note: proposal.note,
        state: proposal.state,
        proposed_at: new Date(madeAt).toISOString(),
      })),
      replies: store.inbox.ofMember(id, 'mail').map(({ receivedAt, written }) => ({
        received_at: new Date(receivedAt).toISOString(),
        written,
      })),
      telegram_linked_at: formatInstant(store.chatLinks.of(id)?.linkedAt),
      telegram_messages: store.inbox.ofMember(id, 'chat').map(({ receivedAt, written }) => ({
        received_at: new Date(receivedAt).toISOString(),
        written,
      })),
      push_devices: store.pushDevices.listOf(id).map(({ browser, system, addedAt, isGone }) => ({
        browser,
        system,
        added_at: new Date(addedAt).toISOString(),
        is_gone: isGone,
      })),
      pushes_turned_off: [...store.pushChoices.of(id).off],
      pushes_name_people: store.pushChoices.of(id).showsNames,
      has_calendar_address: store.calendars.handleOf(id) !== null,
      reads_mailbox_of: store.mailboxes.holderOf(id),
      address_to_confirm: open?.address ?? null,
    },
  };
}

/** Lists what the member's side reported; the other side's reports are not the member's data. */
function listReports({ id: matchId, sides, claims = [] }: Api<'ListedMatch'>, memberId: string) {
  const own = sides.findIndex(({ members }) => members.some(({ id }) => id === memberId));
  return claims
    .filter(({ side }) => side === own)
    .map(({ raw_input: written, submitted_at, source, state, outcome, score, played_on }) => ({
      match_id: matchId,
      written,
      submitted_at,
      source,
      state,
      outcome,
      score,
      played_on,
    }));
}

function formatInstant(instant: number | undefined): string | null {
  return instant === undefined ? null : new Date(instant).toISOString();
}

export function makeRecordFile(
  record: object,
  { dates, now }: Pick<Visit, 'dates' | 'now'>,
): Answer {
  const filename = `member-${dates.today(now)}.json`;
  return file('application/json', `${JSON.stringify(record, null, 2)}\n`, { filename });
}

/** Page by page: three calls for twenty years. */
async function readAllMatches(
  api: LeagueClient,
  wanted: { readonly member: string; readonly expand?: 'detail' },
): Promise<Api<'ListedMatch'>[]> {
  const found: Api<'ListedMatch'>[] = [];
  let after: string | null = null;
  do {
    const query = { ...wanted, limit: 200, ...(after === null ? {} : { after }) };
    const page: Api<'MatchPage'> = await dataOrThrow(api.listMatches(query));
    found.push(...page.data);
    after = page.next_cursor;
  } while (after !== null);
  return found;
}
