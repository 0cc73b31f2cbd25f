import { hash } from 'node:crypto';
import type { VNode } from 'preact';
import { HomeScreenPicture } from '../../components/home-screen-picture.tsx';
import { Icon } from '../../components/icon.tsx';
import { Note } from '../../components/note.tsx';
import { PUSH_KINDS } from '../../push/push-kinds.ts';
import { type ListedDevice, MAX_DEVICES } from '../../store/push-devices.ts';
import type { SectionProps } from './section.ts';

/** Push settings: devices, kinds of push, and how to turn them on (PUSH-3, PUSH-4, PUSH-11). */
export function Push({ visit }: SectionProps): VNode | null {
  const { services, player, words } = visit;
  const { push } = words;
  const { pushKey, store } = services;
  if (pushKey === null) return null;
  const devices = store.pushDevices.listOf(player.memberId);
  return (
    <section class="card stack" id="push">
      <h2>{push.title}</h2>
      <p class="meta">{push.about}</p>
      <Said visit={visit} />
      {devices.length > 0 && <Devices visit={visit} devices={devices} />}
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
      <OnApple visit={visit} />
      {devices.length > 0 && <Choices visit={visit} />}
    </section>
  );
}

function Said({ visit: { note, words } }: SectionProps): VNode | null {
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

function Devices({
  visit,
  devices,
}: SectionProps & { readonly devices: readonly ListedDevice[] }): VNode {
  const { push } = visit.words;
  return (
    <>
      <h3>{push.devices}</h3>
      <ul class="stack" id="push-devices">
        {devices.map((device) => (
          <Device key={device.place} visit={visit} device={device} />
        ))}
      </ul>
    </>
  );
}

function Device({ visit, device }: SectionProps & { readonly device: ListedDevice }): VNode {
  const { words, dates } = visit;
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

function OnApple({ visit: { words } }: SectionProps): VNode {
  const { push } = words;
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

function Choices({ visit }: SectionProps): VNode {
  const { services, player, words } = visit;
  const { push } = words;
  const { off, showsNames } = services.store.pushChoices.of(player.memberId);
  return (
    <>
      <h3>{push.choose}</h3>
      <form class="stack" method="post" action="/me/push">
        {PUSH_KINDS.map((kind) => (
          <label key={kind} class="opt">
            <input type="checkbox" name="kind" value={kind} checked={!off.has(kind)} />
            <b>{push.kinds[kind]}</b>
          </label>
        ))}
        <p class="meta">{push.chooseAbout}</p>
        <label class="opt">
          <input type="checkbox" name="names" value="1" checked={showsNames} />
          <b>{push.names}</b>
          <span class="meta">{push.namesAbout}</span>
        </label>
        <button class="btn o w">{push.save}</button>
      </form>
    </>
  );
}
