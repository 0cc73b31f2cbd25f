import { useServices } from '../services/use-services.ts';
import { Notice } from '../parts/notice.tsx';
import { clearsAfterSevenDays } from '../storage/persistence.ts';

/** What a player has to know of how this browser keeps games, where it keeps them badly (KEEP-3). */
export function StorageNotices({ hasGames }: { readonly hasGames: boolean }) {
  const { isKept } = useServices();
  if (!isKept) {
    return (
      <Notice tone="warn">
        This browser keeps nothing for this site, perhaps because the window is private. Games are
        lost when you close it.
      </Notice>
    );
  }
  if (!hasGames || !clearsAfterSevenDays()) return null;
  return (
    <Notice tone="warn">
      This browser deletes what a site keeps when you do not visit it for seven days. Put Sealed
      Move on your home screen, or <a href="#/backup">save a backup</a>, so that you keep your
      games.
    </Notice>
  );
}
