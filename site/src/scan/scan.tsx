import './scan.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { type NoScan, watchCamera } from './camera.ts';

const WORDS: Readonly<Record<NoScan, string>> = {
  'no-camera': 'This device gives no camera to the page. Paste the link instead.',
  denied:
    'The browser does not let this page use the camera. Allow it for this site, or paste the link.',
  'no-reader': 'What reads codes could not be loaded. Connect to the network, or paste the link.',
};

interface ScanProps {
  /** What the button says. */
  readonly label: string;
  /** Held before the camera: `the code on your friend’s screen`. */
  readonly what: string;
  /** Called with what the code says; the camera is off by then. */
  readonly onRead: (text: string) => void;
}

/** A button that turns the camera on and reads a QR code within the page (HAND-2). */
export function Scan({ label, what, onRead }: ScanProps) {
  const [isOn, setIsOn] = useState(false);
  return (
    <>
      <button class="button" type="button" onClick={() => setIsOn(true)}>
        <Icon name="scan" />
        {label}
      </button>
      {isOn ? (
        <Scanner
          what={what}
          onRead={(text) => {
            setIsOn(false);
            onRead(text);
          }}
          onClose={() => setIsOn(false)}
        />
      ) : null}
    </>
  );
}

interface ScannerProps extends Pick<ScanProps, 'what' | 'onRead'> {
  readonly onClose: () => void;
}

function Scanner({ what, onRead, onClose }: ScannerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<NoScan | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
    let isGone = false;
    let stop = () => {};
    const begin = async () => {
      if (video.current === null) return;
      const watching = await watchCamera(video.current, onRead);
      if (typeof watching === 'string') return setTrouble(watching);
      ({ stop } = watching);
      if (isGone) stop();
    };
    void begin();
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return (
    <dialog ref={dialog} class="scanner" aria-labelledby="scan-title" onClose={onClose}>
      <h2 id="scan-title">Scan {what}</h2>
      {trouble === null ? (
        <p class="soft">Hold it before the camera. The pictures stay on this device.</p>
      ) : (
        <p class="error" role="alert">
          {WORDS[trouble]}
        </p>
      )}
      <video ref={video} class="scanner-view" muted playsInline hidden={trouble !== null} />
      <button class="button" type="button" onClick={onClose}>
        Close the camera
      </button>
    </dialog>
  );
}
