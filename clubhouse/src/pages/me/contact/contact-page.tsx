import { readOwnProfile } from '../../../oneself/read-own-profile.ts';
import { faultPage } from '../../../web/faults.tsx';
import { type Answer, page, type PlayerVisit } from '../../../web/visit.ts';
import { type ContactFault, ContactView } from './contact-view.tsx';

/** The page with current data; after an error, the field keeps its input (SELF-4). */
export async function contactPage(
  visit: PlayerVisit,
  fault: ContactFault | null = null,
  status = 200,
): Promise<Answer> {
  const { services, player, words, club, now } = visit;
  const oneself = await readOwnProfile(visit);
  if (oneself === null) return faultPage(visit, club.name, 'busy');
  const view = (
    <ContactView
      visit={visit}
      {...oneself}
      open={services.store.addressChanges.find(player.memberId, now)}
      fault={fault}
    />
  );
  return page(words.ownContact.title, view, { status });
}
