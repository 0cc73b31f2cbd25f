import type { OfferView } from 'relay-client/session';
import { aheadName, sanOf } from '../chess/game/move-name.ts';
import type { OfferName } from './changes.ts';
import { offerWords } from './change-words.ts';
import type { PageState } from './page-state.ts';
import { playWords } from '../words/words.ts';

/** What is to be answered: it stands in place of the actions (PLAY-3). */
export interface Question {
  /** One at a time is asked; another one is another question. */
  readonly key: string;
  /** The other player waits for it. */
  readonly isTheirs: boolean;
  /** It may wait for long: all else that can be done stays at hand. */
  readonly mayWait?: boolean;
  readonly words: string;
  /** Left out where there is no room. */
  readonly detail: string | null;
  readonly no: Answer | null;
  readonly yes: Answer | null;
}

export interface Answer {
  readonly label: string;
  readonly isGrave?: boolean;
  readonly act: () => unknown;
}

/** The one question that is asked now; null: none. */
export function questionOf(page: PageState): Question | null {
  return (
    ofAsking(page) ??
    ofMove(page) ??
    ofDispute(page) ??
    ofOffers(page, 'theirs') ??
    ofOffers(page, 'mine') ??
    ofPremove(page)
  );
}

function ofAsking({ asking, ask, play, table, exit }: PageState): Question | null {
  const after = (act: () => unknown) => () => {
    ask(null);
    return act();
  };
  const say = playWords().play;
  if (asking === 'resign') {
    return {
      key: 'resign',
      isTheirs: false,
      words: say.resign,
      detail: null,
      no: { label: say.playOn, act: () => ask(null) },
      yes: {
        label: say.action.resign,
        isGrave: true,
        act: after(() => table.session.resign('resignation', play.clock?.notes())),
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
    yes: { label: say.leaveYes, isGrave: true, act: after(leave) },
  };
}

function ofMove({ play }: PageState): Question | null {
  const { asked, cancel, confirm } = play.entry;
  const say = playWords().play;
  const no: Answer = { label: say.cancel, act: cancel };
  if (asked?.kind === 'promotion') {
    const question = say.promote(asked.from);
    return { key: 'promotion', isTheirs: false, words: question, detail: null, no, yes: null };
  }
  if (asked?.kind !== 'confirmation') return null;
  return {
    key: 'confirm',
    isTheirs: false,
    words: say.confirm(sanOf(play.fen, asked.uci)),
    detail: null,
    no,
    yes: { label: say.confirmYes, act: confirm },
  };
}

function ofDispute({ play: { view, names }, table, denied, deny }: PageState): Question | null {
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

function ofOffers(page: PageState, whose: OfferView): Question | null {
  const { offers } = page.play.view.game;
  const offer = OFFERS.find((name) => offers[name] === whose);
  // Who asked for another game cannot take that back (GAME-9): there is nothing to answer.
  if (offer === undefined || (offer === 'rematch' && whose === 'mine')) return null;
  return whose === 'theirs' ? theirs(page, offer) : mine(page, offer);
}

function theirs(
  { play: { view, names, clock }, table: { session } }: PageState,
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
    words: `${offerWords(offer, names[view.game.side === 0 ? 1 : 0])}.`,
    detail: offer === 'rematch' || !isMyTurn || view.kind === 'local' ? null : say.moveDeclines,
    no: {
      label: offer === 'rematch' ? say.notNow : say.decline,
      act: () => session.decline(offer),
    },
    yes: { label: say.accept[offer], act: agree[offer] },
  };
}

function mine({ play: { view, names }, declined }: PageState, offer: OfferName): Question {
  const other = names[view.game.side === 0 ? 1 : 0];
  const say = playWords().play;
  return {
    key: `my ${offer}`,
    isTheirs: false,
    mayWait: true,
    words: offer === 'draw' ? say.youOffered : say.youAskedBack,
    detail: say.until(other),
    no: { label: say.withdraw, act: () => declined.withdraw(offer) },
    yes: null,
  };
}

function ofPremove({ play: { entry, view, names, fen } }: PageState): Question | null {
  const { premove, cancel } = entry;
  if (premove === null) return null;
  const say = playWords().play;
  return {
    key: 'premove',
    isTheirs: false,
    mayWait: true,
    words: say.premove(aheadName(fen, premove), names[view.game.side === 0 ? 1 : 0]),
    detail: say.premoveIf,
    no: { label: say.cancel, act: cancel },
    yes: null,
  };
}
