import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { createPageBody } from './page-body.server.ts';

it('what is written in one turn arrives in one piece, and the rest with the end', async () => {
  const onFinish = vi.fn();
  const { destination, stream } = createPageBody(onFinish);
  const reader = stream.getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  destination.write('<p>');
  destination.write(new TextEncoder().encode('كرسي'));
  expect(await read()).toBe('<p>كرسي');
  expect(onFinish).not.toHaveBeenCalled();
  destination.write('</p>');
  destination.end();
  expect(await read()).toBe('</p>');
  expect((await reader.read()).done).toBe(true);
  expect(onFinish).toHaveBeenCalledOnce();
});

it('a long page never makes React wait', () => {
  const { destination } = createPageBody(() => {});
  expect(destination.write(Buffer.alloc(1024 * 1024))).toBe(true);
});

it('a reader who leaves ends the rendering', async () => {
  const { destination, stream } = createPageBody(() => {});
  destination.write('half');
  await stream.cancel();
  if (!destination.closed) await once(destination, 'close');
  expect(destination.destroyed).toBe(true);
});

it('a failure in the middle fails the response', async () => {
  const { destination, stream } = createPageBody(() => {});
  destination.on('error', () => {});
  destination.destroy(new Error('broken'));
  await expect(new Response(stream).text()).rejects.toThrow('broken');
});
