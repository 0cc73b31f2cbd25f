import { Shell } from '../app/shell.tsx';
import { useCell } from '../app/use-cell.ts';
import { useServices } from '../app/use-services.ts';
import { BroughtCard } from '../backup/brought-card.tsx';
import '../backup/backup.css';
import { CarryCard } from '../backup/carry-card.tsx';
import { RestoreCard } from '../backup/restore-card.tsx';
import { SaveCard } from '../backup/save-card.tsx';
import { Notice } from '../parts/notice.tsx';

/** How games leave this device, and come to it. */
export function BackupPage() {
  const brought = useCell(useServices().brought);
  return (
    <Shell title="Backup">
      <h1>Backup</h1>
      <div class="stack">
        {isSecureContext ? (
          <>
            {brought === null ? null : <BroughtCard key={brought} packed={brought} />}
            <SaveCard />
            <RestoreCard />
            <CarryCard />
          </>
        ) : (
          <Notice tone="bad">
            This page was loaded by plain http, where browsers give it no cryptography. Open it by
            https to save or open a backup.
          </Notice>
        )}
      </div>
    </Shell>
  );
}
