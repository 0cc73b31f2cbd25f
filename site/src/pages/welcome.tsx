import './welcome.css';
import { Icon } from '../components/icon.tsx';
import { Letter } from '../components/letter.tsx';
import type { RelayState } from '../relay/use-relay.ts';
import { OwnerKeyForm } from '../settings/owner-key-form.tsx';
import { JoinForm } from './join-form.tsx';
import { words } from '../messages/words.ts';

/** The first visit: explains the site and the visitor's options (PAGE-8). */
export function Welcome({ relay }: { readonly relay: RelayState }) {
  const needsKey = relay.kind === 'answer' && relay.info.mode === 'private' && relay.key !== 'kept';
  const say = words().home;
  return (
    <>
      <section class="welcome">
        <div>
          <h1>{say.claim}</h1>
          <p class="lead">{needsKey ? say.leadPrivate : say.lead}</p>
        </div>
        <Letter />
      </section>
      <div class="ways">
        {needsKey ? null : <MakeOne />}
        <section class="card way" aria-labelledby="way-link">
          <h2 id="way-link">
            <Icon name="link" />
            {say.ways.link}
          </h2>
          <JoinForm label={say.ways.linkField} />
          <p class="hint">{say.ways.linkHint}</p>
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
        <Icon name="plus" />
        {words().home.ways.make}
      </h2>
      <a class="button primary" href="#/new">
        {words().home.newGame}
      </a>
      <p class="hint">{words().home.ways.makeHint}</p>
    </section>
  );
}

function HaveKey() {
  return (
    <section class="card way" aria-labelledby="way-key">
      <h2 id="way-key">
        <Icon name="key" />
        {words().home.ways.key}
      </h2>
      <OwnerKeyForm />
    </section>
  );
}

function Neither({ isPrivate }: { readonly isPrivate: boolean }) {
  const { ways } = words().home;
  return (
    <section class="card way" aria-labelledby="way-here">
      <h2 id="way-here">
        <Icon name="two" />
        {isPrivate ? ways.neither : ways.together}
      </h2>
      <a class="button" href="#/here">
        {words().home.here}
      </a>
      <p class="hint">{ways.noRelay}</p>
    </section>
  );
}
