import type { ComponentChildren, VNode } from 'preact';
import { Note } from '../../../../components/note.tsx';
import { Shell } from '../../../../components/shell.tsx';
import type { ArrangeProps } from './arrange-props.ts';
import { AnswerBar, AnswerForm } from './answer-form.tsx';
import { ArrangedView } from './arranged-view.tsx';
import { OwnProposal } from './own-proposal.tsx';
import { ProposeBar, ProposeForm } from './propose-form.tsx';
import { Reach } from './reach.tsx';

type Step = 'propose' | 'answer' | 'own' | 'arranged';

/** The page's current purpose; answering a proposal takes precedence. */
function chooseStep({ visit, found, state }: ArrangeProps): Step {
  const { proposal, arranged, mine } = found;
  if (state.isProposing) return 'propose';
  const isLive = proposal?.times.some((time) => time > visit.now) === true;
  if (isLive) return proposal.side === mine.side ? 'own' : 'answer';
  if (arranged === null) return 'propose';
  const hasPassed = arranged.day !== null && visit.dates.daysSince(arranged.day, visit.now) > 0;
  return hasPassed ? 'propose' : 'arranged';
}

export function Arrange(props: ArrangeProps): VNode {
  const { visit, found, state } = props;
  const { words, club, player, address } = visit;
  const step = chooseStep(props);
  const foot = chooseFoot(step);
  return (
    <Shell
      club={club.name}
      player={player}
      tab="home"
      address={address}
      back={{ href: `/matches/${found.mine.id}`, title: words.arrange.title }}
      foot={foot && foot(props)}
    >
      {state.fault !== null && <Fault>{state.fault}</Fault>}
      {step === 'propose' && <ProposeForm {...props} />}
      {step === 'answer' && <AnswerForm {...props} />}
      {step === 'own' && <OwnProposal {...props} />}
      {step === 'arranged' && <ArrangedView {...props} />}
      <Reach {...props} />
    </Shell>
  );
}

function chooseFoot(step: Step): ((props: ArrangeProps) => VNode) | null {
  if (step === 'propose') return ProposeBar;
  return step === 'answer' ? AnswerBar : null;
}

function Fault({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <div class="lead">
      <Note icon="warn" kind="warn" isAlert>
        {children}
      </Note>
    </div>
  );
}
