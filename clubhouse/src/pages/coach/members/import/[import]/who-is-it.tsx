import type { VNode } from 'preact';
import type { ImportRow } from '../import-list.ts';
import { useVisit, type ViewedVisit } from '../../../../../web/use-visit.ts';

export const READ_FORM = 'read-again';

type Candidate = NonNullable<ImportRow['candidates']>[number];

/** Asks which person a line refers to if there are several: never guesses (IMPT-6). */
export function WhoIsIt({ row: { line, candidates } }: { readonly row: ImportRow }): VNode | null {
  const visit = useVisit();
  const { memberImport: say } = visit.words;
  if (candidates === null) return null;
  return (
    <select class="input" name={`who-${line}`} form={READ_FORM} aria-label={say.whoIs(line)}>
      <option value="">{say.whoLeft}</option>
      {candidates.map((one) => (
        <option key={one.member_id} value={one.member_id}>
          {describeCandidate(visit, one)}
        </option>
      ))}
      <option value="new">{say.whoNew}</option>
    </select>
  );
}

function describeCandidate({ words }: ViewedVisit, candidate: Candidate): string {
  const { display_name: name, date_of_birth: birth, email } = candidate;
  const born = birth === null ? [] : [words.memberImport.born(birth)];
  return [name, ...born, ...(email === null ? [] : [email])].join(', ');
}
