import type { Finding } from '../relay/relay-sentences.ts';
import { Notice } from '../components/notice.tsx';
import { words } from '../messages/words.ts';

export function FindingNotice({ finding }: { readonly finding: Finding }) {
  const { tone, text, canBeSaved } = finding;
  return (
    <Notice tone={tone} isNews>
      {text}
      {canBeSaved ? words().relay.finding.saved : null}
    </Notice>
  );
}
