import { findObstacle } from '../services/obstacle.ts';
import { Notice } from '../components/notice.tsx';
import { StorageNotices } from '../settings/storage-notices.tsx';

/** Warns before a game starts of anything that prevents playing or storing it (PREF-7). */
export function ObstacleNotice() {
  const obstacle = findObstacle();
  if (obstacle === null) return <StorageNotices hasGames={false} />;
  return <Notice tone="bad">{obstacle}</Notice>;
}
