import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isListening, startProgram } from '../support/program';
import { freePort } from '../support/site';
import type { Driver, DriverOptions, Engine, Preferences } from './driver';

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const WINDOW = fileURLToPath(new URL('webkitWindow.py', import.meta.url));

const CALL_MS = 30_000;
const RESIZE_TRIES = 10;
const RESIZE_MS = 100;

/** Keys by their names, as WebDriver writes them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

type Rect = { width: number; height: number };

/** A WebDriver session over HTTP. Errors of the driver reject. */
class Session {
  private path = '/session';

  constructor(private readonly origin: string) {}

  async call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.origin}${this.path}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_MS),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  }

  async start(binary: string, args: string[]): Promise<void> {
    const alwaysMatch = { acceptInsecureCerts: true, 'webkitgtk:browserOptions': { binary, args } };
    const session = (await this.call('POST', '', { capabilities: { alwaysMatch } })) as { sessionId: string };
    this.path += `/${session.sessionId}`;
  }

  async evaluate(expression: string): Promise<unknown> {
    const script = `const done = arguments[0];
      Promise.resolve().then(() => ${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const result = (await this.call('POST', '/execute/async', { script, args: [] })) as Record<string, unknown>;
    if (result?.error) throw new Error(String(result.error));
    return result?.value;
  }

  /** Presses keys one after the other; those of one array at once. */
  pressKeys(keys: string[][]): Promise<unknown> {
    const actions = keys.flatMap((together) => [
      ...together.map((value) => ({ type: 'keyDown', value })),
      ...together.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
    return this.call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  clickAt(x: number, y: number): Promise<unknown> {
    const actions = [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    return this.call('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  /** Gives the viewport its size: the window is larger by a frame of unknown size, and resizes when it likes. */
  async resize({ width, height }: Rect): Promise<void> {
    for (let tries = 0; tries < RESIZE_TRIES; tries += 1) {
      const [w, h] = (await this.evaluate('[innerWidth, innerHeight]')) as [number, number];
      if (w === width && h === height) return;
      const frame = (await this.call('GET', '/window/rect')) as Rect;
      const rect = { width: frame.width + width - w, height: frame.height + height - h, x: 0, y: 0 };
      await this.call('POST', '/window/rect', rect);
      await setTimeout(RESIZE_MS);
    }
    throw new Error(`the window does not get ${width} × ${height} pixels`);
  }
}

async function openWindow(
  display: string,
  { textSize }: Preferences,
  { script, ...size }: DriverOptions,
): Promise<Driver> {
  const port = await freePort();
  const driver = await startProgram(WEBKIT_DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1', GTK_A11Y: 'none' },
    isReady: () => isListening(port),
    // The window is in its group of processes.
    detached: true,
  });
  const folder = mkdtempSync(join(tmpdir(), 'kotor-webkit-'));
  const scriptFile = join(folder, 'script.js');
  writeFileSync(scriptFile, script);
  const session = new Session(`http://127.0.0.1:${port}`);
  const close = async (): Promise<void> => {
    await session.call('DELETE', '').catch(() => undefined);
    await driver.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await session.start(WINDOW, [folder, scriptFile, String(textSize)]);
    await session.resize(size);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    goto: (url) => session.call('POST', '/url', { url }),
    evaluate: (expression) => session.evaluate(expression),
    clickAt: (x, y) => session.clickAt(x, y),
    press: (keys) => session.pressKeys([keys.split('+').map((key) => KEYS[key] ?? key)]),
    type: (text) => session.pressKeys([...text].map((letter) => [letter])),
    reload: () => session.call('POST', '/refresh', {}),
    close,
  };
}

/** WebKit over WebDriver: a process and a profile for each page. */
export const startWebkit = async (display: string, preferences: Preferences): Promise<Engine> => ({
  open: (options) => openWindow(display, preferences, options),
  close: async () => {},
});
