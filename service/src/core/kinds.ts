import { parseAddress } from './network.ts';
import type { Kind } from './settings.ts';

/** Each kind names the values it accepts, so that the error about a wrong value is complete. */

/** Host names; one that ends in a number would be read as an address. */
const HOST_NAME = /^(?!(?:.*\.)?(?:\d+|0x[\da-f]*)$)[a-z\d]([a-z\d.-]*[a-z\d])?$/i;
const MAX_DIGITS = 10;

export const FOLDER: Kind<string> = { takes: 'the path of a folder', read: (text) => text };

export const FILE: Kind<string> = { takes: 'the path of a file', read: (text) => text };

export const PORT = wholeNumber(0, 65_535);

export const ADDRESS: Kind<string> = {
  takes: 'an IP address, such as 127.0.0.1',
  read: (text) => (parseAddress(text) === null ? undefined : text),
};

export const HOST: Kind<string> = {
  takes: 'an IP address or host name, such as 127.0.0.1',
  read: (text) => (parseAddress(text) !== null || HOST_NAME.test(text) ? text : undefined),
};

export const ON_OFF: Kind<boolean> = {
  takes: 'on or off',
  read: (text) => ({ on: true, off: false })[text.toLowerCase()],
};

export const LOG_LEVEL = oneOfWords(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']);

/** Exact origins, separated by commas. */
export const ORIGINS: Kind<readonly string[]> = {
  takes: 'exact origins such as https://play.example.org, separated by commas, without a path',
  read: (text) => {
    const all = text.split(',').flatMap((one) => one.trim() || []);
    return all.every(isOrigin) ? all : undefined;
  },
};

export const ORIGIN: Kind<string> = {
  takes: 'an exact origin such as https://play.example.org, without a path',
  read: (text) => (isOrigin(text) ? text : undefined),
};

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

export function wholeNumber(min: number, max: number): Kind<number> {
  return {
    takes: `a whole number from ${min} to ${max}`,
    read: (text) => {
      const value = /^\d+$/.test(text) && text.length <= MAX_DIGITS ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}

function oneOfWords<T extends string>(words: readonly T[]): Kind<T> {
  return {
    takes: `one of ${words.join(', ')}`,
    read: (text) => words.find((word) => word === text.toLowerCase()),
  };
}

/** A secret sent in a header: this many visible ASCII characters. */
export function secretText(min: number, max: number): Kind<string> {
  return {
    takes: `${min} to ${max} visible ASCII characters`,
    read: (text) =>
      text.length >= min && text.length <= max && /^[\x21-\x7e]+$/.test(text) ? text : undefined,
  };
}

/** The address of a service, without slashes at the end. */
export const HTTP_URL: Kind<string> = {
  takes: 'an address that starts with http:// or https://',
  read: (text) => (isUrl(text, /^https?:$/) ? text.replace(/\/+$/, '') : undefined),
};

export function isUrl(text: string, protocols: RegExp): boolean {
  return protocols.test(URL.parse(text)?.protocol ?? '');
}
