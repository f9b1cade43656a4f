import { describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { cacheEachUntilChanged, cacheUntilChanged } from './content-cache.server.ts';

const database = fileDatabase();

const change = (table: string) =>
  database.owner.query('select pg_notify($1, $2)', ['content_changed', table]);

/** Counts its loads, so that a remembered answer can be told from a new one. */
function counting(tables: string[]) {
  let loads = 0;
  return cacheUntilChanged(tables, async () => {
    loads += 1;
    return loads;
  });
}

describe('what is remembered', () => {
  it('is loaded once for all who ask, until one of its tables changes', async () => {
    const read = counting(['products', 'reviews']);
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    expect(await read()).toBe(1);
    await change('reviews');
    await eventually(async () => expect(await read()).toBe(2));
  });

  it('stays while other tables change', async () => {
    const [read, sentinel] = [counting(['products']), counting(['partners'])];
    expect([await read(), await sentinel()]).toEqual([1, 1]);
    await change('orders');
    // Heard in order: once this one is dropped, the one before was heard as well.
    await change('partners');
    await eventually(async () => expect(await sentinel()).toBe(2));
    expect(await read()).toBe(1);
  });

  it('is never an answer that was under way when its table changed', async () => {
    const loads = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const load = vi.fn(() => loads[load.mock.calls.length - 1]!.promise);
    const [read, sentinel] = [cacheUntilChanged(['products'], load), counting(['products'])];
    await sentinel();
    const early = read();
    await eventually(() => expect(load).toHaveBeenCalledOnce());
    await change('products');
    await eventually(async () => expect(await sentinel()).toBe(2));
    loads[0]!.resolve('old');
    loads[1]!.resolve('new');
    expect(await early).toBe('old');
    expect(await read()).toBe('new');
    expect(await read()).toBe('new');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is never a failure', async () => {
    const load = vi.fn(async () => 'answer').mockRejectedValueOnce(new Error('lost'));
    const read = cacheUntilChanged(['products'], load);
    await expect(Promise.all([read(), read()])).rejects.toThrow('lost');
    expect(await read()).toBe('answer');
    expect(await read()).toBe('answer');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is forgotten when changes may have been missed', async () => {
    const read = counting(['products']);
    expect(await read()).toBe(1);
    await database.owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'fustat listener' and datname = current_database()`);
    await eventually(async () => expect(await read()).toBeGreaterThan(1));
    await eventually(async () => {
      const one = await read();
      const next = await read();
      expect(next).toBe(one);
    });
  });
});

describe('what is remembered for each key', () => {
  /** Answers with the key and how many answers there were before it. */
  function counter(options: { maxEntries?: number; lags?: boolean } = {}) {
    const load = vi.fn(async (key: string) => `${key} ${load.mock.calls.length}`);
    const { maxEntries = 10, lags = false } = options;
    const read = cacheEachUntilChanged(['products'], load, { maxEntries, mayBeStale: () => lags });
    return { load, read: (key: string) => read(key, key) };
  }

  it('is loaded once for each, until one of its tables changes', async () => {
    const { load, read } = counter();
    expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a 1', 'a 1', 'b 2']);
    expect(await read('a')).toBe('a 1');
    await change('products');
    await eventually(async () => expect(await read('a')).toBe('a 3'));
    expect(await read('b')).toBe('b 4');
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('makes room by what was asked for longest ago', async () => {
    const { read } = counter({ maxEntries: 2 });
    for (const key of ['a', 'b', 'a', 'c']) await read(key);
    expect(await read('a')).toBe('a 1');
    expect(await read('b')).toBe('b 4');
  });

  it('may lag behind a change by one answer, where that is said', async () => {
    const { load, read } = counter({ lags: true });
    expect(await read('a')).toBe('a 1');
    await change('products');
    await eventually(async () => {
      await read('a');
      expect(load).toHaveBeenCalledTimes(2);
    });
    await eventually(async () => expect(await read('a')).toBe('a 2'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is never a failure', async () => {
    const { load, read } = counter();
    load.mockRejectedValueOnce(new Error('lost'));
    await expect(read('a')).rejects.toThrow('lost');
    expect(await read('a')).toBe('a 2');
  });
});
