import './welcome.css';
import { Icon } from '../parts/icon.tsx';
import { Letter } from '../parts/letter.tsx';
import type { RelayState } from '../relay/use-relay.ts';
import { OwnerKeyForm } from '../settings/owner-key-form.tsx';
import { JoinForm } from './join-form.tsx';

/** The first visit: what this is, and what can be done here by whoever came (PAGE-8). */
export function Welcome({ relay }: { readonly relay: RelayState }) {
  const needsKey = relay.kind === 'answer' && relay.info.mode === 'private' && relay.key !== 'kept';
  return (
    <>
      <section class="welcome">
        <div>
          <h1>Chess for two, and for nobody else.</h1>
          <p class="lead">
            {needsKey
              ? 'This relay is private: its owner makes the games, and anyone with a link may play.'
              : 'Make a game and hand your friend the link.'}{' '}
            Your moves and words are sealed on your devices; the relay cannot read them.
          </p>
        </div>
        <Letter />
      </section>
      <div class="ways">
        {needsKey ? null : <MakeOne />}
        <section class="card way" aria-labelledby="way-link">
          <h2 id="way-link">
            <Icon name="link" />A friend sent me a link
          </h2>
          <JoinForm label="The link, or scan its code" />
          <p class="hint">
            Opening the link itself does the same, but leaves it in the list of pages that you
            visited.
          </p>
        </section>
        {needsKey ? <HaveKey /> : null}
        <Neither isPrivate={needsKey} />
      </div>
    </>
  );
}

function MakeOne() {
  return (
    <section class="card way" aria-labelledby="way-new">
      <h2 id="way-new">
        <Icon name="plus" />I want to invite a friend
      </h2>
      <a class="button primary" href="#/new">
        New game
      </a>
      <p class="hint">You choose a colour and a clock, and get a link for one person.</p>
    </section>
  );
}

function HaveKey() {
  return (
    <section class="card way" aria-labelledby="way-key">
      <h2 id="way-key">
        <Icon name="key" />I have the owner key
      </h2>
      <OwnerKeyForm />
    </section>
  );
}

function Neither({ isPrivate }: { readonly isPrivate: boolean }) {
  return (
    <section class="card way" aria-labelledby="way-here">
      <h2 id="way-here">
        <Icon name="two" />
        {isPrivate ? 'Neither' : 'We sit together'}
      </h2>
      <a class="button" href="#/here">
        Both on this device
      </a>
      <p class="hint">
        Needs no relay.
        {isPrivate ? (
          <>
            {' '}
            Or <a href="#/settings">use another relay</a>.
          </>
        ) : null}
      </p>
    </section>
  );
}
