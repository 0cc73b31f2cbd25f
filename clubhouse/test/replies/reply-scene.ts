import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLeagueClient } from '../../src/api/client.ts';
import { NO_CLUB } from '../../src/api/club.ts';
import { KeyedMutex } from '../../src/arrange/keyed-mutex.ts';
import type { LetterToSend } from '../../src/mail/letter.ts';
import { EXAMPLE_FORMAT } from '../example-format.ts';
import { Signer } from '../../src/signed/signer.ts';
import { openDatabase } from '../../src/store/database.ts';
import { Store } from '../../src/store/store.ts';
import { AnswerAddresses } from '../../src/replies/answer-addresses.ts';
import { Reception } from '../../src/replies/reception.ts';
import { InboxWorker } from '../../src/replies/inbox-worker.ts';

export const NOW = Date.parse('2026-11-22T10:00:00Z');
export const MATCH = '01989d2c-6b40-7c3a-9d1e-00000000000a';
/** Another match of Ann's. */
export const SECOND_MATCH = '01989d2c-6b40-7c3a-9d1e-00000000000b';
export const ANN = '01989d2c-6b40-7c3a-9d1e-000000000001';
export const BO = '01989d2c-6b40-7c3a-9d1e-000000000002';
export const MAILBOXES = { ann: 'Ann@Example.org', bo: 'bo@example.org' };

interface TestOwner {
  readonly after: (close: () => unknown) => void;
}

/** A fake league's answers, and the calls it received. */
class InventedLeague {
  status = 'open';
  /** The code for refusing a report; null to accept it. */
  refusal: string | null = null;
  /** Cuts the connection instead of answering a report, before or after accepting it. */
  cut: 'before' | 'after' | null = null;
  closesAt: string | null = '2026-12-13T23:00:00Z';
  state = 'active';
  isMember = true;
  isMatch = true;
  /** Members by their addresses. */
  readonly addresses = new Map<string, string | null>([
    [ANN, MAILBOXES.ann],
    [BO, MAILBOXES.bo],
  ]);
  readonly claims: Record<string, unknown>[] = [];
  /** The opponent in the second match; null for none. */
  second: string | null = null;
  readonly secondClaims: Record<string, unknown>[] = [];
  readonly calls: string[] = [];

