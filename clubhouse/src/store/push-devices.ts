import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { DeviceName } from '../push/device-name.ts';
import type { DeviceKeys } from '../push/encryption.ts';

/** Maximum number of push devices per member (PUSH-4). */
export const MAX_DEVICES = 10;

export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: DeviceKeys;
}

export interface ReachableDevice extends PushSubscription {
  readonly place: number;
}

export interface ListedDevice extends DeviceName {
  readonly place: number;
  /** Empty if the device is gone. */
  readonly endpoint: string;
  readonly addedAt: number;
  /** Whether the push service no longer accepts pushes for the device. */
  readonly isGone: boolean;
}

/** The devices on which members have turned pushes on (PUSH-4). */
export class PushDevices {
  readonly #database: DatabaseSync;
  readonly #of: StatementSync;
  readonly #owner: StatementSync;
  readonly #release: StatementSync;
  readonly #clear: StatementSync;
  readonly #insert: StatementSync;
  readonly #drop: StatementSync;
  readonly #remove: StatementSync;
  readonly #forget: StatementSync;
  readonly #count: StatementSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    const sql = (text: string) => database.prepare(text);
    this.#of = sql('select * from push_devices where member_id = ? order by place desc');
    this.#owner = sql('select member_id from push_devices where endpoint = ?');
    this.#release = sql('delete from push_devices where endpoint = ?');
    this.#clear = sql('delete from push_devices where member_id = ? and is_gone = 1');
    this.#insert = sql(`insert into push_devices
      (member_id, endpoint, p256dh, auth, browser, system, added_at) values (?, ?, ?, ?, ?, ?, ?)`);
    this.#drop = sql(`update push_devices set is_gone = 1, endpoint = '', p256dh = '', auth = ''
      where place = ? and endpoint = ?`);
    this.#remove = sql('delete from push_devices where member_id = ? and place = ?');
    this.#forget = sql('delete from push_devices where member_id = ?');
    this.#count = sql('select count(*) as devices from push_devices where is_gone = 0');
  }

  /**
   * Turns pushes on for a device, taking it over from another member if necessary. Also forgets
   * devices that were gone.
   * @returns false, without a change, if the member has too many other devices
   */
  add(
    memberId: string,
    { endpoint, keys }: PushSubscription,
    { browser, system }: DeviceName,
    now: number,
  ): boolean {
    const isOwn = this.#owner.get(endpoint)?.['member_id'] === memberId;
    if (!isOwn && this.reachable(memberId).length >= MAX_DEVICES) return false;
    this.#database.exec('savepoint push_device');
    this.#release.run(endpoint);
    this.#clear.run(memberId);
    this.#insert.run(memberId, endpoint, keys.p256dh, keys.auth, browser, system, now);
    this.#database.exec('release push_device');
    return true;
  }

  /** Removes the old address of a device that has a new one, if the device was this member's. */
  release(memberId: string, endpoint: string): boolean {
    if (endpoint === '' || this.#owner.get(endpoint)?.['member_id'] !== memberId) return false;
    this.#release.run(endpoint);
    return true;
  }

  /** The newest first. */
  listOf(memberId: string): ListedDevice[] {
    return this.#of.all(memberId).map((row) => ({
      place: Number(row['place']),
      endpoint: String(row['endpoint']),
      browser: toTextOrNull(row['browser']),
      system: toTextOrNull(row['system']),
      addedAt: Number(row['added_at']),
      isGone: row['is_gone'] === 1,
    }));
  }

  reachable(memberId: string): ReachableDevice[] {
    return this.#of
      .all(memberId)
      .filter((row) => row['is_gone'] === 0)
      .map((row) => ({
        place: Number(row['place']),
        endpoint: String(row['endpoint']),
        keys: { p256dh: String(row['p256dh']), auth: String(row['auth']) },
      }));
  }

  /** Records that the push service has reported a device as gone (PUSH-16). */
  dropGone({ place, endpoint }: ReachableDevice): void {
    this.#drop.run(place, endpoint);
  }

  remove(memberId: string, place: number): void {
    this.#remove.run(memberId, place);
  }

  /** Forgets the devices of a member who was erased or signs out everywhere. */
  forget(memberId: string): void {
    this.#forget.run(memberId);
  }

  count(): number {
    return Number(this.#count.get()?.['devices']);
  }
}

function toTextOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
