import type { VNode } from 'preact';
import type { Api } from '../api/client.ts';
import type { UnplayedBox } from '../api/unplayed-matches.ts';
import { listNames } from '../messages/list-names.ts';
import { Icon } from './icon.tsx';
import { useLocale } from './locale.ts';

/** A competition with more matches than this shows one box at a time. */
const MOST = 60;

interface UnplayedListProps {
  readonly title: string;
  readonly rules: Api<'CompetitionRules'>;
  readonly boxes: readonly UnplayedBox[];
  /** The URL of the page, to which `box=ID` is added. */
  readonly here: string;
  /** The expanded box, if there are too many matches to show every box. */
  readonly open: string | null;
}

/** Unplayed matches of a competition being closed, and how the rules treat them (SEAS-7). */
export function UnplayedList({ title, rules, boxes, here, open }: UnplayedListProps): VNode {
  const { step } = useLocale().words.seasons;
  const count = boxes.reduce((sum, { matches }) => sum + matches.length, 0);
  return (
    <section class="card flush">
      <header class="desk-head">
        <h2>{title}</h2>
        {count > 0 && <span class="pill warn">{step.unplayedCount(count)}</span>}
      </header>
      {boxes.length === 0 && <p class="item">{step.unplayedNone}</p>}
      {boxes.length > 0 && (
        <Rule rules={rules} hasShort={boxes.some((box) => box.short.length > 0)} />
      )}
      {boxes.map((box) => {
        const isOpen = box.id === open;
        if (isOpen || count <= MOST) return <Box key={box.id} box={box} isOpen={isOpen} />;
        return <Elsewhere key={box.id} box={box} here={here} />;
      })}
    </section>
  );
}

function Rule({
  rules,
  hasShort,
}: Pick<UnplayedListProps, 'rules'> & { readonly hasShort: boolean }): VNode {
  const { step } = useLocale().words.seasons;
  const sentences = [
    step.rule,
    ...(hasShort ? [step.minimum(rules.minMatchesToPlay)] : []),
    ...(hasShort && rules.unrankedBelowMinimum ? [step.unranked] : []),
  ];
  return <p class="item">{sentences.join(' ')}</p>;
}

/** The number of matches and the players short of the minimum. */
function useFacts({ matches, short }: UnplayedBox): string {
  const { words, language } = useLocale();
  const { step } = words.seasons;
  const names = short.map(({ label }) => label);
  return [
    ...(matches.length > 0 ? [step.unplayedCount(matches.length)] : []),
    ...(names.length > 0 ? [step.shortNow(listNames(names, language))] : []),
  ].join(' · ');
}

/** A box whose matches the page shows under another URL. */
function Elsewhere({ box, here }: { readonly box: UnplayedBox; readonly here: string }): VNode {
  return (
    <a class="item fold" href={`${here}&box=${box.id}#box-${box.id}`}>
      <h3>{box.name}</h3>
      <span class="meta breaks">{useFacts(box)}</span>
      <Icon name="more" />
    </a>
  );
}

function Box({ box, isOpen }: { readonly box: UnplayedBox; readonly isOpen: boolean }): VNode {
  const { words } = useLocale();
  const { step } = words.seasons;
  return (
    <details class="item fold" id={`box-${box.id}`} open={isOpen}>
      <summary>
        <h3>{box.name}</h3>
        <span class="meta breaks">{useFacts(box)}</span>
        <Icon name="more" />
      </summary>
      <ul class="stack">
        {box.matches.map(({ id, round, status, sides: [one, other] }) => (
          <li key={id} class="desk-row row wrap">
            <span class="grows breaks">
              {words.today.versus(one.label, other.label)}
              <span class="meta block">
                {round === 1 ? '' : `${words.match.second} · `}
                {step.status[status]}
              </span>
            </span>
            <a class="btn o" href={`/coach/matches/${id}`}>
              {step.settle}
              <span class="sr">{`: ${words.today.versus(one.label, other.label)}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
