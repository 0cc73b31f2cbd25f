import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renameErased } from './erased-name.ts';

test('WORD-7: an erased member has a name in the page’s language, alone and in a pair', () => {
  const answer = {
    display_name: 'Erased member',
    sides: [{ label: 'Bo Berg / Erased member', members: [{ display_name: 'Bo Berg' }] }],
    rank: 1,
    ended: null,
    notes: 'Erased member since May',
    actor_name: 'Erased member',
  };
  assert.deepEqual(renameErased(answer, 'Gelöschtes Mitglied'), {
    ...answer,
    display_name: 'Gelöschtes Mitglied',
    sides: [{ label: 'Bo Berg / Gelöschtes Mitglied', members: [{ display_name: 'Bo Berg' }] }],
  });
  assert.equal(renameErased(answer, 'Erased member'), answer);
});
