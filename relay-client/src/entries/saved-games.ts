export { readSetup } from '../core/hello.ts';
export { readSavedGame } from '../core/read-saved-game.ts';
export { judgeLink, type LinkVerdict, mayGoOn, type NewRoom } from '../core/rooms.ts';
export { goOnAnew, goOnBy, readNewRoom } from '../go-on.ts';
export { type SavedGame, type Setup, withTerms } from '../core/saved-game.ts';
