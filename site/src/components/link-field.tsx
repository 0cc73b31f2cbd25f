import { useState } from 'preact/hooks';
import { words } from '../messages/words.ts';

interface LinkFieldProps {
  readonly label: string;
  readonly link: string;
}

/** A link to share, which one tap selects as a whole. */
export function LinkField({ label, link }: LinkFieldProps) {
  return (
    <label class="link-line">
      <span class="unseen">{label}</span>
      <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}

interface CopyOutcomeProps {
  /** Null until something was copied. */
  readonly isCopied: boolean | null;
  readonly done: string;
}

/** Reports the result of copying, which browsers may refuse. */
export function CopyOutcome({ isCopied, done }: CopyOutcomeProps) {
  return (
    <p class={isCopied === false ? 'told told-bad' : 'told'} role="status">
      {isCopied === false ? words().parts.copyByHand : isCopied && done}
    </p>
  );
}

/** Copies to the clipboard and reports whether that worked. */
export function useCopy() {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const copy = async (text: string) => {
    setIsCopied(await isWritten(text));
  };
  return { isCopied, copy };
}

/** Writes to the clipboard, which a page served over plain HTTP does not have. */
async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
