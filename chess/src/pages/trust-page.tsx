import { Shell } from '../app/shell.tsx';

export function TrustPage() {
  return (
    <Shell title="Trust">
      <h1>What you can trust, and what not</h1>
    </Shell>
  );
}
