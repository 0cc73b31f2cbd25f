import type { VNode } from 'preact';
import { SelectField, TextArea, TextField } from '../../../../components/form-fields.tsx';
import { Note } from '../../../../components/note.tsx';
import { PostForm } from '../../../../components/post-form.tsx';
import { useVisit } from '../../../../web/use-visit.ts';
import { CoachLayout } from '../../coach-layout.tsx';
import type { Audience, AudienceChoice } from '../../send/audience.ts';
import type { LetterInput } from '../../send/announcement.tsx';

interface Props {
  readonly form: LetterInput;
  /** Null until an audience is chosen. */
  readonly audience: Audience | null;
  readonly choices: readonly AudienceChoice[];
}

export function LetterForm({ form: filled, audience, choices }: Props): VNode {
  const { words, services } = useVisit();
  const { announce: say } = words;
  const { field } = filled;
  const members = audience?.kind === 'chosen' ? audience.members : [];
  return (
    <CoachLayout tab="members" title={say.title} text={say.about} isNarrow>
      {!services.sendsMail && <Note icon="info">{say.noMail}</Note>}
      <PostForm of={filled} class="card stack" action="/coach/members/letter">
        <SelectField
          of={field('to')}
          label={say.to}
          options={[
            ...(members.length > 0 ? [['chosen', say.chosen(members.length)] as const] : []),
            ['all', say.everybody],
            ...choices.flatMap(({ competition: { id, name }, divisions }) => [
              [id, say.competition(name)] as const,
              ...divisions.map((one) => [`${id} ${one.id}`, `${name}, ${one.name}`] as const),
            ]),
          ]}
        />
        {Object.entries({ member: members, pick: field('pick').said }).flatMap(([name, ids]) =>
          ids.map((id) => <input key={`${name} ${id}`} type="hidden" name={name} value={id} />),
        )}
        <TextField of={field('subject')} label={say.subject} />
        <TextArea of={field('text')} label={say.text} hint={say.textHint} rows={10} />
        <button class="btn p w">{say.look}</button>
        <p class="meta">{say.nothingIsSent}</p>
      </PostForm>
    </CoachLayout>
  );
}
