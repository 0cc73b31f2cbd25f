import { obstacleHere } from '../services/obstacle.ts';
import { Notice } from '../components/notice.tsx';
import { StorageNotices } from '../settings/storage-notices.tsx';

/** What keeps a game over a relay from being played or kept here, said before one is begun (PREF-7). */
export function ObstacleNotice() {
  const obstacle = obstacleHere();
  if (obstacle === null) return <StorageNotices hasGames={false} />;
  return <Notice tone="bad">{obstacle}</Notice>;
}
