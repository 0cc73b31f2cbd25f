import { useState } from 'preact/hooks';
import type { Session } from 'relay-client/session';
import { resultOf } from '../game/ending-words.ts';
import { otherSide } from '../game/pieces.ts';
import { ChatPanel } from './chat-panel.tsx';
import type { PlayChoices } from './choices.ts';
import { MoveList } from './move-list.tsx';
import { OptionsPanel } from './options-panel.tsx';
import { isElsewhere, isOver, messagesOfThem, type OnlineView, type Table } from './table.ts';
import { Tabs } from './tabs.tsx';
import { TypedMoveForm } from './typed-move-form.tsx';
import type { Play } from './use-play.ts';

interface SidePanelsProps {
  readonly play: Play;
  readonly table: Table;
  readonly choices: PlayChoices;
  readonly onChoices: (choices: PlayChoices) => void;
}

/** Moves, chat and options; there is no chat between two players at one device. */
export function SidePanels({ play, table, choices, onChoices }: SidePanelsProps) {
  const { view, names, line, fen, moving, stepping, entry } = play;
  const theirs = messagesOfThem(view);
  const newest = theirs.at(-1)?.id ?? -1;
  const [open, setOpen] = useState('Moves');
  const [seen, setSeen] = useState(newest);
  if (open === 'Chat' && seen !== newest) setSeen(newest);

  const isStopped = isOver(view) || isElsewhere(view);
  const moves = (
    <>
      <MoveList line={line} stepping={stepping} />
      {view.game.ending === null && !isStopped && (
        <TypedMoveForm fen={fen} isMyTurn={moving !== null} onMove={entry.commit} />
      )}
    </>
  );
  const other = names[otherSide(view.game.side)];
  const chatOf = (online: OnlineView, session: Session) => (
    <ChatPanel view={online} name={other} session={session} />
  );
  const options = (
    <OptionsPanel
      choices={choices}
      onChoices={onChoices}
      line={line}
      names={names}
      result={resultOf(view.game.ending)}
      number={view.game.number}
    />
  );
  const unseen = theirs.filter(({ id }) => id > seen).length;
  const tabs = [
    { name: 'Moves', news: 0, content: moves },
    ...(view.kind === 'online' && table.kind === 'online'
      ? [{ name: 'Chat', news: unseen, content: chatOf(view, table.session) }]
      : []),
    { name: 'Options', news: 0, content: options },
  ];
  return <Tabs label="Game panels" tabs={tabs} onOpen={setOpen} />;
}
