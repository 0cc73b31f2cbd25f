import { Shell } from '../app/shell.tsx';

export function BackupPage() {
  return (
    <Shell title="Backup">
      <h1>Backup</h1>
    </Shell>
  );
}
