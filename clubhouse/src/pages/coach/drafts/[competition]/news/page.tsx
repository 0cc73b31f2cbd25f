import type { Api } from '../../../../../api/client.ts';
import { readEventPage } from '../../../../../api/event-page.ts';
import { file, forCoach } from '../../../../../web/visit.ts';
import { readDraftId } from '../draft-page.ts';
import type { ViewedVisit } from '../../../../../web/use-visit.ts';

const KINDS: Api<'EventKind'>[] = [
  'entry.created',
  'entry.updated',
  'entry.deleted',
  'entry.withdrawn',
  'entry.reinstated',
  'division.created',
  'division.updated',
  'division.deleted',
  'competition.filled',
  'competition.updated',
  'competition.state_changed',
];
const READ = 200;
/** Announcements per poll; more would be too many to listen to. */
const SAID = 3;

/**
 * `/coach/drafts/ID/news?after=CURSOR`: a draft's events after the cursor, for the board's script:
 * `{ cursor, isChanged, said }` (DRFT-13). One call.
 */
export const get = forCoach(async (visit) => {
  const query = { after: visit.query.get('after') ?? 'now', kind: KINDS, limit: READ };
  const { page, isRestored } = await readEventPage(visit.api, query);
  const events = page.data.filter((event) => findCompetitionId(event) === readDraftId(visit));
  const said = [...new Set(events.map((event) => describeEvent(event, visit)))];
  const news = {
    cursor: page.next_cursor,
    isChanged: isRestored || events.length > 0,
    said: said.length > SAID ? [...said.slice(-SAID), '…'] : said,
  };
  return file('application/json; charset=utf-8', JSON.stringify(news));
});

function findCompetitionId({ subject, data }: Api<'Event'>): string | null {
  if (subject.type === 'competition') return subject.id;
  return 'competition_id' in data && typeof data.competition_id === 'string'
    ? data.competition_id
    : null;
}

function describeEvent(event: Api<'Event'>, { words }: ViewedVisit): string {
  const { news } = words.draft;
  const by = event.actor_name ?? news.somebody;
  const who = event.subject_name;
  if (event.kind === 'competition.filled') return news.filled(by);
  if (event.kind === 'entry.deleted') return news.out(by);
  if (event.kind === 'entry.updated' && who !== null) return news.moved(by, who);
  if (event.kind === 'entry.created' && who !== null) return news.entered(by, who);
  return news.other(by);
}
