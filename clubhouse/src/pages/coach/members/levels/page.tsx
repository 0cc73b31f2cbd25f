import type { VNode } from 'preact';
import { readAllMembers, type Member } from '../../../../api/members.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { FORM } from '../../../../web/form-bounds.ts';
import { saveLevels } from './save-levels.ts';
import { wholeNumber, readForm } from '../../../../web/read-form.ts';
import { LEVELS } from '../../../../api/levels.ts';
import { Hero } from '../../../../components/hero.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Note } from '../../../../components/note.tsx';
import { Shell } from '../../../../components/shell.tsx';
import { formatRating } from '../rating-text.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { Trouble } from '../../../../components/post-form.tsx';

/** Rows to accept: enough for every member of the largest club. */
const MAX_ROWS = 6000;
const FORM_BYTES = MAX_ROWS * 64;

/** `/coach/members/levels`: the members' levels. Five calls for a thousand members. */
export const get = forCoach(async (visit) =>
  renderLevelsPage(visit, await readAllMembers(visit.api, 'active'), { fault: null, status: 200 }),
);

/** Saves the edited levels, but never over somebody else's change (MEMB-17). */
export const post = forCoach(
  async (visit): Promise<Answer> => {
    const { api, form, words } = visit;
    const members = await readAllMembers(api, 'active');
    const typed = members.map(
      (member) => [member, form.get(`level-${member.id}`)?.trim()] as const,
    );
    const isWrong = typed.some(([, text = '']) => text !== '' && !LEVELS.includes(text));
    if (isWrong)
      return renderLevelsPage(visit, members, { fault: words.levels.wrong, status: 422 });
    const changed = typed.flatMap(([member, text]) => {
      const level = text === undefined ? member.level : wholeNumber([text]);
      return level === member.level ? [] : [{ member, level }];
    });
    const loadedAt = form.get('at') ?? '';
    const own = changed.filter(({ member }) => member.updated_at <= loadedAt);
    const overtaken = changed
      .filter(({ member }) => member.updated_at > loadedAt)
      .map(({ member }) => member.display_name);
    overtaken.push(...(await saveLevels(api, own)));
    if (overtaken.length === 0) return redirect(`/coach/members/levels?saved=${own.length}`);
    const fault = words.levels.overtaken(overtaken.join(', '));
    return renderLevelsPage(visit, await readAllMembers(api, 'active'), { fault, status: 409 });
  },
  { takes: { ...FORM, maxBytes: FORM_BYTES, maxFields: MAX_ROWS } },
);

interface PageMessage {
  readonly fault: string | null;
  readonly status: number;
}

function renderLevelsPage(
  visit: CoachVisit,
  members: readonly Member[],
  { fault, status }: PageMessage,
): Answer {
  // After a conflict, show the stored values; after an invalid number, the typed ones.
  const typed = status === 422 ? visit.form : new URLSearchParams();
  const at = status === 422 ? (visit.form.get('at') ?? '') : findLatestChange(members);
  const view = <LevelsView members={members} typed={typed} at={at} fault={fault} />;
  return page(visit.words.levels.title, view, { status, scripts: ['level-drag'] });
}

/** The time of the newest change on the page, by the league's clock. */
function findLatestChange(members: readonly Member[]): string {
  return members.reduce((last, { updated_at: at }) => (at > last ? at : last), '');
}

interface Props {
  readonly members: readonly Member[];
  readonly typed: URLSearchParams;
  /** The time of the newest change to a value on the page. */
  readonly at: string;
  readonly fault: string | null;
}

const NUMBERS = LEVELS.map(Number);

/** The members grouped by level; those without a level come first (MEMB-17, MEMB-18). */
function LevelsView({ members, typed, at, fault }: Props): VNode {
  const { words, query } = useVisit();
  const { levels: say } = words;
  const saved = readForm(query, { saved: wholeNumber }).saved ?? 0;
  const groups = Map.groupBy(members, ({ level }) => level);
  const order = [null, ...NUMBERS].filter((level) => groups.has(level));
  return (
    <Shell coach={{ tab: 'members' }} wide hero={<Hero title={say.title} text={say.about} />}>
      <form class="lift stack5" method="post" action="/coach/members/levels" novalidate>
        <Trouble of={{ trouble: fault }} />
        {saved > 0 && fault === null && <Note icon="check">{say.saved(saved)}</Note>}
        <div class="card stack">
          <p>{members.length === 0 ? say.none : say.how}</p>
          {members.some(({ rating }) => rating !== null) && (
            <p>
              <a class="btn q" href="/coach/members/levels/ratings">
                {words.ratingLevels.way}
              </a>
            </p>
          )}
        </div>
        <input type="hidden" name="at" value={at} />
        <level-drag class="stack5" data-put={say.put} data-none={say.putNone}>
          {order.map((level) => (
            <section key={level} class="card stack">
              <h2>{level === null ? say.without : say.level(level)}</h2>
              <div class="levels">
                {(groups.get(level) ?? []).map((member) => (
                  <Box
                    key={member.id}
                    member={member}
                    text={typed.get(`level-${member.id}`) ?? String(member.level ?? '')}
                  />
                ))}
              </div>
            </section>
          ))}
          <div class="card row wrap chosen levels-save">
            <button class="btn p">{say.save}</button>
            <a class="btn q" href="/coach/members">
              <Icon name="back" />
              {words.members.title}
            </a>
            <p class="meta" role="status" />
          </div>
          <ol class="level-bar" aria-hidden="true" hidden>
            {[null, ...NUMBERS].map((level) => (
              <li key={level} data-level={level ?? ''}>
                {level ?? '–'}
              </li>
            ))}
          </ol>
        </level-drag>
      </form>
    </Shell>
  );
}

interface BoxProps {
  readonly member: Member;
  readonly text: string;
}

function Box({ member, text }: BoxProps): VNode {
  const visit = useVisit();
  const { levels: say } = visit.words;
  const { id, display_name: name, level, self_level: own } = member;
  const rating = formatRating(visit, member);
  return (
    <label class="level-of" data-name={name}>
      <span class="level-grip" aria-hidden="true" />
      <span class="breaks">
        {name}
        {rating !== null && <span class="meta block">{rating}</span>}
        {own !== null && own !== level && <span class="meta block">{say.said(own)}</span>}
      </span>
      <input
        class="input"
        name={`level-${id}`}
        aria-label={say.of(name)}
        inputmode="numeric"
        autocomplete="off"
        maxlength={2}
        value={text}
      />
    </label>
  );
}
