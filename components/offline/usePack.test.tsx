import { renderHook, waitFor } from '@testing-library/react';
import { usePack } from '@/components/offline/usePack';

test('where the browser denies storage, the site offers nothing to save', async () => {
  const keys = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(window, 'caches', { value: { keys } });
  const reportNothing = jest.fn();
  renderHook(() => usePack('en', reportNothing));
  await waitFor(() => expect(reportNothing).toHaveBeenCalled());
});
