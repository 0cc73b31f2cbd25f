import { useEffect, useState } from 'preact/hooks';
import { Tiles } from '../components/tiles.tsx';
import { playWords } from '../messages/words.ts';
import type * as StartDetails from './start-details.tsx';
import { START_KINDS, type StartFieldProps, makeTile } from './start-form.ts';

type Details = typeof StartDetails;

/**
 * Loads the code that reads and draws other starts. That includes the rules of chess, which a
 * player with the usual start does not need yet (PAGE-1). Null while loading; `failed` if it fails.
 */
export function useStartDetails(isNeeded: boolean): Details | 'failed' | null {
  const [details, setDetails] = useState<Details | 'failed' | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    // After a failure, choosing again loads it again.
    import('./start-details.tsx').then(setDetails, () => setDetails('failed'));
  }, [isNeeded]);
  return details;
}

interface Props extends StartFieldProps {
  readonly details: ReturnType<typeof useStartDetails>;
}

export function StartField({ form, change, details }: Props) {
  const say = playWords().chess.start;
  return (
    <>
      <Tiles
        legend={say.legend}
        tiles={START_KINDS.map((value) => makeTile(value, say.kinds[value]))}
        value={form.kind}
        onChange={(kind) => change({ kind })}
      />
      {form.kind === 'usual' ? null : <Beside form={form} change={change} details={details} />}
    </>
  );
}

function Beside({ form, change, details }: Props) {
  if (details === null || details === 'failed') return null;
  return <details.StartDetails form={form} change={change} />;
}
