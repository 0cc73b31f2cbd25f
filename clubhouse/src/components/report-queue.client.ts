import { type KeptReport, type KeptReports, openKeptReports } from '../offline/kept-reports.ts';
import { hasWorker, keepPages, sendWhenBack, startWorker } from '../offline/worker-messages.ts';
import { onReportsChanged, sendReports } from '../offline/send-reports.ts';
import { ReportForm } from './report-form.ts';
import { type CardAction, ReportCards } from './report-cards.ts';

/** How long the button says "sending"; after that the stored report is sent in the background. */
const SHOWN_MS = 8000;
/** With a connection, a click waits no longer than this for the store: the server takes forms. */
const STORE_MS = 3000;
const AGAIN_MS = 30_000;

/**
 * On every page: the signed-in member's reports on this device. Shows waiting reports and sends
 * them when there is a connection. Handles the report form so that no report is lost.
 */
class ReportQueue extends HTMLElement {
  readonly #reports = openKeptReports();
  #cards: ReportCards | null = null;
  #form: ReportForm | null = null;

  connectedCallback(): void {
    startWorker();
    void this.#start();
  }

  async #start(): Promise<void> {
    const { member = '' } = this.dataset;
    this.#cards = new ReportCards(this, (report, action) => void this.#act(report, action));
    const form = document.querySelector<HTMLFormElement>('form#report');
    if (form !== null && member !== '') {
      this.#form = new ReportForm(form, this.#cards.words);
      form.addEventListener('submit', (event) => this.#submitted(event, form));
      // The back button restores the page in the state in which the form was sent.
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) this.#form?.saySending(false);
      });
    }
    this.#heedSignal();
    const reports = await this.#reports;
    if (reports === null) return this.#cards.sayNothingIsKept();
    if (member === '') return this.#signedOut(reports);
    onReportsChanged(() => void this.#show());
    await this.#tell(reports, await this.#show());
    this.#form?.begin(await this.#ofMatch(reports));
    const isLeaving = await this.#send();
    if (!isLeaving) keepPages();
  }

  /** Says only that reports are waiting, because nobody is signed in. */
  async #signedOut(reports: KeptReports): Promise<void> {
    await reports.forgetSent();
    if (await reports.hasUnsent(Date.now())) this.#cards?.sayOthersWait();
  }

  #heedSignal(): void {
    const heed = () => {
      const isOff = !navigator.onLine || 'kept' in document.documentElement.dataset;
      this.#cards?.saySignal(!isOff);
      this.#form?.saySignal(!isOff);
    };
    heed();
    const back = () => {
      heed();
      void this.#send();
    };
    window.addEventListener('online', back);
    window.addEventListener('offline', heed);
    window.setInterval(() => void this.#send(), AGAIN_MS);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.#send();
    });
  }

  /** @returns whether the page reloads because its content is out of date */
  async #send(): Promise<boolean> {
    const [reports, { member = '' }] = [await this.#reports, this.dataset];
    if (reports === null || member === '') return false;
    const waiting = (await reports.of(member, Date.now())).filter(isWaiting);
    if (waiting.length === 0) return false;
    const sent = await sendReports(reports, member);
    this.#cards?.saySignedOut(sent === 'signed_out');
    await this.#show();
    const isOld = sent === 'done' && isAboutMatches();
    if (isOld) window.location.reload();
    return isOld;
  }

  /** Shows the stored reports; on a match's page, only the reports of that match. */
  async #show(): Promise<KeptReport[]> {
    const [reports, { member = '' }] = [await this.#reports, this.dataset];
    const all = (await reports?.of(member, Date.now())) ?? [];
    const match = readMatchId();
    const shown = all.filter((one) => !one.isTold && (match === null || one.match === match));
    this.#cards?.show(shown);
    return shown;
  }

  /** Marks sent reports as shown, so that only one page announces them. */
  async #tell(reports: KeptReports, shown: readonly KeptReport[]): Promise<void> {
    for (const one of shown) {
      if (one.state === 'sent') await reports.settle(one, { isTold: true });
    }
  }

  #submitted(event: SubmitEvent, form: HTMLFormElement): void {
    // The server handles a form that the page could not read as a sentence.
    if (this.#form?.isRead() !== true) return;
    event.preventDefault();
    void this.#take(form);
  }

  /** Stores the report before sending it, so that it cannot be lost on the way. */
  async #take(form: HTMLFormElement): Promise<void> {
    const [{ member = '' }, match, own] = [this.dataset, readMatchId(), this.#form];
    if (match === null || own === null) return form.submit();
    const report = own.read(member, match);
    own.saySending(true);
    const reports = await withTimeout(this.#keep(report));
    if (reports === null) return form.submit();
    const sending = sendReports(reports, member).catch(() => 'no_signal');
    await Promise.race([sending, waitFor(SHOWN_MS)]);
    const kept = await this.#ofMatch(reports).catch(() => null);
    if (kept?.state === 'waiting') void sendWhenBack();
    if (kept?.state === 'sent') await reports.settle(kept, { isTold: true });
    // Without a service worker, the next page cannot load offline.
    const canGo = kept?.state === 'sent' || (kept?.state !== 'refused' && hasWorker());
    if (canGo) return window.location.assign(`/matches/${match}`);
    own.saySending(false);
    if (kept?.state === 'refused') own.fill(kept);
    await this.#show();
  }

  /** @returns null if the device cannot store anything (OFF-13) */
  async #keep(report: KeptReport): Promise<KeptReports | null> {
    const reports = await this.#reports;
    try {
      await reports?.keep(report);
    } catch {
      return null;
    }
    return reports;
  }

  async #act(report: KeptReport, action: CardAction): Promise<void> {
    const reports = await this.#reports;
    if (action === 'discard') await reports?.discard(report);
    else await this.#send();
    await this.#show();
  }

  async #ofMatch(reports: KeptReports): Promise<KeptReport | null> {
    const all = await reports.of(this.dataset['member'] ?? '', Date.now());
    return all.find(({ match }) => match === readMatchId()) ?? null;
  }
}

function isWaiting({ state }: KeptReport): boolean {
  return state === 'waiting';
}

/** Whether the page shows matches and contains no form that could be half filled in. */
function isAboutMatches(): boolean {
  const isTold = /^\/(matches\/[^/]+)?$/.test(window.location.pathname);
  return isTold || document.querySelector('.net') !== null;
}

function readMatchId(): string | null {
  return /^\/matches\/([^/]+)/.exec(window.location.pathname)?.[1] ?? null;
}

/** Null if the store hangs. Without a connection there is no alternative, so it waits. */
async function withTimeout<T>(storing: Promise<T>): Promise<T | null> {
  return navigator.onLine ? Promise.race([storing, waitFor(STORE_MS).then(() => null)]) : storing;
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    window.setTimeout(resolve, milliseconds);
  });
}

customElements.define('report-queue', ReportQueue);
