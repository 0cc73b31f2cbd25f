import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Invitations } from './invitations.ts';

const TABLE = new URL('../../migrations/0011-invitations.sql', import.meta.url);

test('HIST-6: two invitations of a member each belong to the coach who sent them', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(readFileSync(TABLE, 'utf8'));
  database.exec('create table outbox (key text, status text, since integer)');
  const invitations = new Invitations(database);
  for (const [by, since] of [
    ['Ana', 1000],
    ['Kim', 5000],
  ] as const) {
    invitations.note(by, 'm', by);
    database.prepare("insert into outbox values (?, 'sent', ?)").run(by, since);
  }
  assert.equal(invitations.inviterOf('m', 1010), 'Ana');
  assert.equal(invitations.inviterOf('m', 5010), 'Kim');
  assert.equal(invitations.inviterOf('other', 5010), null);
  database.exec("delete from outbox where key = 'Kim'");
  invitations.tidy();
  assert.equal(invitations.inviterOf('m', 5010), 'Ana');
  invitations.forget('m');
  assert.equal(invitations.inviterOf('m', 1010), null);
});
