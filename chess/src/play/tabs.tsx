import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Tab {
  readonly name: string;
  /** Shown beside the name: how much is new. 0: nothing. */
  readonly news: number;
  readonly content: ComponentChildren;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly onOpen: (name: string) => void;
}

/** A few panels in one place; arrow keys go between them. */
export function Tabs({ label, tabs, onOpen }: TabsProps) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const first = tabs[0]?.name ?? '';
  const [name, setName] = useState(first);
  const wasOpened = useRef(false);
  useLayoutEffect(() => {
    // On a phone the panel starts at the lower edge: scroll what was opened into view.
    if (wasOpened.current) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [name]);
  const open = Math.max(
    0,
    tabs.findIndex((tab) => tab.name === name),
  );
  const choose = (index: number) => {
    const next = tabs[(index + tabs.length) % tabs.length];
    if (next === undefined) return;
    wasOpened.current = true;
    setName(next.name);
    onOpen(next.name);
    bar.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };
  return (
    <div class="tabs">
      <div
        ref={bar}
        role="tablist"
        aria-label={label}
        class="tab-bar"
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') choose(open + 1);
          if (key === 'ArrowLeft') choose(open - 1);
        }}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            class="tab"
            data-tab={tab.name}
            id={`${id}-${tab.name}`}
            aria-selected={index === open}
            aria-controls={`${id}-panel`}
            tabIndex={index === open ? 0 : -1}
            onClick={() => choose(index)}
          >
            {tab.name}
            {tab.news > 0 && (
              <span class="tab-news">
                {tab.news}
                <span class="unseen"> new</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        class="tab-panel"
        aria-labelledby={`${id}-${tabs[open]?.name ?? ''}`}
      >
        {tabs[open]?.content}
      </div>
    </div>
  );
}
