import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface TestOwner {
  readonly after: (close: () => unknown) => void;
}

type TelegramObject = Readonly<Record<string, unknown>>;

/** A fault instead of an answer: a status with a body, nothing at all, or a broken connection. */
type TelegramFault = { readonly status: number; readonly body: string } | 'hang' | 'break';

/** A message of the bot. */
interface SentMessage {
  readonly chatId: number;
  readonly text: string;
  readonly buttons: readonly { readonly label: string; readonly data: string }[];
}

export const TOKEN = `4711:${'T'.repeat(35)}`;
export const CHAT = 1001;

/** The documented Bot API for one bot; keeps unconfirmed updates. */
export class FakeTelegram {
  /** Not confirmed yet. */
  updates: TelegramObject[] = [];
  readonly calls: { readonly method: string; readonly body: TelegramObject }[] = [];
  readonly sent: SentMessage[] = [];
  /** Called for each request; null to answer normally. */
  fault: (method: string, body: TelegramObject) => TelegramFault | null = () => null;
  /** Accepts the next `sendMessage` but sends no answer, once. */
  losesAnswer = false;
  #nextId = 100;
  #held: (() => void)[] = [];

  /** @param more fields of the message, replacing those it has */
  write(text: string | null, more: TelegramObject = {}, chatId = CHAT): TelegramObject {
    const person = { id: chatId, is_bot: false, first_name: 'Hannah', language_code: 'en' };
    const said = text === null ? {} : { text };
    const chat = { id: chatId, type: 'private' };
    return this.push({ message: { message_id: 1, date: 0, chat, from: person, ...said, ...more } });
  }

  press(data: string, chatId = CHAT): TelegramObject {
    const from = { id: chatId, is_bot: false, first_name: 'Hannah' };
    const message = { message_id: 2, date: 0, chat: { id: chatId, type: 'private' } };
    return this.push({ callback_query: { id: `press-${this.#nextId}`, from, message, data } });
  }

  push(update: TelegramObject): TelegramObject {
    const numbered = { update_id: this.#nextId++, ...update };
    this.updates.push(numbered);
    for (const answer of this.#held.splice(0)) answer();
    return numbered;
  }

  async serve(owner: TestOwner): Promise<string> {
    const server = createServer((request, response) => {
      void readBody(request).then((body) => this.#answer(request.url ?? '', body, response));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    owner.after(() => {
      server.closeAllConnections();
      server.close();
    });
    // It listens on a port, not on a socket path.
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  #answer(path: string, body: TelegramObject, response: ServerResponse): void {
    const method = path.split('/').at(-1) ?? '';
    this.calls.push({ method, body });
    const fault = this.fault(method, body);
    if (fault === 'hang') return;
    if (fault === 'break') return void response.destroy();
    if (fault !== null) return void response.writeHead(fault.status).end(fault.body);
    if (!path.startsWith(`/bot${TOKEN}/`)) return give(response, 401, refusal(401, 'Unauthorized'));
    if (method === 'getUpdates') return this.#giveUpdates(body, response);
    if (method === 'sendMessage') this.#keep(body);
    if (method === 'sendMessage' && this.losesAnswer) {
      this.losesAnswer = false;
      return void response.destroy();
    }
    const result = method === 'getMe' ? { id: 4711, is_bot: true, username: 'club_bot' } : true;
    return give(response, 200, { ok: true, result });
  }

  /** Held open while there is nothing, as in a long poll. */
  #giveUpdates(body: TelegramObject, response: ServerResponse): void {
    const { offset } = body;
    if (typeof offset === 'number') {
      this.updates = this.updates.filter(({ update_id: id }) => Number(id) >= offset);
    }
    if (this.updates.length > 0) {
      return give(response, 200, { ok: true, result: this.updates.slice(0, 100) });
    }
    const answer = () => {
      if (response.writableEnded) return;
      give(response, 200, { ok: true, result: this.updates.slice(0, 100) });
    };
    this.#held.push(answer);
    setTimeout(answer, Number(body['timeout']) * 1000).unref();
  }

  #keep(body: TelegramObject): void {
    // The format that the bot sends.
    const {
      chat_id: chatId,
      text,
      reply_markup: markup,
    } = body as {
      chat_id: number;
      text: string;
      reply_markup?: { inline_keyboard: { text: string; callback_data: string }[][] };
    };
    const rows = markup?.inline_keyboard.flat() ?? [];
    const buttons = rows.map((one) => ({ label: one.text, data: one.callback_data }));
    this.sent.push({ chatId, text, buttons });
  }
}

export function refusal(
  code: number,
  description: string,
  more: TelegramObject = {},
): TelegramObject {
  return { ok: false, error_code: code, description, ...more };
}

function give(response: ServerResponse, status: number, body: TelegramObject): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<TelegramObject> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return JSON.parse(Buffer.concat(chunks).toString()) as TelegramObject;
}
