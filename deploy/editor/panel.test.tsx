const CHECK = { version: 1, verdict: '2 articles: no faults', faults: [] };

test('the verdict is shown again once the check answers again', async () => {
  jest.useFakeTimers();
  document.body.innerHTML = `<iframe id="editor"></iframe><p id="summary"></p><dl id="faults"></dl><p id="links"></p>`;
  const answer = jest.fn().mockResolvedValue({ json: async () => CHECK });
  globalThis.fetch = answer;
  const summary = () => document.getElementById('summary')?.textContent;
  jest.requireActual('./panel');
  await jest.advanceTimersByTimeAsync(1);
  expect(summary()).toBe(CHECK.verdict);
  answer.mockRejectedValueOnce(new TypeError('fetch failed'));
  await jest.advanceTimersByTimeAsync(1500);
  expect(summary()).toMatch(/^The check does not answer/);
  await jest.advanceTimersByTimeAsync(1500);
  expect(summary()).toBe(CHECK.verdict);
  jest.useRealTimers();
});
