import { toSavedPage } from '@/lib/offline/savedPage';

// What a service worker has around it, for the tests of its parts.

export const ORIGIN = 'https://kotor.example';
export const BUILD = 'b1';
export const HTML_HEADERS = { 'Content-Type': 'text/html', 'Content-Language': 'en', 'X-Build': BUILD };

// Serwist logs and throws otherwise.
Object.assign(process.env, { NODE_ENV: 'production' });

type Handled = [response: Promise<Response>, done: Promise<void>];
type Handler = { handleAll(options: { event: object; request: Request }): Handled };

export class FakeEvent {
  waitUntil(): void {}
}

export const listeners = new Map<string, (event: object) => void>();

Object.assign(globalThis, {
  self: globalThis,
  KOTOR_BUILD: BUILD,
  location: new URL(ORIGIN),
  registration: new EventTarget(),
  FetchEvent: class {},
  skipWaiting: async () => {},
  addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
});

export const handle = (handler: Handler, path: string): Handled =>
  handler.handleAll({ event: new FakeEvent(), request: new Request(`${ORIGIN}${path}`) });

const urlOf = (key: string | URL | Request): string => new URL(key instanceof Request ? key.url : key, ORIGIN).href;

/** Caches in memory, by name and URL. */
export function setCaches(stored: Record<string, Map<string, Response>>): void {
  const open = async (name: string) => {
    stored[name] ??= new Map();
    const entries = stored[name];
    return {
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      match: async (key: string | Request) => entries.get(urlOf(key))?.clone(),
      matchAll: async (path: string) =>
        [...entries].flatMap(([url, response]) => (new URL(url).pathname === path ? response.clone() : [])),
      put: async (key: string | Request, response: Response) => void entries.set(urlOf(key), response),
      delete: async (key: string | Request) => entries.delete(urlOf(key)),
    };
  };
  Object.assign(globalThis, {
    caches: {
      keys: async () => Object.keys(stored),
      has: async (name: string) => name in stored,
      open,
      match: async (key: string | URL | Request, { cacheName }: { cacheName?: string } = {}) =>
        Object.entries(stored)
          .find(([name, entries]) => (cacheName ?? name) === name && entries.has(urlOf(key)))?.[1]
          .get(urlOf(key))
          ?.clone(),
      delete: async (name: string) => delete stored[name],
    },
  });
}

export const page = (text: string) => new Response(`<h1>${text}</h1></body>`, { headers: HTML_HEADERS });

export const savedPage = (text: string) => toSavedPage(page(text), `<h1>${text}</h1></body>`, new Date());
