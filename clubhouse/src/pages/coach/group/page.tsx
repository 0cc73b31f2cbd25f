import type { VNode } from 'preact';
import {
  countMatches,
  listOpenBoxes,
  type OpenTables,
  type PlacedBox,
  readLastTables,
  readOpenTables,
} from '../../../api/read-tables.ts';
import { TextArea } from '../../../components/form-fields.tsx';
import { Note } from '../../../components/note.tsx';
import { PostForm } from '../../../components/post-form.tsx';
import { TelegramLink } from '../../../components/telegram-link.tsx';
import {
  type ChatGroup,
  disconnectGroup,
  inviteGroup,
  readGroup,
  readGroupToken,
} from '../../../replies/chat-group.ts';
import { hidden, makeOnceKey, once, paragraphs } from '../../../web/field-kinds.ts';
import { type Filled, form } from '../../../web/form.ts';
import { useVisit } from '../../../web/use-visit.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../web/visit.ts';
import { CoachLayout } from '../coach-layout.tsx';
import { describeNews, findNews, type News } from '../today/season-news.ts';
import { LinkButton } from '../../../components/buttons.tsx';

/** Shorter than Telegram's limit of 4,096. */
const MAX_TEXT = 4000;
const FORM = form({
  text: paragraphs({ minLength: 1, maxLength: MAX_TEXT }),
  group: hidden,
  token: once,
});
/** What the section on Telegram does besides posting; `look` shows whether the bot was added. */
const DEEDS = ['connect', 'disconnect', 'look'] as const;
const FORM_ID = 'group';
type GroupForm = Filled<typeof FORM>;

/** `/coach/group`: a text about the season for a chat, which the bot can post (GROUP-2, GROUP-5). */
export const get = forCoach(async (visit) => {
  const { api } = visit;
  const running = await readOpenTables(api, true);
  const found = running.open.length > 0 ? running : await readLastTables(api);
  const text = found === null ? null : await writeText(visit, found, found !== running);
  return renderGroupPage(visit, text === null ? null : FORM.begin(visit, { text }));
});

export const post = forCoach((visit) => {
  const { services, form: fields, now } = visit;
  const { progress } = services.store;
  const wanted = DEEDS.find((one) => fields.has('do', one));
  if (wanted === undefined) return postText(visit);
  if (wanted === 'connect') inviteGroup(progress, now);
  if (wanted === 'disconnect') disconnectGroup(progress);
  const { typed } = FORM.read(visit).field('text');
  return renderGroupPage(visit, fields.has('text') ? FORM.begin(visit, { text: typed }) : null);
});

async function postText(visit: CoachVisit): Promise<Answer> {
  const { telegram } = visit.words.group;
  const filled = FORM.read(visit);
  if (filled.isFaulty) return renderGroupPage(visit, filled);
  const { text, group: shown, token } = filled.values;
  const { bot } = visit.services;
  const group = readConnected(visit);
  if (bot === null || group === null || String(group.chatId) !== shown)
    return renderGroupPage(visit, filled.withTrouble(telegram.changed));
  const outcome = await bot.post(group.chatId, text, token);
  if (outcome === 'posted') return redirect('/coach/group?done=posted');
  return renderGroupPage(visit, filled.withTrouble(telegram[outcome], 502));
}

function readConnected({ services: { bot, store } }: CoachVisit): ChatGroup | null {
  return bot === null ? null : readGroup(store.progress);
}

/** @param filled null if there is no season to write about */
function renderGroupPage(visit: CoachVisit, filled: GroupForm | null): Answer {
  const { words } = visit;
  const group = readConnected(visit);
  const marks = { group: group === null ? '' : String(group.chatId), token: makeOnceKey() };
  const marked = filled?.with(marks) ?? null;
  const view = <GroupView form={marked} group={group} />;
  return page(words.group.title, view, { status: filled?.status ?? 200, scripts: ['copy-button'] });
}

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

interface GroupProps {
  readonly form: GroupForm | null;
  readonly group: ChatGroup | null;
}

function GroupView({ form: filled, group }: GroupProps): VNode {
  const { words, query } = useVisit();
  const { group: say } = words;
  return (
    <CoachLayout title={say.title} text={say.about}>
      {group !== null && query.get('done') === 'posted' && filled?.trouble === null && (
        <Note icon="check">{say.telegram.posted(group.title)}</Note>
      )}
      {filled === null ? (
        <PostForm id={FORM_ID} class="card stack" action="/coach/group">
          <h2>{say.none}</h2>
          <p>{say.noneAbout}</p>
        </PostForm>
      ) : (
        <Text form={filled} group={group} />
      )}
      <Telegram group={group} />
      <p>
        <LinkButton look="q" href="/coach" label={words.work.back} />
      </p>
    </CoachLayout>
  );
}

function Text({ form: filled, group }: GroupProps & { readonly form: GroupForm }): VNode {
  const { words, query } = useVisit();
  const { group: say, keys } = words;
  const isNamed = query.get('names') === '1';
  return (
    <section class="card stack5">
      <PostForm
        of={filled}
        id={FORM_ID}
        class="stack5"
        action={`/coach/group${isNamed ? '?names=1' : ''}`}
      >
        <copy-button
          class="stack"
          data-label={keys.copy}
          data-done={keys.copied}
          data-share={say.share}
        >
          <TextArea of={filled.field('text')} label={say.text} rows={8} />
        </copy-button>
        {group !== null && (
          <button class="btn p w" name="do" value="post">
            {say.telegram.post(group.title)}
          </button>
        )}
      </PostForm>
      <form class="stack" action="/coach/group">
        <label class="opt">
          <input type="checkbox" name="names" value="1" checked={isNamed} />
          <span>{say.names}</span>
        </label>
        <p class="meta">{say.namesAbout}</p>
        <button class="btn o">{say.show}</button>
      </form>
    </section>
  );
}

/** Connects the club's bot to a group. Empty if there is no bot. */
function Telegram({ group }: Pick<GroupProps, 'group'>): VNode | null {
  const { services, words, now } = useVisit();
  const { telegram: say } = words.group;
  if (services.bot === null) return null;
  const { botName } = services.bot;
  const token = readGroupToken(services.store.progress, now);
  return (
    <section class="card stack" id="telegram">
      <h2>{say.title}</h2>
      <p class="meta">{botName === null ? words.telegram.away : say.about(botName)}</p>
      {group !== null && <Note icon="check">{say.connected(group.title)}</Note>}
      {botName !== null && token !== null ? (
        <>
          <TelegramLink
            address={`https://t.me/${botName}?startgroup=${token}`}
            label={say.open}
            about={say.opens}
          />
          <DeedButton does="look" class="btn q w" label={say.added} />
        </>
      ) : (
        <DeedButton
          does="connect"
          class="btn o w"
          label={group === null ? say.connect : say.reconnect}
        />
      )}
      {group !== null && <DeedButton does="disconnect" class="btn q w" label={say.disconnect} />}
    </section>
  );
}

interface DeedButtonProps {
  readonly does: (typeof DEEDS)[number];
  readonly class: string;
  readonly label: string;
}

/** Sends the text along, so that it stays as the coach changed it. */
function DeedButton({ does, label, class: look }: DeedButtonProps): VNode {
  return (
    <button class={look} name="do" value={does} form={FORM_ID} formaction="/coach/group#telegram">
      {label}
    </button>
  );
}
