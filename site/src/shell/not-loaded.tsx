import { useState } from 'preact/hooks';
import { Notice } from '../components/notice.tsx';
import { words } from '../messages/words.ts';

/** Shown if a page's script cannot be loaded (PAGE-9). */
export function NotLoaded() {
  const [step, setStep] = useState<'idle' | 'asking' | 'away'>('idle');
  const again = async () => {
    setStep('asking');
    // Offline, reloading would leave only the browser's error page.
    if (await isReached()) location.reload();
    else setStep('away');
  };
  const say = words().shell;
  return (
    <Notice tone="bad" isNews>
      <p>{step === 'away' ? say.stillAway : say.notLoaded}</p>
      <button
        type="button"
        class="button"
        disabled={step === 'asking'}
        onClick={() => void again()}
      >
        {say.retry}
      </button>
    </Notice>
  );
}

/** Whether the site's server answers at all. */
function isReached(): Promise<boolean> {
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
