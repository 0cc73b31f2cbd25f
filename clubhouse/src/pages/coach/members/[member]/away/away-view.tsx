import type { ComponentChildren, VNode } from 'preact';
import type { FilledField } from '../../../../../components/filled-field.ts';
import { TextField } from '../../../../../components/form-fields.tsx';
import type { Member } from '../../../../../api/members.ts';
import { toMyMatch } from '../../../../../api/my-match.ts';
import { DangerButton } from '../../../../../components/danger-button.tsx';
import { Icon } from '../../../../../components/icon.tsx';
import { Note } from '../../../../../components/note.tsx';
import type { Deed, OpenMatches } from './deeds.ts';
import { sayWhere } from '../../../../../messages/say-where.ts';
import { useVisit } from '../../../../../web/use-visit.ts';
import { CoachLayout } from '../../../coach-layout.tsx';
import { Trouble } from '../../../../../components/post-form.tsx';
import { FormButton } from '../../../../../components/buttons.tsx';

interface Props {
  readonly member: Member;
  readonly open: OpenMatches;
  readonly mayErase: boolean;
  readonly fault: string | null;
  readonly erasedName: FilledField;
}

/** Every way of leaving the club, with its meaning, and the way back if there is one (MEMB-9). */
export function AwayView(props: Props): VNode {
  const { member, fault } = props;
  const { words } = useVisit();
  const { memberAway } = words;
  return (
    <CoachLayout
      tab="members"
      title={memberAway.title(member.display_name)}
      text={memberAway.about}
      isNarrow
    >
      <Trouble of={{ trouble: fault }} />
      <Done />
      {member.deleted_at !== null && <Note icon="info">{memberAway.removed}</Note>}
      {member.deleted_at === null && <Open {...props} />}
      {member.deleted_at === null && <Standing {...props} />}
      {member.deleted_at === null && <Remove {...props} />}
      <Erase {...props} />
      <p>
        <a class="btn q" href={`/coach/members/${member.id}`}>
          <Icon name="back" />
          {member.display_name}
        </a>
      </p>
    </CoachLayout>
  );
}

function Done(): VNode | null {
  const { words, query } = useVisit();
  const { memberAway } = words;
  const done = Object.entries(memberAway.done).find(([deed]) => deed === query.get('done'));
  if (done === undefined) return null;
  const partners = (query.get('partners') ?? '').slice(0, 300);
  return (
    <Note icon="check">
      {done[1]} {partners === '' ? '' : memberAway.partners(partners)}
    </Note>
  );
}

function Open({ member, open }: Props): VNode {
  const { words } = useVisit();
  return (
    <section class="card stack">
      <p>{words.memberAway.open(open.length)}</p>
      {open.length > 0 && (
        <ul>
          {open.map((match) => {
            const mine = toMyMatch(match, member.id);
            return (
              <li key={match.id}>
                <a class="person" href={`/coach/matches/${match.id}`}>
                  {mine === null
                    ? match.competition_name
                    : words.today.versus(member.display_name, mine.opponent)}
                </a>{' '}
                <span class="meta">{mine === null ? '' : sayWhere(words, mine)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function Standing({ member }: Props): VNode {
  const { memberAway: say } = useVisit().words;
  if (member.status === 'left') return <Back about={say.backAbout} deed="back" label={say.back} />;
  return (
    <>
      {member.status === 'paused' && (
        <Back about={say.resumeAbout} deed="resume" label={say.resume} />
      )}
      {member.leaving_at !== null && <Back about={say.stayAbout} deed="stay" label={say.stay} />}
      {member.status === 'active' && (
        <Way title={say.pause} follows={say.pauseFollows}>
          <Button deed="pause" label={say.pauseNow} />
        </Way>
      )}
      {member.leaving_at === null && (
        <Way title={say.leave} follows={say.leaveFollows}>
          <Button deed="leave" label={say.leaveNow} />
        </Way>
      )}
      <Way title={say.left} follows={say.leftFollows}>
        <Button deed="left" label={say.leftNow} />
      </Way>
    </>
  );
}

/** Says what happens to open matches, since nobody can play them against a former member. */
function OpenChoice({ open }: Props): VNode | null {
  const { memberAway: say } = useVisit().words;
  if (open.length === 0) return null;
  return (
    <fieldset class="stack">
      <legend>{say.openWhat(open.length)}</legend>
      <label class="opt">
        <input type="radio" name="open" value="withdraw" required />
        <b>{say.openWithdraw}</b>
      </label>
      <label class="opt">
        <input type="radio" name="open" value="keep" required />
        <b>{say.openKeep}</b>
      </label>
    </fieldset>
  );
}

function Remove(props: Props): VNode {
  const { memberAway: say } = useVisit().words;
  return (
    <Way title={say.remove} follows={say.removeFollows}>
      <form class="stack" method="post">
        <OpenChoice {...props} />
        <label class="opt">
          <input type="checkbox" name="sure" value="1" required />
          <b>{say.removeSure}</b>
        </label>
        <DangerButton name="do" value="remove">
          {say.removeNow}
        </DangerButton>
      </form>
    </Way>
  );
}

function Erase(props: Props): VNode {
  const { member, mayErase, erasedName } = props;
  const { memberAway: say } = useVisit().words;
  return (
    <Way title={say.erase} follows={say.eraseFollows} isOpen={erasedName.fault !== undefined}>
      {mayErase ? (
        <form class="stack" method="post">
          <OpenChoice {...props} />
          <TextField of={erasedName} label={say.eraseType(member.display_name)} />
          <DangerButton name="do" value="erase">
            {say.eraseNow}
          </DangerButton>
        </form>
      ) : (
        <p class="meta">{say.eraseAdmin}</p>
      )}
    </Way>
  );
}

function Way({
  title,
  follows,
  isOpen = false,
  children,
}: {
  readonly title: string;
  readonly follows: readonly string[];
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <section class="card">
      <details class="fold" open={isOpen}>
        <summary>
          <h2>{title}</h2>
          <Icon name="more" />
        </summary>
        <ul class="stack follows">
          {follows.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {children}
      </details>
    </section>
  );
}

interface ButtonProps {
  readonly deed: Deed;
  readonly label: string;
}

function Back({ about, ...button }: ButtonProps & { readonly about: string }): VNode {
  return (
    <section class="card stack">
      <p>{about}</p>
      <Button {...button} />
    </section>
  );
}

function Button({ deed, label }: ButtonProps): VNode {
  return (
    <form method="post">
      <FormButton look="w" value={deed} label={label} />
    </form>
  );
}
