import type { VNode } from 'preact';
import type { Visit } from '../../web/visit.ts';

interface LinkedCompetition {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly visit: Visit;
  readonly competitions: readonly LinkedCompetition[];
  readonly chosen: LinkedCompetition;
  /** The path of the page that shows a competition; `/tables` by default. */
  readonly path?: string;
}

export function Competitions({
  visit,
  competitions,
  chosen,
  path = '/tables',
}: Props): VNode | null {
  if (competitions.length < 2) return null;
  return (
    <nav class="segments" aria-label={visit.words.tables.competitions}>
      {competitions.map(({ id, name }) => (
        <a
          key={id}
          href={`${path}?competition=${id}`}
          aria-current={id === chosen.id ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