  answer(method: string, { pathname, searchParams }: URL, body: Record<string, unknown>) {
    this.calls.push(`${method} ${pathname}`);
    switch (`${method} ${pathname}`) {
      case 'GET /v1/members':
        return ok({
          data: this.#members(searchParams.getAll('ids').flatMap((ids) => ids.split(','))),
        });
      case `GET /v1/members/${ANN}/matches`:
        return ok({ data: [this.#playerMatch(), ...this.#seconds().map(asOpen)] });
      case `GET /v1/matches/${MATCH}`:
        return this.isMatch ? ok(this.#detail()) : refused(404, 'not_found');
      case `GET /v1/matches/${SECOND_MATCH}`:
        return ok(this.#seconds()[0]);
      case `POST /v1/matches/${SECOND_MATCH}/claims`:
        this.secondClaims.push({ id: 'second', side: 1, state: 'pending', ...body });
        return ok({ ...this.#seconds()[0], status: 'reported' });
      case 'GET /v1/competitions/c':
        return ok({
          id: 'c',
          season_id: 's',
          visibility: 'members',
          state: this.state,
          rules: { format: EXAMPLE_FORMAT, points: { byResult: [] } },
        });
      case 'GET /v1/seasons/s':
        return ok({ id: 's', results_deadline: '2026-12-13', results_close_at: this.closesAt });
      case `POST /v1/members/${ANN}/login-link`:
        return { status: 201, body: { member_id: ANN, token: 'dll_x' } };
      case 'POST /v1/session':
        return { status: 201, body: { id: 'session', token: 'dls_x' } };
      case 'DELETE /v1/session':
        return { status: 204, body: null };
      case `PUT /v1/matches/${MATCH}/plan`:
        return ok({ match_id: MATCH, state: 'arranged' });
      case `POST /v1/matches/${MATCH}/claims`:
        return this.#claim(body);
      default:
        return refused(404, 'not_found');
    }
  }

  #claim(body: Record<string, unknown>) {
    if (this.cut === 'before') return null;
    if (this.refusal !== null) return refused(409, this.refusal);
    const id = `claim-${this.claims.length + 1}`;
    for (const one of this.claims) one['state'] = 'superseded';
    this.claims.push({ id, side: 1, score: null, retired_side: null, state: 'pending', ...body });
    if (this.status === 'open') this.status = 'reported';
    return this.cut === 'after' ? null : ok(this.#detail());
  }

  #members(ids: readonly string[]) {
    if (!this.isMember) return [];
    return ids
      .filter((id) => this.addresses.has(id))
      .map((id) => ({
        id,
        display_name: id === ANN ? 'Ann Lee' : 'Bo Park',
        status: 'active',
        deleted_at: null,
        email: this.addresses.get(id) ?? null,
      }));
  }

  #playerMatch() {
    return asOpen(this.#detail());
  }

  #seconds() {
    if (this.second === null) return [];
    const sides = [side(0, 'second', this.second), side(1, ANN, 'Ann Lee')];
    const more = { id: SECOND_MATCH, status: 'open', sides, claims: this.secondClaims };
    return [{ ...this.#detail(), ...more }];
  }

  #detail() {
    return {
      id: MATCH,
      competition_id: 'c',
      competition_name: 'Singles',
      division_name: 'Box 3',
      round: 1,
      status: this.status,
      sides: [side(0, BO, 'Bo Park'), side(1, ANN, 'Ann Lee')],
      claims: this.claims,
    };
  }
}

function side(number: 0 | 1, id: string, name: string) {
  return { side: number, label: name, members: [{ id, display_name: name }] };
}

/** In the form of a player's list of matches. */
function asOpen(match: object) {
  return { ...match, results_deadline: '2026-12-13', plan: { state: 'to_arrange' } };
}

function ok(body: unknown) {
  return { status: 200, body };
}

function refused(status: number, code: string) {
  return { status, body: { type: `urn:league:problem:${code}`, code } };
}

/** Replies to an email to Ann, beside a league with scripted answers. */
export async function replyScene(owner: TestOwner) {
  const league = new InventedLeague();
  const url = await serve(owner, league);
  const clock = { now: NOW };
  const now = () => clock.now;
  const store = new Store(openDatabase(':memory:'), now);
  owner.after(() => store.close());
  const signer = new Signer(new Uint8Array(32).fill(1));
  const template = { before: 'answers+', after: '@club.example' };
  const addresses = new AnswerAddresses({ template, signer, store, now });
  const logged: string[] = [];
  const note = (about: object, what: string) =>
    void logged.push(`${what} ${JSON.stringify(about)}`);
  const log = { warn: note, error: note };
  const reception = new Reception({ store, addresses, host: 'club.example', now, log });
  const following: Promise<void>[] = [];
  const services = {
    store,
    signer,
    url: 'https://club.example',
    organizer: 'club@club.example',
    matchLocks: new KeyedMutex(),
    website: () => createLeagueClient({ leagueUrl: url }, { token: 'dl_x' }),
    leagueAs: (token: string) => createLeagueClient({ leagueUrl: url }, { token }),
    club: async () => ({ ...NO_CLUB, name: 'Club', timezone: 'Europe/Berlin' }),
    later: (work: () => Promise<void>) => void following.push(work().catch(() => undefined)),
    now,
  };
  const work = async () => {
    const wait = await new InboxWorker(services, log).work();
    await Promise.all(following);
    return wait;
  };
  const address = addresses.addressFor(
    { memberId: ANN, matchIds: [MATCH], proposalId: null },
    MAILBOXES.ann,
  );
  return { league, clock, store, signer, addresses, address, reception, services, logged, work };
}

interface Written {
  readonly to: string;
  readonly from?: string;
  readonly id?: string;
  readonly headers?: readonly string[];
  readonly text?: string;
}

let count = 0;

/** A message as sent by a mail program. */
export function message({ to, from = 'ann@example.org', id, headers = [], text = '' }: Written) {
  count += 1;
  const head = [`From: Ann Lee <${from}>`, `To: ${to}`, `Message-ID: <${id ?? `m${count}`}@x>`];
  return Buffer.from([...head, ...headers, '', text, ''].join('\r\n'));
}

/** The waiting emails of the outbox, in order. */
export function lettersIn({ outbox }: Pick<Store, 'outbox'>): LetterToSend[] {
  const letters: LetterToSend[] = [];
  for (let one = outbox.claim(); one !== null; one = outbox.claim()) {
    letters.push(one);
    outbox.end(one.place, 'sent', null);
  }
  return letters;
}

async function serve(owner: TestOwner, league: InventedLeague): Promise<string> {
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const url = new URL(request.url ?? '', 'http://league');
      const answer = league.answer(request.method ?? '', url, body);
      if (answer === null) return response.destroy();
      const text = answer.body === null ? undefined : JSON.stringify(answer.body);
      return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  owner.after(() => server.close());
  // It listens on a port, not on a socket path.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}
