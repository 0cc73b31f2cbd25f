import type { VNode } from 'preact';
import { MatchContacts } from './match-contacts.tsx';
import { useVisit } from '../../../web/use-visit.ts';
import type { MatchProps } from './match-props.ts';

interface ContactsProps extends MatchProps {
  readonly title?: string;
  readonly text?: (name: string) => string;
}

/** The others in the match, with the contact details that the league shows now (MTCH-5). */
export function Contacts({ title, text, ...props }: ContactsProps): VNode {
  const { match, mine, contacts } = props;
  const { match: say } = useVisit().words;
  return (
    <MatchContacts
      match={match}
      mine={mine}
      contacts={contacts}
      opponents={{ title: title ?? say.reach(mine.opponentFirst), text: text ?? say.hello }}
      partner={(first) => ({ title: say.partner(first), text: say.hello })}
    />
  );
}
