import type { VNode } from 'preact';
import { findStart } from '../../../../arrange/appointment.ts';
import { MatchContacts } from '../match-contacts.tsx';
import { writeArrangeText } from '../arrange-text.ts';
import type { ArrangeProps } from './arrange-props.ts';

export function Reach({ visit, found }: ArrangeProps): VNode {
  const { arrange } = visit.words;
  const { mine, contacts, arranged, match } = found;
  const start = findStart(arranged);
  const isToCome = start !== null && start > visit.now;
  return (
    <MatchContacts
      visit={visit}
      match={match}
      mine={mine}
      contacts={contacts}
      opponents={{
        title: isToCome ? arrange.tell : arrange.reach(mine.opponentFirst),
        text: (name) => writeArrangeText(visit, found, name),
      }}
      partner={(first) => ({
        title: arrange.partner(first),
        text: (name) => arrange.textPartner(name, mine.opponent),
      })}
    />
  );
}
