import { obstacleHere } from '../app/footing.ts';
import { Shell } from '../app/shell.tsx';
import { useCell } from '../app/use-cell.ts';
import { useServices } from '../app/use-services.ts';
import '../backup/backup.css';
import { BroughtCard } from '../backup/brought-card.tsx';
import { CarryCard } from '../backup/carry-card.tsx';
import { RestoreCard } from '../backup/restore-card.tsx';
import { SaveCard } from '../backup/save-card.tsx';
import { Notice } from '../parts/notice.tsx';

/** How games leave this device, and come to it. */
export function BackupPage() {
  const brought = useCell(useServices().brought);
  const obstacle = obstacleHere();
  return (
    <Shell title="Backup">
      <h1>Backup</h1>
      {obstacle === null ? (
        <div class="stack">
          {brought === null ? null : <BroughtCard key={brought} packed={brought} />}
          <SaveCard />
          <RestoreCard />
          <CarryCard />
        </div>
      ) : (
        <Notice tone="bad">{obstacle}</Notice>
      )}
    </Shell>
  );
}
