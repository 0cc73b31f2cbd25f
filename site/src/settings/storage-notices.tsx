import { useServices } from '../services/use-services.ts';
import { useSignal } from '../signals/use-signal.ts';
import { Notice } from '../components/notice.tsx';
import { isDataClearedAfterWeek } from '../storage/persistence.ts';
import { words } from '../messages/words.ts';
import { RichText } from '../components/rich-text.tsx';

/** Warnings for a browser that stores games badly (KEEP-3). */
export function StorageNotices({ hasGames }: { readonly hasGames: boolean }) {
  const services = useServices();
  const isKept = useSignal(services.isKept);
  const hasBar = useSignal(services.games).length > 0;
  const say = words().relay.storage;
  // Once there is a game, the bar on every page says so.
  if (!isKept) return hasBar ? null : <Notice tone="warn">{say.nothing}</Notice>;
  if (!hasGames || !isDataClearedAfterWeek()) return null;
  return (
    <Notice tone="warn">
      <RichText parts={say.sevenDays} />
    </Notice>
  );
}
