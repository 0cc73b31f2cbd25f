import type { Api } from '../api/client.ts';
import type { Arrangement } from '../store/arrangements.ts';
import type { LetterToSend } from '../mail/letter.ts';
import type { Proposal } from '../store/proposals.ts';
import type { Services, Visit } from '../web/visit.ts';
import { writeArrangementLetters, writeProposalLetters } from './arranging.ts';
import { findReaders } from './readers.ts';

/** Puts emails into the outbox. Call it in the transaction that they report on. */
export interface Tellers {
  readonly proposed: (proposal: Proposal) => void;
  readonly arranged: (arrangement: Arrangement, isMoved: boolean) => void;
  readonly calledOff: (arrangement: Arrangement) => void;
}

interface LetterContext extends Pick<Visit, 'website' | 'club'> {
  readonly services: Pick<Services, 'store' | 'url' | 'organizer' | 'signer'>;
}

/** Reads the recipients first, so that the write to the store waits for nothing. */
export async function makeTellers(
  { website, services, club }: LetterContext,
  match: Api<'Match'>,
): Promise<Tellers> {
  const { store, url, organizer, signer } = services;
  const readers = await findReaders(website, match, store, club);
  const sender = { club, url, organizer, signer };
  const send = (letters: readonly LetterToSend[]) => {
    for (const letter of letters) store.outbox.add(letter);
  };
  return {
    proposed: (proposal) => send(writeProposalLetters(sender, readers, proposal)),
    arranged: (arrangement, isMoved) =>
      send(writeArrangementLetters(sender, readers, arrangement, isMoved ? 'moved' : 'arranged')),
    calledOff: (arrangement) =>
      send(writeArrangementLetters(sender, readers, arrangement, 'called_off')),
  };
}
