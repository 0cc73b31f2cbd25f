import type { VNode } from 'preact';
import type { Api } from '../api/client.ts';
import type { UnplayedBox } from '../api/unplayed.ts';
import { listed } from '../words/listed.ts';
import { Icon } from './icon.tsx';
import { useSpeech } from './language.ts';

interface UnplayedListProps {
  readonly title: string;
  readonly rules: Api<'CompetitionRules'>;
  readonly boxes: readonly UnplayedBox[];
}

/** What is not played in a competition that is closed, by box, and what becomes of it (SEAS-7). */
export function UnplayedList({ title, rules, boxes }: UnplayedListProps): VNode {
  const { words } = useSpeech();
  const { step } = words.seasons;
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
      {boxes.map((box) => (
        <Box key={box.id} box={box} />
      ))}
    </section>
  );
}

function Rule({
  rules,
  hasShort,
}: Pick<UnplayedListProps, 'rules'> & { readonly hasShort: boolean }): VNode {
  const { step } = useSpeech().words.seasons;
  const sentences = [
    step.rule,
    ...(hasShort ? [step.minimum(rules.minMatchesToPlay)] : []),
    ...(hasShort && rules.unrankedBelowMinimum ? [step.unranked] : []),
  ];
  return <p class="item">{sentences.join(' ')}</p>;
}

function Box({ box }: { readonly box: UnplayedBox }): VNode {
  const { words, language } = useSpeech();
  const { step } = words.seasons;
  const short = box.short.map(({ label }) => label);
  return (
    <details class="item fold">
      <summary>
        <h3>{box.name}</h3>
        <span class="meta breaks">
          {[
            ...(box.matches.length > 0 ? [step.unplayedCount(box.matches.length)] : []),
            ...(short.length > 0 ? [step.shortNow(listed(short, language))] : []),
          ].join(' · ')}
        </span>
        <Icon name="more" />
      </summary>
      <ul class="stack">
        {box.matches.map(({ id, status, sides: [one, other] }) => (
          <li key={id} class="desk-row row wrap">
            <span class="grows breaks">
              {words.today.versus(one.label, other.label)}
              <span class="meta block">{step.status[status]}</span>
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
