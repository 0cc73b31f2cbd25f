import type { VNode } from 'preact';
import { MAX_BYTES, previewImport } from './import-list.ts';
import { PLAIN_WISHES } from '../../../../store/imports.ts';
import { Hero } from '../../../../components/hero.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Note } from '../../../../components/note.tsx';
import { Shell } from '../../../../components/shell.tsx';
import { FORM } from '../../../../web/form-bounds.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { Trouble } from '../../../../components/post-form.tsx';

/** Twice the file, for other fields and encoded pasted text. The page checks the file's size. */
const FORM_BYTES = MAX_BYTES * 2;

export const get = forCoach((visit) =>
  renderFormPage(
    visit,
    visit.query.get('gone') === '1' ? visit.words.memberImport.faults.gone : null,
    200,
  ),
);

/** Stores the list for preview and for reading it differently; saves no members (IMPT-1). */
export const post = forCoach(
  async (visit): Promise<Answer> => {
    const { api, form, files, now, services, words } = visit;
    const { faults } = words.memberImport;
    const pasted = (form.get('text') ?? '').trim();
    const bytes = files.get('list')?.bytes ?? Buffer.from(pasted, 'utf8');
    if (bytes.length === 0) return renderFormPage(visit, faults.empty, 422);
    if (bytes.length > MAX_BYTES) return renderFormPage(visit, faults.large, 413);
    const wishes = { ...PLAIN_WISHES, hasHeadings: form.get('headings') !== 'none' };
    if ((await previewImport(api, bytes, wishes)) === null) {
      return renderFormPage(visit, faults.unreadable, 422);
    }
    const id = services.store.imports.add({ bytes, wishes }, now);
    return redirect(`/coach/members/import/${id}`);
  },
  { takes: { ...FORM, maxBytes: FORM_BYTES, maxFileBytes: FORM_BYTES } },
);

function renderFormPage(visit: CoachVisit, fault: string | null, status: number): Answer {
  const title = visit.words.memberImport.title;
  return page(title, <ImportForm visit={visit} fault={fault} />, { status });
}

function ImportForm({
  visit,
  fault,
}: {
  readonly visit: CoachVisit;
  readonly fault: string | null;
}): VNode {
  const { words, form } = visit;
  const { memberImport: say } = words;
  return (
    <Shell
      coach={{ tab: 'members' }}
      address="/coach/members/import"
      hero={<Hero title={say.title} text={say.about} />}
    >
      <form
        class="card lift stack5"
        method="post"
        action="/coach/members/import"
        enctype="multipart/form-data"
      >
        <Trouble of={{ trouble: fault }} />
        <div class="field">
          <label for="text">{say.paste}</label>
          <p class="hint" id="text-hint">
            {say.pasteHint}
          </p>
          <textarea class="input" id="text" name="text" rows={8} aria-describedby="text-hint">
            {form.get('text') ?? ''}
          </textarea>
        </div>
        <div class="field">
          <label for="list">{say.file}</label>
          <p class="hint" id="list-hint">
            {say.fileHint}
          </p>
          <input
            class="input"
            id="list"
            name="list"
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            aria-describedby="list-hint"
          />
        </div>
        <label class="opt">
          <input
            type="checkbox"
            name="headings"
            value="none"
            checked={form.get('headings') === 'none'}
          />
          <b>{say.noHeadings}</b>
        </label>
        <Note icon="info">
          <b>{say.nobody}</b> {say.nobodyAbout}
        </Note>
        <div class="row wrap">
          <button class="btn p">{say.look}</button>
          <a class="btn q" href="/coach/members">
            <Icon name="back" />
            {words.members.title}
          </a>
        </div>
      </form>
    </Shell>
  );
}
