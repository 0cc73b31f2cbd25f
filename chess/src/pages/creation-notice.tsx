import { useServices } from '../app/use-services.ts';
import { useCell } from '../app/use-cell.ts';
import { cardWords } from '../core/relay-card.ts';
import { noAnswerSentence } from '../core/relay-sentences.ts';
import { Notice } from '../parts/notice.tsx';
import { addressOf, useRelay } from '../relay/use-relay.ts';

/** Says before a game is made what would keep the relay from it. */
export function CreationNotice() {
  const { relay } = useCell(useServices().settings);
  const state = useRelay(relay);
  if (state.kind === 'asking') return null;
  if (state.kind !== 'answer') {
    return (
      <Notice tone="warn" isNews>
        {noAnswerSentence(state, addressOf(relay))}
      </Notice>
    );
  }
  const { title, text, canCreate } = cardWords(state.info, state.stats, state.key);
  if (canCreate) return null;
  return (
    <Notice tone="warn" isNews>
      <strong>{title}.</strong> {text} <a href="#/settings">Relay settings</a>
    </Notice>
  );
}
