const SECOND_MS = 1000;
/** How long Telegram holds a question for messages until it answers that there is none. */
const POLL_SECONDS = 30;
const TIMEOUT_MS = 20 * SECOND_MS;
/** A hundred messages of the largest kind are far smaller. */
const MAX_ANSWER_BYTES = 8_388_608;
const MAX_REASON_CHARS = 200;

/** Why a call did nothing, or nobody knows whether it did. */
export class BotApiFailure extends Error {
  /** As Telegram gave it; 0: there was no answer of its own. */
  readonly status: number;
  /** This long it asks to be left alone. */
  readonly retryAfterMs: number;

  /** @param reason without the bot's token: it goes to the log */
  constructor(status: number, reason: string, retryAfterMs = 0) {
    super(reason);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

interface Options {
  /** Without a slash at the end. */
  readonly url: string;
  readonly token: string;
}

/** A button under a message: what stands behind it comes back when it is pressed. */
interface InlineButton {
  readonly text: string;
  readonly callback_data: string;
}

/** The four calls of Telegram's Bot API that are made here. @throws BotApiFailure */
export class BotApi {
  readonly #options: Options;
  readonly #closing = new AbortController();

  constructor(options: Options) {
    this.#options = options;
  }

  /** What is under way breaks off, and nothing more is asked. */
  close(): void {
    this.#closing.abort();
  }

  get isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** What the bot is called in addresses: letters, digits and underscores. */
  async getUsername(): Promise<string> {
    const result = await this.#call('getMe', {}, TIMEOUT_MS);
    const name = memberOf(result, 'username');
    if (typeof name === 'string' && /^\w{1,64}$/.test(name)) return name;
    throw new BotApiFailure(0, 'getMe gave no name of a bot');
  }

  /**
   * What came; waits where there is nothing.
   * @param offset what has a lower number is not given again; null: all that was not confirmed
   */
  getUpdates(offset: number | null): Promise<unknown> {
    const body = {
      ...(offset === null ? {} : { offset }),
      timeout: POLL_SECONDS,
      allowed_updates: ['message', 'callback_query'],
    };
    return this.#call('getUpdates', body, POLL_SECONDS * SECOND_MS + TIMEOUT_MS);
  }

  /** @param rows buttons, each row beneath the one before */
  async sendMessage(chatId: number, text: string, rows: readonly InlineButton[][]): Promise<void> {
    const buttons = rows.length === 0 ? {} : { reply_markup: { inline_keyboard: rows } };
    const plain = { link_preview_options: { is_disabled: true } };
    await this.#call('sendMessage', { chat_id: chatId, text, ...plain, ...buttons }, TIMEOUT_MS);
  }

  /** The button that was pressed stops waiting. */
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
      return resultOf(response.status, await readBounded(response));
    } catch (error) {
      if (error instanceof BotApiFailure) throw this.#withoutToken(error);
      throw this.#withoutToken(new BotApiFailure(0, `${method}: ${wordsOf(error)}`));
    }
  }

  /** Some errors have the address in them. */
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

function resultOf(status: number, answer: unknown): unknown {
  if (memberOf(answer, 'ok') === true) return memberOf(answer, 'result');
  const description = memberOf(answer, 'description');
  const reason = typeof description === 'string' ? description : 'no reason was given';
  const code = memberOf(answer, 'error_code');
  const seconds = Number(memberOf(memberOf(answer, 'parameters'), 'retry_after'));
  const retryAfterMs = Number.isFinite(seconds) && seconds > 0 ? seconds * SECOND_MS : 0;
  throw new BotApiFailure(typeof code === 'number' ? code : status, reason, retryAfterMs);
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** When a connection breaks, Node gives the reason as the error's cause. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
