import { Shell } from '../shell/shell.tsx';
import { ReleaseCard } from './release-card.tsx';
import { DeviceWords, LimitsWords } from './trust-limits.tsx';

/** What the site promises, and where that ends, in plain words (TRUST-1). */
export function TrustPage() {
  return (
    <Shell title="Trust">
      <article class="trust">
        <header>
          <h1>What you can trust, and what not</h1>
          <p class="lead">
            Your moves and words are sealed on your device and opened on your friend’s. Here is what
            that keeps from others, and what it does not.
          </p>
        </header>
        <RelaySees />
        <RelayCan />
        <Server />
        <DeviceWords />
        <LimitsWords />
      </article>
    </Shell>
  );
}

function RelaySees() {
  return (
    <section aria-labelledby="trust-sees">
      <h2 id="trust-sees">What the relay sees</h2>
      <p>Two browsers cannot reach each other directly, so a relay passes on what they send.</p>
      <div class="sides">
        <div>
          <h3>It sees</h3>
          <ul>
            <li>the two networks that you connect from, and that they belong together</li>
            <li>when each of you is there</li>
            <li>when something is sent, and how much</li>
          </ul>
        </div>
        <div>
          <h3>It does not see</h3>
          <ul>
            <li>moves, clocks and results</li>
            <li>your names</li>
            <li>what you say to each other</li>
            <li>the link and the keys that come from it</li>
          </ul>
        </div>
      </div>
      <p>
        All that is short has one length: a move, giving up, a short line. From when and how often
        one can still guess that a game goes on, how fast it is, that somebody thinks for long, and
        what is answered at once; from how much, that a line is long, or that a long game is told
        again after a break. The relay stores no address and nothing of a game, only which seats are
        taken and how much was sent today, and forgets a room after seven quiet days.
      </p>
    </section>
  );
}

function RelayCan() {
  return (
    <section aria-labelledby="trust-relay">
      <h2 id="trust-relay">What the relay can do</h2>
      <p>
        It can hold messages back, lose them, cut you off, or be gone for good. It cannot read or
        change them, make up a move, or win a game for anybody: your devices check every move, and
        each has the whole game. When the relay comes back, you play on from where you were.
      </p>
    </section>
  );
}

function Server() {
  return (
    <section aria-labelledby="trust-server">
      <h2 id="trust-server">Who serves this page</h2>
      <p>
        All sealing is done by this page, and{' '}
        <strong>whoever serves the page could change it</strong> so that it gives your keys away.
        You would not see it. Nothing that a page says about itself can rule that out, this sentence
        and the number below among it.
      </p>
      <p>
        What helps: know who runs the site, or run it yourself. A new version asks you before it
        takes over, though one that means ill could skip the question. And anybody can compare what
        is served with the sources that all can read.
      </p>
      <ReleaseCard />
      <p class="hint">
        A server could still hand out other files to you than to whoever compares. The more people
        compare, from more places, the harder that is to hide.
      </p>
    </section>
  );
}
