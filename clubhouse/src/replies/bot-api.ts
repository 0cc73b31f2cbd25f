const SECOND_MS = 1000;
/** How long Telegram holds a request open if there are no messages. */
const POLL_SECONDS = 30;
const TIMEOUT_MS = 20 * SECOND_MS;
/** A limit: a hundred of the largest messages are far smaller. */
const MAX_ANSWER_BYTES = 8_388_608;
const MAX_REASON_CHARS = 200;

/** A call that failed, or whose outcome is unknown. */
export class BotApiFailure extends Error {
  /** The status from Telegram; 0 if no answer came from Telegram. */
  readonly status: number;
  readonly retryAfterMs: number;

  /** @param reason for the log, so it must not contain the bot's token */
  constructor(status: number, reason: string, retryAfterMs = 0) {
    super(reason);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

interface Options {
  /** The API's address without a trailing slash. */
  readonly url: string;
  readonly token: string;
}

/** A button below a message; pressing it returns its data. */
interface InlineButton {
  readonly text: string;
  readonly callback_data: string;
}

/** @throws BotApiFailure */
export class BotApi {
  readonly #options: Options;
  readonly #closing = new AbortController();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Aborts running calls and refuses new ones. */
  close(): void {
    this.#closing.abort();
  }

  get isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** The bot's name in links: letters, digits and underscores. */
  async getUsername(): Promise<string> {
    const result = await this.#call('getMe', {}, TIMEOUT_MS);
    const name = readProperty(result, 'username');
    if (typeof name === 'string' && /^\w{1,64}$/.test(name)) return name;
    throw new BotApiFailure(0, 'getMe gave no name of a bot');
  }

  /**
   * Fetches new messages; if there are none, Telegram holds the request open.
   * @param offset the first number to send; null for all unconfirmed messages
   */
  getUpdates(offset: number | null): Promise<unknown> {
    const body = {
      ...(offset === null ? {} : { offset }),
      timeout: POLL_SECONDS,
      allowed_updates: ['message', 'callback_query'],
    };
    return this.#call('getUpdates', body, POLL_SECONDS * SECOND_MS + TIMEOUT_MS);
  }

  /** @param rows of buttons, from the top */
  async sendMessage(chatId: number, text: string, rows: readonly InlineButton[][]): Promise<void> {
    const buttons = rows.length === 0 ? {} : { reply_markup: { inline_keyboard: rows } };
    const plain = { link_preview_options: { is_disabled: true } };
    await this.#call('sendMessage', { chat_id: chatId, text, ...plain, ...buttons }, TIMEOUT_MS);
  }

  /** Stops the waiting animation of a pressed button. */
  async answerPress(pressId: string): Promise<void> {
    await this.#call('answerCallbackQuery', { callback_query_id: pressId }, TIMEOUT_MS);
  }

  async #call(method: string, body: object, timeoutMs: number): Promise<unknown> {
    const { url, token } = this.#options;
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const response = await fetch(`${url}/bot${token}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal,
      });
      return readResult(response.status, await readBounded(response));
    } catch (error) {
      if (error instanceof BotApiFailure) throw this.#withoutToken(error);
      throw this.#withoutToken(new BotApiFailure(0, `${method}: ${describeError(error)}`));
    }
  }

  /** Removes the token from an error, because some errors contain the address. */
  #withoutToken({ status, message, retryAfterMs }: BotApiFailure): BotApiFailure {
    const reason = message.replaceAll(this.#options.token, '…').slice(0, MAX_REASON_CHARS);
    return new BotApiFailure(status, reason, retryAfterMs);
  }
}

async function readBounded(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) throw new BotApiFailure(0, 'an answer had no end');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new BotApiFailure(response.ok ? 0 : response.status, 'an answer was no JSON');
  }
}

function readResult(status: number, answer: unknown): unknown {
  if (readProperty(answer, 'ok') === true) return readProperty(answer, 'result');
  const description = readProperty(answer, 'description');
  const reason = typeof description === 'string' ? description : 'no reason was given';
  const code = readProperty(answer, 'error_code');
  const seconds = Number(readProperty(readProperty(answer, 'parameters'), 'retry_after'));
  const retryAfterMs = Number.isFinite(seconds) && seconds > 0 ? seconds * SECOND_MS : 0;
  throw new BotApiFailure(typeof code === 'number' ? code : status, reason, retryAfterMs);
}

function readProperty(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** Node puts the reason for a broken connection into the error's cause. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
