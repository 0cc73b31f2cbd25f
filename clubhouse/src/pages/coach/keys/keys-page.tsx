import type { VNode } from 'preact';
import { type CoachKeys, gatherKeys } from '../../../api/coach-keys.ts';
import { FIELD_LIMITS } from '../../../api/field-limits.ts';
import { RadioField, TextField } from '../../../components/form-fields.tsx';
import { useVisit, type ViewedVisit } from '../../../web/use-visit.ts';
import { Note } from '../../../components/note.tsx';
import { PostForm, Trouble } from '../../../components/post-form.tsx';
import { day, once, chooseOne, optional, text } from '../../../web/field-kinds.ts';
import { type Filled, form } from '../../../web/form.ts';
import { type Answer, type CoachVisit, page } from '../../../web/visit.ts';
import { CoachLayout } from '../coach-layout.tsx';
import { KeyRow } from './key-row.tsx';
import { LinkButton } from '../../../components/buttons.tsx';

const ROLES = ['coach', 'admin', 'bar'] as const;
export const KEY_FORM = form({
  once,
  name: text(FIELD_LIMITS.CreateApiKey.name),
  role: chooseOne(ROLES),
  /** The last day on which the key works. */
  until: optional(day),
});
type KeyForm = Filled<typeof KEY_FORM>;

export function beginKeyForm(visit: ViewedVisit): KeyForm {
  return KEY_FORM.begin(visit, { role: 'coach' });
}

export async function renderKeysPage(visit: CoachVisit, filled: KeyForm): Promise<Answer> {
  const { api, website, query, words } = visit;
  const found = await gatherKeys(api, website, query.get('after'));
  const { status } = filled;
  return page(words.keys.title, <KeysView found={found} form={filled} />, { status });
}

interface Props {
  readonly found: CoachKeys;
  readonly form: KeyForm;
}

/** The keys and a form for a new one. Without admin permission, says whom to ask instead. */
function KeysView({ found, form: filled }: Props): VNode {
  const { words, query } = useVisit();
  const { keys: say } = words;
  const { keys, next } = found;
  return (
    <CoachLayout title={say.title} text={say.about}>
      {query.get('revoked') === '1' && <Note icon="check">{say.revoked}</Note>}
      {keys === null ? (
        <>
          <Trouble of={filled} />
          <section class="card stack">
            <h2>{say.notYours}</h2>
            <p>{say.needsAdmin}</p>
            <p>{say.lost}</p>
          </section>
        </>
      ) : (
        <div class="desk">
          <section class="card flush">
            <header class="desk-head">
              <h2>{say.list}</h2>
              <span class="pill">{keys.length}</span>
            </header>
            {keys.map((key) => (
              <KeyRow key={key.id} found={found} keys={keys} shown={key} />
            ))}
            {next !== null && (
              <p class="item">
                <LinkButton look="q" href={`/coach/keys?after=${next}`} label={say.more} />
              </p>
            )}
          </section>
          <div class="stack5">
            <NewKey of={filled} />
          </div>
        </div>
      )}
      <p class="row wrap">
        <LinkButton look="q" href="/coach" label={words.work.back} />
        <LinkButton look="q" href="/coach/history?what=keys" label={say.history} />
      </p>
    </CoachLayout>
  );
}

function NewKey({ of }: { readonly of: KeyForm }): VNode {
  const { words, dates, now } = useVisit();
  const { keys: say } = words;
  return (
    <PostForm of={of} class="card stack5 key-form" action="/coach/keys">
      <h2>{say.make}</h2>
      <TextField of={of.field('name')} label={say.name} hint={say.nameHint} />
      <RadioField
        of={of.field('role')}
        label={say.may}
        options={ROLES.map((role) => [role, say.roles[role], say.rolesAbout[role]])}
      />
      <TextField
        of={of.field('until')}
        label={say.until}
        hint={say.untilHint}
        type="date"
        min={dates.today(now)}
      />
      <button class="btn p w">{say.makeNow}</button>
    </PostForm>
  );
}
