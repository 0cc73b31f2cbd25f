/** A browser without scripts for one person: keeps cookies, and sends forms as a page does. */
export class SiteBrowser {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  constructor(url: string) {
    this.#url = url;
  }

  async page(path: string): Promise<string> {
    return (await this.#ask(path, { method: 'GET' })).text();
  }

  /** @throws Error if the site does not do what the form asks */
  async send(path: string, form: Readonly<Record<string, string>> | FormData): Promise<void> {
    const body = form instanceof FormData ? form : new URLSearchParams(form);
    const answer = await this.#ask(path, { method: 'POST', body });
    const text = await answer.text();
    if (answer.status !== 303) throw new Error(`The form of ${path} was not taken: ${text}`);
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(this.#url + path, {
      ...init,
      redirect: 'manual',
      headers: { 'accept-language': 'en', origin: this.#url, cookie },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
}

/** @throws Error if the page has no such field */
export function readField(page: string, name: string): string {
  const found = new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1];
  if (found === undefined) throw new Error(`There is no field ${name} on the page.`);
  return found.replaceAll('&amp;', '&');
}
