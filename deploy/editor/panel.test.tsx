const FAULT = { entry: 'Topics', href: '#/collections/lists/entries/topics', text: 'Text: too long' };
const CHECK = { version: 1, verdict: '2 articles: 1 fault', faults: [FAULT] };

const answer = jest.fn().mockResolvedValue({ json: async () => CHECK });
const summary = () => document.getElementById('summary')?.textContent;
const nextCheck = () => jest.advanceTimersByTimeAsync(1500);

beforeAll(async () => {
  jest.useFakeTimers();
  document.body.innerHTML = `<iframe id="editor"></iframe><p id="summary"></p><dl id="faults"></dl><p id="links"></p>`;
  globalThis.fetch = answer;
  jest.requireActual('./panel');
  await jest.advanceTimersByTimeAsync(1);
});

afterAll(() => jest.useRealTimers());

test('the verdict is shown again once the check answers again', async () => {
  expect(summary()).toBe(CHECK.verdict);
  answer.mockRejectedValueOnce(new TypeError('fetch failed'));
  await nextCheck();
  expect(summary()).toMatch(/^The check does not answer/);
  await nextCheck();
  expect(summary()).toBe(CHECK.verdict);
});

test('the link of a fault is replaced only when the faults change, since it may be pressed at that time', async () => {
  const link = () => document.querySelector('#faults a');
  const before = link();
  answer.mockResolvedValue({ json: async () => ({ ...CHECK, version: 2 }) });
  await nextCheck();
  expect(link()).toBe(before);
  answer.mockResolvedValue({ json: async () => ({ ...CHECK, version: 3, faults: [{ ...FAULT, entry: 'Places' }] }) });
  await nextCheck();
  expect(link()?.textContent).toBe('Places');
});

test('so is the link of a page', async () => {
  const link = () => document.querySelector('#links a');
  const pages = [{ label: 'English', href: '/article/perast?id=perast' }];
  let version = 4;
  answer.mockImplementation(async (path) => ({
    json: async () => (path === 'check.json' ? { ...CHECK, version } : pages),
  }));
  const editor = document.querySelector('iframe')?.contentWindow as Window;
  editor.location.hash = '#/collections/guide/entries/perast/text';
  await nextCheck();
  const before = link();
  expect(before?.textContent).toBe('English');
  version = 5;
  await nextCheck();
  expect(link()).toBe(before);
});
