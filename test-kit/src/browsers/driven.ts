/** A browser of any kind, driven alike: Chromium, Firefox and WebKit through the protocols that each has. */
export interface DrivenBrowser {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** A page with cookies and storage of its own, as somebody else's device has them. */
  readonly newPage: (size: Size, options?: PageOptions) => Promise<DrivenPage>;
  readonly close: () => Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PageOptions {
  /** What the browser asks pages for; where a browser cannot be told, it is English. */
  readonly language?: string;
  /** By default with; Chromium alone can do without. */
  readonly withScript?: boolean;
}

/** One page: what somebody sees and does in it. An element that is not there within 20 s is an error. */
export interface DrivenPage {
  readonly goto: (url: string) => Promise<void>;
  readonly url: () => Promise<string>;
  /** Clicks or taps the middle of the first element that matches, once it is in sight. */
  readonly click: (selector: string) => Promise<void>;
  /** Clicks, and waits for the page that comes of it. */
  readonly follow: (selector: string) => Promise<void>;
  /** Replaces what a field holds, by keys. */
  readonly fill: (selector: string, text: string) => Promise<void>;
  /** What an expression is worth in the page, as JSON bears it. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** A PNG of what is in the window. */
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}
