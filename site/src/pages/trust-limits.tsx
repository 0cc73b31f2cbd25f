/** What a player loses with the device, and what is not done while the page is closed. */
export function DeviceWords() {
  return (
    <>
      <section aria-labelledby="trust-device">
        <h2 id="trust-device">What is kept on this device</h2>
        <p>
          Your games with their keys, the last hundred lines of each chat, your settings, and an
          owner key if you entered one. They are in this browser only. There is no account, so
          nobody can bring them back for you: if you would miss them,{' '}
          <a href="#/backup">save a backup</a>.
        </p>
        <p>
          <strong>Safari</strong>, and nearly every browser on an iPhone or iPad, deletes what a
          site keeps when seven days pass in which you use the browser and not the site. Put Sealed
          Move on your home screen: what is kept there is not counted so. The home screen begins
          empty, so take your games along with a backup.
        </p>
      </section>
      <section aria-labelledby="trust-closed">
        <h2 id="trust-closed">While the page is closed</h2>
        <p>
          Nothing calls you: there are no push messages, since those go through the maker of your
          browser. And nothing waits at the relay for a friend who is away. Your move stays on your
          device and is handed over as soon as both of you have this site open at the same time, on
          whatever page: it keeps the games that run connected, up to eight.
        </p>
      </section>
    </>
  );
}

/** What no software of this kind can promise. */
export function LimitsWords() {
  return (
    <>
      <section aria-labelledby="trust-nobody">
        <h2 id="trust-nobody">What nobody can protect</h2>
        <dl>
          <dt>A link that leaked</dt>
          <dd>
            Whoever opens the link first has the seat. Who only listens in reads nothing of a game
            where both apps have keys of their own beside the link’s: moves and words are sealed by
            those as well. Names, colours and clocks are not. Who sits between you, with the link
            and the relay’s help, could speak to each of you as the other, and is found out when you
            read the game’s four words to each other. Without that, or where an app has no such
            keys, the game is as secret as its link. Send it to one person, by a way that you trust.
            If a stranger sits down, leave the game and make another.
          </dd>
          <dt>The list of pages that you visited</dt>
          <dd>
            A link that you open leaves the address bar at once. But your browser may keep it, with
            its key, in its own list of visited pages on this device, where no page can remove it.
            What you paste or scan under <a href="#/join">Join with a link</a> is never in that
            list. The camera is on while you see its picture, which stays on this device.
          </dd>
          <dt>A shared device</dt>
          <dd>
            Games are not locked with a password. Who can use this browser can read them and play
            for you.
          </dd>
          <dt>Who your friend is</dt>
          <dd>
            A name is what somebody typed. And nobody can tell whether they ask a chess program.
          </dd>
        </dl>
      </section>
      <section aria-labelledby="trust-clocks">
        <h2 id="trust-clocks">Clocks</h2>
        <p>
          Each player’s app keeps its own player’s clock and tells the other what is left. An app
          that was changed could give itself time, so clocks are for people who trust each other.
        </p>
      </section>
    </>
  );
}
