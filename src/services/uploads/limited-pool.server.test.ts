import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { DecodeRequest, DecodeResponse } from './decode-protocol.ts';
import { createLimitedPool, type PoolOptions } from './limited-pool.server.ts';
import { decodeProcess } from './prepare-picture.server.ts';

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#a8782b' } });
const load = (bytes: Uint8Array) => () =>
  Promise.resolve({ bytes, output: { side: 320, fit: 'inside' as const } });

const createPool = (options: Partial<PoolOptions> = {}) =>
  createLimitedPool<DecodeRequest, NonNullable<DecodeResponse>>(decodeProcess, options);

let pool: ReturnType<typeof createPool>;
afterEach(() => pool.close());

it('reuses its process', async () => {
  pool = createPool();
  const small = await picture(40).png().toBuffer();
  expect(await pool.read(load(small))).toMatchObject({ files: [{ width: 40 }] });
  const [first] = pool.idlePids();
  await pool.read(load(small));
  expect(pool.idlePids()).toEqual([first]);
});

it.each([
  ['memory', { memory: 1 }],
  ['CPU time', { cpu: 1 }],
  ['time', { timeout: 1 }],
])('ends a process that exceeds its %s, and rejects the picture', async (_, limits) => {
  pool = createPool(limits);
  const large = await picture(4_000).png().toBuffer();
  expect(await pool.read(load(large))).toBeNull();
  expect(pool.idlePids()).toEqual([]);
});

it('replaces a process that was killed', async () => {
  pool = createPool();
  const small = await picture(40).png().toBuffer();
  await pool.read(load(small));
  const [pid] = pool.idlePids();
  process.kill(pid!, 'SIGKILL');
  await eventually(() => expect(pool.idlePids()).toEqual([]));
  expect(await pool.read(load(small))).toMatchObject({ files: [{ width: 40 }] });
  expect(pool.idlePids()).not.toContain(pid);
});

it('decodes a picture for which it chose a process that had just been killed', async () => {
  pool = createPool();
  const small = await picture(40).png().toBuffer();
  await pool.read(load(small));
  const [pid] = pool.idlePids();
  // The exit is noticed after the picture was sent.
  process.kill(pid!, 'SIGKILL');
  expect(pool.idlePids()).toEqual([pid]);
  expect(await pool.read(load(small))).toMatchObject({ files: [{ width: 40 }] });
});

it('is busy when its queue is full, and reads no file that it rejects', async () => {
  pool = createPool({ processes: 1, maxWaiting: 1 });
  const small = await picture(40).png().toBuffer();
  const running = pool.read(load(small));
  const waiting = pool.read(load(small));
  const unused = vi.fn(load(small));
  expect(await pool.read(unused)).toBe('busy');
  expect(unused).not.toHaveBeenCalled();
  expect([await running, await waiting]).toMatchObject([
    { files: [{ width: 40 }] },
    { files: [{ width: 40 }] },
  ]);
});

it('ends an unused process', async () => {
  pool = createPool({ idle: 1 });
  await pool.read(load(await picture(40).png().toBuffer()));
  await eventually(() => expect(pool.idlePids()).toEqual([]));
});
