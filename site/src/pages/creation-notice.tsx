import { useServices } from '../services/use-services.ts';
import { useSignal } from '../signals/use-signal.ts';
import { describeCard } from '../relay/relay-card.ts';
import { describeNoAnswer } from '../relay/relay-sentences.ts';
import { Notice } from '../components/notice.tsx';
import { useRelay } from '../relay/use-relay.ts';
import { words } from '../messages/words.ts';

/** Warns before a game is created of anything that would stop the relay. */
export function CreationNotice() {
  const state = useRelay(useSignal(useServices().settings).ownerKey);
  if (state.kind === 'asking') return null;
  if (state.kind !== 'answer') {
    return (
      <Notice tone="warn" isNews>
        {describeNoAnswer(state, location.origin)}
      </Notice>
    );
  }
  const { title, text, canCreate } = describeCard(state.info, state.stats, state.key);
  if (canCreate) return null;
  return (
    <Notice tone="warn" isNews>
      <strong>{title}.</strong> {text} <a href="#/settings">{words().relay.settings}</a>
    </Notice>
  );
}
