import { findObstacle } from '../services/obstacle.ts';
import { Shell } from '../shell/shell.tsx';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import '../backup/backup.css';
import { BroughtCard } from '../backup/brought-card.tsx';
import { CarryCard } from '../backup/carry-card.tsx';
import { RestoreCard } from '../backup/restore-card.tsx';
import { SaveCard } from '../backup/save-card.tsx';
import { Notice } from '../components/notice.tsx';
import { pageWords } from '../messages/words.ts';

export function BackupPage() {
  const brought = useSignal(useServices().brought);
  const obstacle = findObstacle();
  return (
    <Shell title={pageWords().backup.title}>
      <h1>{pageWords().backup.title}</h1>
      {obstacle === null ? <Cards brought={brought} /> : <Notice tone="bad">{obstacle}</Notice>}
    </Shell>
  );
}

/** @param brought the game from a link, which is answered first */
function Cards({ brought }: { readonly brought: string | null }) {
  const hasGames = useSignal(useServices().games).length > 0;
  if (brought !== null) return <BroughtCard key={brought} packed={brought} />;
  return (
    <div class="stack">
      {hasGames ? <SaveCard /> : <p class="lead">{pageWords().backup.noGames}</p>}
      <RestoreCard />
      {hasGames ? <CarryCard /> : null}
    </div>
  );
}
