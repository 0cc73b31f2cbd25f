import type { VNode } from 'preact';
import { listMendingLinks, type StepOf } from './check-links.ts';
import { type Blocker, explainBlocker, type Warning, explainWarning } from './check-sentence.ts';
import { Icon } from './icon.tsx';
import { useLocale } from './locale.ts';

interface ChecksProps {
  readonly of: StepOf;
  readonly blockers: readonly Blocker[];
  readonly warnings: readonly Warning[];
}

/** The problems that prevent a step, each with a link to the page that fixes it (SEAS-6). */
export function Checks({ of, blockers, warnings }: ChecksProps): VNode {
  const locale = useLocale();
  const { checks } = locale.words;
  return (
    <>
      {blockers.length > 0 && (
        <section class="card flush">
          <header class="desk-head">
            <Icon name="lock" />
            <h2>{checks.blockers}</h2>
          </header>
          {blockers.map((one) => (
            <Check key={one.code} of={of} check={one} sentence={explainBlocker(one, locale)} />
          ))}
        </section>
      )}
      {warnings.length > 0 && (
        <section class="card flush">
          <header class="desk-head">
            <Icon name="warn" />
            <h2>{checks.warnings}</h2>
          </header>
          {warnings.map((one) => (
            <Check key={one.code} of={of} check={one} sentence={explainWarning(one, locale)} />
          ))}
        </section>
      )}
    </>
  );
}

interface CheckProps {
  readonly of: StepOf;
  readonly check: Blocker | Warning;
  readonly sentence: string;
}

function Check({ of, check, sentence }: CheckProps): VNode {
  const links = listMendingLinks(check, of, useLocale().words);
  return (
    <div class="item">
      <p>{sentence}</p>
      {links.length > 0 && (
        <p class="row wrap">
          {links.map(({ href, label }) => (
            <a key={href} class="btn o" href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
