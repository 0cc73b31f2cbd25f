import { Fragment } from 'preact';
import { pageWords } from '../messages/words.ts';
import { RichText } from '../components/rich-text.tsx';

export function DeviceWords() {
  const say = pageWords().trust.device;
  return (
    <>
      <section aria-labelledby="trust-device">
        <h2 id="trust-device">{say.title}</h2>
        <p>
          <RichText parts={say.about} />
        </p>
        <p>
          <RichText parts={say.safari} />
        </p>
        <p>{say.engine}</p>
      </section>
      <section aria-labelledby="trust-closed">
        <h2 id="trust-closed">{say.closed}</h2>
        <p>{say.closedAbout}</p>
      </section>
    </>
  );
}

export function LimitsWords() {
  const { nobody, clocks } = pageWords().trust;
  return (
    <>
      <section aria-labelledby="trust-nobody">
        <h2 id="trust-nobody">{nobody.title}</h2>
        <dl>
          {nobody.list.map(([term, words]) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>
                <RichText parts={words} />
              </dd>
            </Fragment>
          ))}
        </dl>
      </section>
      <section aria-labelledby="trust-clocks">
        <h2 id="trust-clocks">{clocks.title}</h2>
        <p>{clocks.about}</p>
      </section>
    </>
  );
}
