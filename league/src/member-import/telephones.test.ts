import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitTelephones, joinTelephones } from './telephones.ts';

test('CLI-25: a number is never cut off at the end of its field', () => {
  const [mobile, landline] = ['+49 (0) 172 / 234 56 78', '+49 (0) 6221 / 44 55 00'];
  assert.deepEqual(fitTelephones(joinTelephones(`${mobile}; ${landline}`)), {
    phone: mobile,
    others: landline,
  });
  const local = ['445500 445501', '445502 445503', '445504 445505'];
  assert.deepEqual(fitTelephones(local.join(' / ')), {
    phone: local.slice(0, 2).join(' / '),
    others: local[2],
  });
  const short = '+49 (0)172/2345678 / 06221/445500';
  assert.deepEqual(fitTelephones(short), { phone: short, others: null });
});
