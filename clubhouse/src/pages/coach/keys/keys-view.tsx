import type { VNode } from 'preact';
import type { CoachKeys } from '../../../api/coach-keys.ts';
import { Hero } from '../../../components/hero.tsx';
import { Note } from '../../../components/note.tsx';
import { Shell } from '../../../components/shell.tsx';
import type { CoachVisit } from '../../../web/visit.ts';
import { KeyForm } from './key-form.tsx';
import { KeyRow } from './key-row.tsx';
import type { KeyFields, KeyFaults } from './key-fields.ts';

interface Props {
  readonly visit: CoachVisit;
  readonly found: CoachKeys;
  /** By which a form that comes twice is known. */
  readonly once: string;
  readonly wanted: KeyFields;
  readonly faults: KeyFaults;
  readonly fault: string | null;
}

/** The keys of the club, and a new one; without admin, why not and whom to ask. */
export function KeysView({ visit, found, fault, ...form }: Props): VNode {
  const { words, club, address, query } = visit;
  const { keys, next } = found;
  return (
    <Shell
      club={club.name}
      player={null}
      coach={{}}
      address={address}
      wide
      hero={<Hero title={words.keys.title} text={words.keys.about} />}
    >
      <div class="lift stack5">
        {fault !== null && (
          <Note icon="warn" kind="warn" isAlert>
            {fault}
          </Note>
        )}
        {query.get('revoked') === '1' && <Note icon="check">{words.keys.revoked}</Note>}
        {keys === null ? (
          <section class="card stack">
            <h2>{words.keys.notYours}</h2>
            <p>{words.keys.needsAdmin}</p>
            <p>{words.keys.lost}</p>
          </section>
        ) : (
          <div class="desk">
            <section class="card flush">
              <header class="desk-head">
                <h2>{words.keys.list}</h2>
                <span class="pill">{keys.length}</span>
              </header>
              {keys.map((key) => (
                <KeyRow key={key.id} visit={visit} found={found} keys={keys} shown={key} />
              ))}
              {next !== null && (
                <p class="item">
                  <a class="btn q" href={`/coach/keys?after=${next}`}>
                    {words.keys.more}
                  </a>
                </p>
              )}
            </section>
            <div class="stack5">
              <KeyForm visit={visit} {...form} />
            </div>
          </div>
        )}
        <p class="row wrap">
          <a class="btn q" href="/coach">
            {words.work.back}
          </a>
          <a class="btn q" href="/coach/history?what=keys">
            {words.keys.history}
          </a>
        </p>
      </div>
    </Shell>
  );
}
