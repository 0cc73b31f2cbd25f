import type { VNode } from 'preact';
import { Note } from '../../components/note.tsx';
import type { Visit } from '../../web/visit.ts';

interface Props {
  readonly visit: Visit;
  readonly fault: string | null;
}

export function SetUpTrouble({ visit, fault }: Props): VNode | null {
  const { faults } = visit.words.install;
  const { setUp } = visit.services;
  const about = {
    closed: faults.closed(setUp.keyFile),
    away: faults.away(setUp.leagueUrl),
    busy: faults.busy,
    refused: faults.refused,
  };
  const found = Object.entries(about).find(([name]) => name === fault);
  if (found === undefined) return null;
  return (
    <Note icon="warn" kind="warn" isAlert>
      {found[1]}
    </Note>
  );
}
