import { hash } from 'node:crypto';
import type { VNode } from 'preact';
import { Tick } from '../../components/form-fields.tsx';
import { Icon } from '../../components/icon.tsx';
import { Note } from '../../components/note.tsx';
import { PUSH_KINDS } from '../../push/push-kinds.ts';
import { type ListedDevice, MAX_DEVICES } from '../../store/push-devices.ts';
import { chooseSome, ticked } from '../../web/field-kinds.ts';
import { form } from '../../web/form.ts';
import { useVisit } from '../../web/use-visit.ts';

export const PUSH = form({ kind: chooseSome(PUSH_KINDS), names: ticked });

/** Push settings: devices, kinds of push, and how to turn them on (PUSH-3, PUSH-4, PUSH-11). */
export function Push({ memberId }: { readonly memberId: string }): VNode | null {
  const { services, words } = useVisit();
  const { push } = words;
  const { pushKey, store } = services;
  if (pushKey === null) return null;
  const devices = store.pushDevices.listOf(memberId);
  return (
    <section class="card stack" id="push">
      <h2>{push.title}</h2>
      <p class="meta">{push.about}</p>
      <Said />
      {devices.length > 0 && <Devices devices={devices} />}
      <push-switch class="stack" data-key={pushKey}>
        <p data-when="none">{push.none}</p>
        <p data-when="denied" hidden>
          {push.denied}
        </p>
        <p data-when="on" hidden>
          {push.isOn}
        </p>
        <form class="stack" data-when="off" hidden method="post" action="/me/push/device">
          {['endpoint', 'p256dh', 'auth', 'browser'].map((name) => (
            <input key={name} type="hidden" name={name} />
          ))}
          <button class="btn o w" name="do" value="add">
            <Icon name="phone" />
            {push.turnOn}
          </button>
          <p class="meta center">{push.turnOnAbout}</p>
        </form>
        <p data-when="failed" role="status" hidden>
          {push.failed}
        </p>
      </push-switch>
      <OnApple />
      {devices.length > 0 && <Choices memberId={memberId} />}
    </section>
  );
}

function Said(): VNode | null {
  const { note, words } = useVisit();
  const { push } = words;
  if (note === 'push_full' || note === 'push_wrong') {
    return (
      <Note icon="warn" kind="warn" isAlert>
        {note === 'push_full' ? push.tooMany(MAX_DEVICES) : push.notTaken}
      </Note>
    );
  }
  const said = { push: push.saved, push_on: push.added, push_off: push.removed };
  const text = Object.entries(said).find(([name]) => name === note)?.[1];
  return text === undefined ? null : <Note icon="check">{text}</Note>;
}

function Devices({ devices }: { readonly devices: readonly ListedDevice[] }): VNode {
  const { push } = useVisit().words;
  return (
    <>
      <h3>{push.devices}</h3>
      <ul class="stack" id="push-devices">
        {devices.map((device) => (
          <Device key={device.place} device={device} />
        ))}
      </ul>
    </>
  );
}

function Device({ device }: { readonly device: ListedDevice }): VNode {
  const { words, dates } = useVisit();
  const { push } = words;
  const { place, endpoint, browser, system, addedAt, isGone } = device;
  const name = push.device(browser, system);
  return (
    <li class="push-device" data-device={isGone ? '' : hash('sha256', endpoint)}>
      <p>
        <b>{name}</b>
        <span class="meta block">
          {isGone ? push.gone : push.since(dates.day(dates.dateOf(addedAt)))}
        </span>
        <span class="meta block this-device" hidden>
          {push.thisOne}
        </span>
      </p>
      <form method="post" action="/me/push/device">
        <input type="hidden" name="device" value={String(place)} />
        <button class="btn q" name="do" value="remove" aria-label={push.removeDevice(name)}>
          {push.remove}
        </button>
      </form>
    </li>
  );
}

function OnApple(): VNode {
  const { push } = useVisit().words;
  return (
    <details class="push-apple">
      <summary class="tap-text">
        {push.apple}
        <Icon name="more" />
      </summary>
      <HomeScreenPicture />
      <ol class="stack">
        {push.appleSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}

function Choices({ memberId }: { readonly memberId: string }): VNode {
  const visit = useVisit();
  const { push } = visit.words;
  const { off, showsNames } = visit.services.store.pushChoices.of(memberId);
  const { field } = PUSH.begin(visit, {
    kind: PUSH_KINDS.filter((kind) => !off.has(kind)),
    names: showsNames ? '1' : '',
  });
  return (
    <>
      <h3>{push.choose}</h3>
      <form class="stack" method="post" action="/me/push">
        {PUSH_KINDS.map((kind) => (
          <Tick key={kind} of={field('kind')} label={push.kinds[kind]} value={kind} />
        ))}
        <p class="meta">{push.chooseAbout}</p>
        <Tick of={field('names')} label={push.names} about={push.namesAbout} />
        <button class="btn o w">{push.save}</button>
      </form>
    </>
  );
}

/** Illustrates the steps next to it: a page, the share icon, and the club on the home screen. */
function HomeScreenPicture(): VNode {
  return (
    <svg class="home-screen" viewBox="0 0 300 120" aria-hidden="true">
      <g class="line">
        <rect x="8" y="6" width="62" height="108" rx="9" />
        <path d="M20 24h38M20 34h30M20 44h34M8 94h62" />
        <path class="mark" d="M39 107v-9M35.500 101l3.500-3.500 3.500 3.500M34 104v6h10v-6" />
        <path d="M82 60h18M94 54l6 6-6 6" />
        <rect x="112" y="34" width="76" height="52" rx="9" />
        <path d="M112 60h76M124 47h34M124 73h30" />
        <path class="mark" d="M170 68h10v10h-10zM175 70.500v5M172.500 73h5" />
        <path d="M200 60h18M212 54l6 6-6 6" />
        <rect x="230" y="6" width="62" height="108" rx="9" />
        <rect x="240" y="20" width="16" height="16" rx="4" />
        <rect x="266" y="20" width="16" height="16" rx="4" />
        <rect x="240" y="46" width="16" height="16" rx="4" />
      </g>
      <rect class="tile" x="266" y="46" width="16" height="16" rx="4" />
    </svg>
  );
}
