import type { OfferView } from '@sealed-move/client/session';
import { isCallOff } from '../game/call-off.ts';
import type { QuestionAnswer, Question } from '../game/question.ts';
import type { OfferName } from './changes.ts';
import { describeOffer } from './change-words.ts';
import type { PageState } from './page-state.ts';
import { playWords } from '../messages/words.ts';

/** The question to show now; null if there is none. */
export function findQuestion(page: PageState): Question | null {
  return (
    makeAskedQuestion(page) ??
    page.play.playing.entry.question ??
    askAboutDispute(page) ??
    askAboutOffer(page, 'theirs') ??
    page.play.playing.entry.forced ??
    askAboutOffer(page, 'mine') ??
    page.play.playing.entry.waiting
  );
}

function makeAskedQuestion(page: PageState): Question | null {
  const { asking, ask, play, table, exit } = page;
  const say = playWords().play;
  const no = { label: say.playOn, act: () => ask(null) };
  if (asking === 'callOff') return askAboutCallOff(page, no);
  if (asking === 'resign') {
    return {
      key: 'resign',
      isTheirs: false,
      words: say.resign,
      detail: null,
      no,
      yes: {
        label: say.action.resign,
        isGrave: true,
        act: closeAndRun(page, () => table.session.resign('resignation', play.clock?.notes())),
      },
    };
  }
  if (asking === 'draw') {
    return {
      key: 'draw',
      isTheirs: false,
      words: say.offerDraw,
      detail: null,
      no,
      yes: {
        label: say.offerDrawYes,
        act: closeAndRun(page, () => table.session.agreeDraw(play.clock?.notes())),
      },
    };
  }
  const leave = exit?.leave ?? null;
  if (asking !== 'leave' || exit === null || leave === null) return null;
  return {
    key: 'leave',
    isTheirs: false,
    words: exit.question,
    detail: exit.price,
    no: { label: say.stay, act: () => ask(null) },
    yes: { label: say.leaveYes, isGrave: true, act: closeAndRun(page, leave) },
  };
}

/** Asks before calling off. A move that arrives must not turn this into resigning (PLAY-11). */
function askAboutCallOff(page: PageState, no: QuestionAnswer): Question | null {
  const { play, table } = page;
  if (!isCallOff(play.view)) return null;
  const say = playWords().play;
  return {
    key: 'callOff',
    isTheirs: false,
    words: say.callOff,
    detail: say.callOffPrice,
    no,
    yes: {
      label: say.action.callOff,
      isGrave: true,
      act: closeAndRun(page, () => table.session.resign('abort')),
    },
  };
}

/** Closes the question and carries out the answer. */
function closeAndRun({ ask }: PageState, act: () => unknown): () => unknown {
  return () => {
    ask(null);
    return act();
  };
}

function askAboutDispute({
  play: { view, names },
  table,
  denied,
  deny,
}: PageState): Question | null {
  const { disputed, side } = view.game;
  const say = playWords().play;
  if (disputed === null || disputed === denied || table.kind !== 'online') return null;
  return {
    key: `dispute ${disputed}`,
    isTheirs: true,
    words: say.dispute(names[side === 0 ? 1 : 0], disputed),
    detail: null,
    no: { label: say.no, act: () => deny(disputed) },
    yes: { label: say.yes, act: table.session.adopt },
  };
}

const OFFERS: readonly OfferName[] = ['draw', 'takeBack', 'rematch'];

function askAboutOffer(page: PageState, whose: OfferView): Question | null {
  const { offers } = page.play.view.game;
  const offer = OFFERS.find((name) => offers[name] === whose);
  // A request for another game cannot be withdrawn (GAME-9), so there is nothing to answer.
  if (offer === undefined || (offer === 'rematch' && whose === 'mine')) return null;
  return whose === 'theirs' ? askAboutTheirOffer(page, offer) : askAboutOwnOffer(page, offer);
}

function askAboutTheirOffer(
  { play: { view, names, clock }, table: { session }, declined }: PageState,
  offer: OfferName,
): Question {
  const agree = {
    draw: () => session.agreeDraw(clock?.notes()),
    takeBack: session.agreeTakeBack,
    rematch: session.agreeRematch,
  };
  const isMyTurn = view.game.turn === view.game.side;
  const say = playWords().play;
  return {
    key: `their ${offer}`,
    isTheirs: true,
    words: `${describeOffer(offer, names[view.game.side === 0 ? 1 : 0])}.`,
    detail: offer === 'rematch' || !isMyTurn || view.kind === 'local' ? null : say.moveDeclines,
    no: {
      label: offer === 'rematch' ? say.notNow : say.decline,
      act: () => declined.end(offer),
    },
    yes: { label: say.accept[offer], act: agree[offer] },
  };
}

function askAboutOwnOffer(
  { play: { view, names }, declined }: PageState,
  offer: OfferName,
): Question {
  const other = names[view.game.side === 0 ? 1 : 0];
  const say = playWords().play;
  return {
    key: `my ${offer}`,
    isTheirs: false,
    mayWait: true,
    words: offer === 'draw' ? say.youOffered : say.youAskedBack,
    detail: say.until(other),
    no: { label: say.withdraw, act: () => declined.end(offer) },
    yes: null,
  };
}
