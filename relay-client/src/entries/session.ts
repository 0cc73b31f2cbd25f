export { continueInNewRoom, continueByLink, readNewRoom } from '../go-on.ts';
export { receiveText, type SendStep, sendText } from '../hand-over.ts';
export { explainPause } from '../notice.ts';
export { isRoomGone } from '../room-gone.ts';
export { joinGame, createGame } from '../create-game.ts';
export { createSession } from '../session.ts';
export type { SessionOptions } from '../session-options.ts';
export type { PushAnswer, PushService } from '../pusher.ts';
export { OpenElsewhere, type Store } from '../store.ts';
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
  PushView,
  CommandRefusal,
  Role,
  Session,
  SessionView,
} from '../session-view.ts';
export { toSessionView } from '../whole-view.ts';
