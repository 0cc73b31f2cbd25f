import type { Finding } from '../relay/core/relay-sentences.ts';
import { Notice } from '../parts/notice.tsx';

/** What came of a check, and whether it was kept. */
export function FindingNotice({ finding }: { readonly finding: Finding }) {
  const { tone, text, canBeSaved } = finding;
  return (
    <Notice tone={tone} isNews>
      {text}
      {canBeSaved ? ' Saved.' : null}
    </Notice>
  );
}
