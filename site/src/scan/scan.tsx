import './scan.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../components/icon.tsx';
import { type NoScan, watchCamera } from './camera.ts';
import { words } from '../messages/words.ts';

interface ScanProps {
  readonly label: string;
  /** The object to scan: `the code on your friend’s screen`. */
  readonly what: string;
  /** Called with the code's text, after the camera is off. */
  readonly onRead: (text: string) => void;
}

/** A button that turns on the camera and reads a QR code within the page (HAND-2). */
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
  const say = words().parts;
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
      <h2 id="scan-title">{say.scanWhat(what)}</h2>
      {trouble === null ? (
        <p class="soft">{say.holdBefore}</p>
      ) : (
        <p class="error" role="alert">
          {say.noScan[trouble]}
        </p>
      )}
      <video ref={video} class="scanner-view" muted playsInline hidden={trouble !== null} />
      <button class="button" type="button" onClick={onClose}>
        {say.closeCamera}
      </button>
    </dialog>
  );
}
