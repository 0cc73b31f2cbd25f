/** Chromium, Firefox or WebKit, each through its own protocol. */
export interface DrivenBrowser {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** A page with its own cookies and storage, as on another person's device. */
  readonly newPage: (size: Size) => Promise<DrivenPage>;
  readonly close: () => Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Throws if an element does not appear within 20 s. */
export interface DrivenPage {
  readonly goto: (url: string) => Promise<void>;
  readonly url: () => Promise<string>;
  /** Clicks or taps the middle of the first matching element, once visible. */
  readonly click: (selector: string) => Promise<void>;
  /** Replaces a field's text by typing. */
  readonly fill: (selector: string, text: string) => Promise<void>;
  /** Evaluates an expression in the page; the value must be JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** A PNG of the visible window. */
  readonly picture: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}
