import '../styles/trust.css';
import { Shell } from '../shell/shell.tsx';
import { ReleaseCard } from './release-card.tsx';
import { DeviceWords, LimitsWords } from './trust-limits.tsx';
import { RichText } from '../components/rich-text.tsx';
import { pageWords } from '../messages/words.ts';

/** The site's promises and their limits, in plain words (TRUST-1). */
export function TrustPage() {
  const say = pageWords().trust;
  return (
    <Shell title={say.page}>
      <article class="trust">
        <header>
          <h1>{say.title}</h1>
          <p class="lead">{say.lead}</p>
        </header>
        <RelaySees />
        <section aria-labelledby="trust-relay">
          <h2 id="trust-relay">{say.can.title}</h2>
          <p>{say.can.about}</p>
        </section>
        <Server />
        <DeviceWords />
        <LimitsWords />
      </article>
    </Shell>
  );
}

function RelaySees() {
  const { sees } = pageWords().trust;
  return (
    <section aria-labelledby="trust-sees">
      <h2 id="trust-sees">{sees.title}</h2>
      <p>{sees.about}</p>
      <div class="sides">
        <Side title={sees.does} list={sees.doesList} />
        <Side title={sees.doesNot} list={sees.doesNotList} />
      </div>
      <p>{sees.rest}</p>
    </section>
  );
}

function Side({ title, list }: { readonly title: string; readonly list: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {list.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}

function Server() {
  const { server } = pageWords().trust;
  return (
    <section aria-labelledby="trust-server">
      <h2 id="trust-server">{server.title}</h2>
      <p>
        <RichText parts={server.about} />
      </p>
      <p>{server.helps}</p>
      <ReleaseCard />
      <p class="hint">{server.rest}</p>
    </section>
  );
}
