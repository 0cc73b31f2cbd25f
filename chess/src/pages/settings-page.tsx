import { Shell } from '../app/shell.tsx';

export function SettingsPage() {
  return (
    <Shell title="Settings">
      <h1>Settings</h1>
    </Shell>
  );
}
