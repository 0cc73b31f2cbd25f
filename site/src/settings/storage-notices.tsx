import { useServices } from '../services/use-services.ts';
import { useSignal } from '../signals/use-signal.ts';
import { Notice } from '../components/notice.tsx';
import { clearsAfterSevenDays } from '../storage/persistence.ts';
import { words } from '../messages/words.ts';
import { RichText } from '../components/rich-text.tsx';

/** What a player has to know of how this browser keeps games, where it keeps them badly (KEEP-3). */
export function StorageNotices({ hasGames }: { readonly hasGames: boolean }) {
  const isKept = useSignal(useServices().isKept);
  if (!isKept) {
    return <Notice tone="warn">{words().relay.storage.nothing}</Notice>;
  }
  if (!hasGames || !clearsAfterSevenDays()) return null;
  return (
    <Notice tone="warn">
      <RichText parts={words().relay.storage.sevenDays} />
    </Notice>
  );
}
