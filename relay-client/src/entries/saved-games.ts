export { readSetup } from '../core/hello.ts';
export { readSavedGame } from '../core/read-saved-game.ts';
export { judgeLink, mayGoOn } from '../core/rooms.ts';
export {
  markRestored as asRestored,
  resumeGame,
  type SavedGame,
  type Setup,
  addTerms,
} from '../core/saved-game.ts';
