import type { VNode } from 'preact';
import type { Member } from '../../../../api/members.ts';
import { Hero } from '../../../../components/hero.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Note } from '../../../../components/note.tsx';
import { Shell } from '../../../../components/shell.tsx';
import { formatRating } from '../rating-text.ts';
import { readForm, wholeNumber } from '../../../../web/read-form.ts';
import { useVisit } from '../../../../web/use-visit.ts';

interface Props {
  readonly members: readonly Member[];
  readonly typed: URLSearchParams;
  /** When the newest of the shown values changed. */
  readonly at: string;
  readonly fault: string | null;
}

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The members grouped by level, those without one at the top (MEMB-17, MEMB-18). */
export function LevelsView({ members, typed, at, fault }: Props): VNode {
  const { words, club, address, query } = useVisit();
  const { levels: say } = words;
  const saved = readForm(query, { saved: wholeNumber }).saved ?? 0;
  const groups = Map.groupBy(members, ({ level }) => level);
  const order = [null, ...LEVELS].filter((level) => groups.has(level));
  return (
    <Shell
      club={club.name}
      player={null}
      coach={{ tab: 'members' }}
      address={address}
      wide
      hero={<Hero title={say.title} text={say.about} />}
    >
      <form class="lift stack5" method="post" action="/coach/members/levels" novalidate>
        {fault !== null && (
          <Note icon="warn" kind="warn" isAlert>
            {fault}
          </Note>
        )}
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
            {[null, ...LEVELS].map((level) => (
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
