import { Shell } from '../shell/shell.tsx';
import '../play/confirm-dialog.css';
import { BroughtKey } from '../settings/brought-key.tsx';
import { DataSection } from '../settings/data-section.tsx';
import { Playing } from '../settings/playing.tsx';
import { RelaySection } from '../settings/relay-section.tsx';
import '../settings/settings.css';
import { You } from '../settings/you.tsx';
import { pageWords } from '../messages/words.ts';

/** The player's settings for this device; each choice is saved at once (PREF-1). */
export function SettingsPage() {
  return (
    <Shell title={pageWords().settings.title}>
      <h1>{pageWords().settings.title}</h1>
      <div class="settings">
        <BroughtKey />
        <You />
        <Playing />
        <RelaySection />
        <DataSection />
      </div>
    </Shell>
  );
}
