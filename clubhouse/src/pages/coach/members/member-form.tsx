import type { VNode } from 'preact';
import { LEVELS } from '../../../api/levels.ts';
import type { FilledField } from '../../../components/filled-field.ts';
import { SelectField, TextArea, TextField } from '../../../components/form-fields.tsx';
import { useVisit } from '../../../web/use-visit.ts';
import { type MemberField, GENDERS, WISHES } from './member-fields.ts';
import { describeWish } from './wish-words.ts';

interface MemberFieldsetProps {
  readonly field: (name: MemberField) => FilledField;
  /** The current value of each field that somebody else has changed too. */
  readonly now?: Readonly<Partial<Record<MemberField, string>>>;
}

export function MemberFieldset({ field, now = {} }: MemberFieldsetProps): VNode {
  const visit = useVisit();
  const { members } = visit.words;
  const hints: Readonly<Partial<Record<MemberField, string>>> = members.hints;
  const about = (name: MemberField) => {
    const value = now[name];
    const note = value === undefined ? undefined : members.isNow(value || members.nothing);
    return { of: field(name), label: members.fields[name], hint: hints[name], note };
  };
  const unset = ['', members.unset] as const;
  return (
    <div class="member-fields">
      <TextField {...about('display_name')} />
      <TextField {...about('full_name')} />
      <TextField {...about('email')} type="email" />
      <TextField {...about('phone')} type="tel" />
      <SelectField
        {...about('level')}
        options={[unset, ...LEVELS.map((level) => [level, level] as const)]}
      />
      <SelectField
        {...about('wants_to_play')}
        options={[unset, ...WISHES.map((wish) => [wish, describeWish(visit, wish)] as const)]}
      />
      <SelectField
        {...about('gender')}
        options={[unset, ...GENDERS.map((one) => [one, members.genders[one]] as const)]}
      />
      <TextField {...about('date_of_birth')} type="date" />
      <TextField {...about('age_group')} />
      <TextField {...about('joined_on')} type="date" />
      <TextArea {...about('notes')} hint={members.notesAbout} rows={4} />
    </div>
  );
}
