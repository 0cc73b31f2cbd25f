import type { VNode } from 'preact';
import {
  countMatches,
  listOpenBoxes,
  type OpenTables,
  type PlacedBox,
  readLastTables,
  readOpenTables,
} from '../../../api/read-tables.ts';
import { useVisit } from '../../../web/use-visit.ts';
import { type CoachVisit, forCoach, page } from '../../../web/visit.ts';
import { CoachLayout } from '../coach-layout.tsx';
import { describeNews, findNews, type News } from '../today/season-news.ts';

/** `/coach/group`: a text about the season for a chat (GROUP-2). It stores and sends nothing. */
export const get = forCoach(async (visit) => {
  const { api, words } = visit;
  const running = await readOpenTables(api, true);
  const found = running.open.length > 0 ? running : await readLastTables(api);
  const text = found === null ? null : await writeText(visit, found, found !== running);
  return page(words.group.title, <GroupView text={text} />, { scripts: ['copy-button'] });
});

async function writeText(
  visit: CoachVisit,
  found: OpenTables,
  isFinal: boolean,
): Promise<string | null> {
  const { api, words, dates, now, query, services } = visit;
  const { group } = words;
  const season = found.seasons.at(-1);
  if (season === undefined) return null;
  const one = { ...found, seasons: [season], tables: found.tables.slice(-1) };
  const boxes = listOpenBoxes(one);
  const { fixtures, decided } = await countMatches(api, one);
  const news: News = isFinal ? 'final' : (findNews(season, dates, now) ?? 'left');
  const entries = boxes.flatMap(({ table }) => table.rows.filter((row) => !row.withdrawn)).length;
  const counts = {
    begun: group.begun(entries, boxes.length, fixtures),
    left: group.left(decided, fixtures),
    final: group.final(decided, boxes.length),
  };
  const last = season.results_deadline ?? season.ends_on;
  const isNamed = news !== 'begun' && query.get('names') === '1';
  return [
    `${describeNews(visit, season, news)} ${counts[news]}`,
    ...(isFinal || last === null ? [] : [group.until(dates.longDay(last))]),
    ...(isNamed ? nameFirst(boxes, group.first) : []),
    group.see(`${services.url}/`),
  ].join('\n');
}

function nameFirst(
  boxes: readonly PlacedBox[],
  say: (place: string, name: string) => string,
): string[] {
  return boxes.flatMap(({ place, table }) => {
    const first = table.rows.find(({ rank }) => rank === 1);
    return first === undefined ? [] : [say(place, first.label)];
  });
}

function GroupView({ text }: { readonly text: string | null }): VNode {
  const { words, query } = useVisit();
  const { group, keys } = words;
  return (
    <CoachLayout title={group.title} text={group.about}>
      {text === null ? (
        <section class="card stack">
          <h2>{group.none}</h2>
          <p>{group.noneAbout}</p>
        </section>
      ) : (
        <section class="card stack5">
          <copy-button
            class="field"
            data-label={keys.copy}
            data-done={keys.copied}
            data-share={group.share}
          >
            <label for="text">{group.text}</label>
            <textarea class="input" id="text" rows={8}>
              {text}
            </textarea>
          </copy-button>
          <form class="stack" action="/coach/group">
            <label class="opt">
              <input type="checkbox" name="names" value="1" checked={query.get('names') === '1'} />
              <span>{group.names}</span>
            </label>
            <p class="meta">{group.namesAbout}</p>
            <button class="btn o">{group.show}</button>
          </form>
        </section>
      )}
      <p>
        <a class="btn q" href="/coach">
          {words.work.back}
        </a>
      </p>
    </CoachLayout>
  );
}
