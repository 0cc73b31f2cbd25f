import type { VNode } from 'preact';
import { Icon } from '../../../components/icon.tsx';
import { entrySentence } from '../../../components/entry-sentence.ts';
import { NewestList } from '../../../components/newest-list.tsx';
import { toJudgedEntry } from '../../../score/entry.ts';
import type { MatchProps } from './match-props.ts';

const SHOWN_ENTRIES = 10;

/** The viewer's own reports; the API never shows players those of the other side. */
export function History({
  visit,
  match,
  mine,
}: Pick<MatchProps, 'visit' | 'match' | 'mine'>): VNode | null {
  const { words, dates } = visit;
  const { report, match: say } = words;
  const sentences = report.sentences[mine.isPair ? 'pair' : 'one'];
  const lines = match.claims.map((claim) => {
    const what = entrySentence(toJudgedEntry(claim, mine.side), mine.opponent, sentences);
    const entered = dates.day(dates.dateOf(Date.parse(claim.submitted_at)));
    if (claim.state === 'superseded') return say.historyReplaced(what, entered);
    if (claim.state === 'pending' || claim.confirmed_at === null) {
      return say.historyEntered(what, entered);
    }
    return say.historyCounted(what, dates.day(dates.dateOf(Date.parse(claim.confirmed_at))));
  });
  if (lines.length === 0) return null;
  return (
    <details class="fold after">
      <summary>
        <h2>{say.history}</h2>
        <Icon name="more" />
      </summary>
      <NewestList
        class="stack"
        shown={SHOWN_ENTRIES}
        label={say.historyEarlier}
        items={lines.map((line, index) => (
          <li key={index} class="meta">
            {line}
          </li>
        ))}
      />
    </details>
  );
}
