import type { Invite } from '@sealed-move/client/invites';
import { type GameView, isRoomGone, type SessionView } from '@sealed-move/client/session';
import { NOUGHTS, findWinningLine } from '@sealed-move/client/noughts';
import { say } from './say.ts';
import { describeInvitation, SIGNS, describeStatus } from './sentences.ts';

const squares: HTMLButtonElement[] = [];

/** @param onSquare called when a square is clicked */
export function showBoard(onSquare: (square: number) => void): void {
  for (let square = 0; square < 9; square++) {
    const button = document.createElement('button');
    button.type = 'button';
    button.disabled = true;
    button.ariaLabel = say().square(square + 1, '');
    button.addEventListener('click', () => onSquare(square));
    squares.push(button);
  }
  findById('board').append(...squares);
}

export function showGame(view: SessionView): void {
  const { connection, game, peer, role } = view;
  const isGone = isRoomGone(view);
  const isClosed = isGone || connection.kind === 'stopped';
  const marks = new Map(game.moves.map(({ move }, ply) => [Number(move), SIGNS[ply % 2 ? 1 : 0]]));
  const line = findLine(game);
  for (const [square, button] of squares.entries()) {
    const mark = marks.get(square) ?? '';
    const hasWon = line.includes(square);
    button.textContent = mark;
    button.ariaLabel = `${say().square(square + 1, mark)}${hasWon ? say().inLine : ''}`;
    button.classList.toggle('won', hasWon);
    button.disabled = mark !== '' || game.turn !== game.side || !view.isKnown || isClosed;
  }
  writeText('status', describeStatus(view));
  findById('invite').hidden = role !== 'host' || peer.presence !== 'never' || isGone;
  const canMeet = peer.presence !== 'left' && !isClosed;
  findById('again').hidden = game.ending === null || game.offers.rematch === 'mine' || !canMeet;
  findById('leave').hidden = false;
}

/** The three winning squares; empty without a winner. */
function findLine({ moves }: GameView): readonly number[] {
  let position = NOUGHTS.initial();
  for (const { move } of moves) position = NOUGHTS.apply(position, move) ?? position;
  return findWinningLine(position);
}

/** @param isPlaying whether accepting the invitation leaves a game in progress */
export function showInvite(invite: Invite | null, isPlaying: boolean): void {
  const isHere = invite?.relay === null || invite?.relay === location.origin;
  findById('invitation').hidden = invite === null;
  findById('accept').hidden = isPlaying || !isHere;
  writeText('invited', describeInvitation(invite, { isHere, isPlaying }));
}

/** Writes to an element that screen readers announce once. */
function writeText(id: string, text: string): void {
  const element = findById(id);
  if (element.textContent !== text) element.textContent = text;
}

export function findById(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`#${id}`);
  if (found === null) throw new Error(`the page has no ${id}`);
  return found;
}
