/** Preselects the browser's time zone; the server often runs in UTC or abroad. */
class TimeZone extends HTMLElement {
  connectedCallback(): void {
    const select = this.querySelector('select');
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const isListed = [...(select?.options ?? [])].some(({ value }) => value === timeZone);
    if (select !== null && isListed) select.value = timeZone;
  }
}

customElements.define('time-zone', TimeZone);
