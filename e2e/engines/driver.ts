/** One page of an engine with its own profile, driven through its protocol. */
export type Driver = {
  /** Resolves when the document is parsed. */
  goto(url: string): Promise<unknown>;
  /** Evaluates an expression; a promise is awaited, the value travels as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the mouse at a point of the viewport, in CSS pixels. */
  clickAt(x: number, y: number): Promise<unknown>;
  /** A key by its name, such as `Escape`, or two at once, such as `Shift+Tab`. */
  press(key: string): Promise<unknown>;
  type(text: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Prints the page on A4 as a PDF; Firefox only. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
};

export type DriverOptions = {
  /** The viewport, in CSS pixels. */
  width: number;
  height: number;
  /** Runs at the start of every document. */
  script: string;
  /** How many times slower the processor is; Chromium only. */
  slowdown?: number;
};

/** What a visitor may set in a browser’s preferences. */
export type Preferences = {
  /** Whether pages are drawn in the colours of the system, as for a high contrast; Firefox only. */
  forcesColours: boolean;
  /** The default size of text, in CSS pixels; Firefox and WebKit only. */
  textSize: number;
};

export const USUAL: Preferences = { forcesColours: false, textSize: 16 };

export type Engine = {
  open(options: DriverOptions): Promise<Driver>;
  close(): Promise<void>;
};
