import { expect, it, vi } from 'vitest';
import { retryLoading, loadAgain } from './retry-loading.ts';

/** Fails as often as is said, then answers. */
function failing(times: number) {
  let tries = 0;
  return vi.fn<() => Promise<string>>(() =>
    ++tries > times ? Promise.resolve('script') : Promise.reject(new TypeError('Failed to fetch')),
  );
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('loads again at each sign that the connection may be back, and not before', async () => {
  const load = failing(2);
  const onFailure = vi.fn<() => void>();
  const loading = retryLoading(load, { onFailure });
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  loadAgain();
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  expect(onFailure).toHaveBeenCalledTimes(2);
  loadAgain();
  expect(await loading).toBe('script');
});

it('gives up without a word when the part is gone', async () => {
  const load = failing(9);
  const onFailure = vi.fn<() => void>();
  const leaving = new AbortController();
  void retryLoading(load, { onFailure, signal: leaving.signal });
  leaving.abort();
  await settle();
  loadAgain();
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(onFailure).not.toHaveBeenCalled();
});
