import { useState } from 'preact/hooks';
import { words } from '../messages/words.ts';

interface LinkFieldProps {
  readonly label: string;
  readonly link: string;
}

/** A link to be handed over, which one tap selects as a whole. */
export function LinkField({ label, link }: LinkFieldProps) {
  return (
    <label class="link-line">
      <span class="unseen">{label}</span>
      <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}

interface CopyOutcomeProps {
  /** null: nothing was copied yet. */
  readonly isCopied: boolean | null;
  /** Said when it was. */
  readonly done: string;
}

/** What came of copying; browsers may refuse it. */
export function CopyOutcome({ isCopied, done }: CopyOutcomeProps) {
  return (
    <p class={isCopied === false ? 'told told-bad' : 'told'} role="status">
      {isCopied === false ? words().parts.copyByHand : isCopied && done}
    </p>
  );
}

/** Copies to the clipboard, and knows whether it could. */
export function useCopy() {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const copy = async (text: string) => {
    setIsCopied(await isWritten(text));
  };
  return { isCopied, copy };
}

/** A page that came by plain http has no clipboard at all. */
async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
