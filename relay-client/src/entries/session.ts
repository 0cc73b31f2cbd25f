export { continueInNewRoom, continueByLink, readNewRoom } from '../go-on.ts';
export { receiveText, type SendStep, sendText } from '../hand-over.ts';
export { explainPause } from '../notice.ts';
export { isRoomGone } from '../room-gone.ts';
export { joinGame, createGame } from '../create-game.ts';
export { createSession } from '../session.ts';
export { OpenElsewhere, type SessionOptions, type Store } from '../session-driver.ts';
export type {
  ChatLine,
  ChatView,
  ConnectionView,
  EndingView,
  EndNotes,
  GameActions,
  GameView,
  KeysView,
  MoveView,
  OfferView,
  PeerView,
  CommandRefusal,
  Role,
  Session,
  SessionView,
} from '../session-view.ts';
export { toSessionView } from '../whole-view.ts';
