import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { fileLimitOf, fileLimits, formLimitOf, formLimits } from './form-limits.ts';
import { fieldsOf, readMultipart } from './read-multipart.server.ts';
import { makeTemporaryFolder, temporaryPrefix, withUploadScope } from './upload-scope.server.ts';

const limit = 20_000;
const megabyte = 1024 * 1024;

afterEach(() => {
  vi.useRealTimers();
});

async function send(fields: readonly (readonly [string, string | Blob])[]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const response = new Response(form);
  return request(response.headers.get('Content-Type')!, await response.bytes());
}

const request = (type: string, body: BodyInit) =>
  new Request('http://shop.example', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
    duplex: 'half',
  } as RequestInit);

const read = (sent: Request, max = limit) =>
  withUploadScope('client', () => readMultipart(sent, max));

const temporaryFolders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(temporaryPrefix));

describe('a form with files', () => {
  it('is read with its fields and files, in order and byte for byte', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(50_000));
    const sent = await send([
      ['name', 'منى'],
      ['cv', new File([bytes], 'سيرة.pdf', { type: 'application/pdf' })],
      ['style', 'a'],
      ['style', 'b'],
    ]);
    await withUploadScope('client', async () => {
      const body = await readMultipart(sent, megabyte);
      if (!body.ok) throw new Error(body.reason);
      expect(body.form.get('name')).toBe('منى');
      expect(body.form.getAll('style')).toEqual(['a', 'b']);
      const cv = body.form.get('cv') as File;
      expect(cv).toBeInstanceOf(File);
      expect([cv.name, cv.type, cv.size]).toEqual(['سيرة.pdf', 'application/pdf', 50_000]);
      expect(Buffer.from(await cv.bytes()).equals(bytes)).toBe(true);
    });
  });

  it('has an empty file where nothing was chosen', async () => {
    const body = await read(await send([['cv', new File([], '')]]));
    const cv = body.ok ? (body.form.get('cv') as File) : null;
    expect([cv?.name, cv?.size]).toEqual(['', 0]);
  });

  it('leaves no temporary file when the request is answered, also after a throw', async () => {
    const before = await temporaryFolders();
    await read(await send([['cv', new Blob(['x'])]]));
    const failed = withUploadScope('client', async () => {
      await readMultipart(await send([['cv', new Blob(['x'])]]), limit);
      expect((await temporaryFolders()).length).toBeGreaterThan(before.length);
      throw new Error('the service failed');
    });
    await expect(failed).rejects.toThrow('the service failed');
    expect(await temporaryFolders()).toEqual(before);
  });

  it('is too large by its bytes, whatever it says about its length', async () => {
    const large = await send([['cv', new Blob([new Uint8Array(limit)])]]);
    expect(await read(large)).toEqual({ ok: false, reason: 'too_large' });
    expect(await read(await declaring(limit + 1))).toEqual({ ok: false, reason: 'too_large' });
  });

  it('gives a file that is too large one byte more than is allowed, and no more', async () => {
    const sent = await send([['cv', new Blob([new Uint8Array(7 * megabyte)])]]);
    const body = await read(sent, 8 * megabyte);
    expect(body.ok && (body.form.get('cv') as File).size).toBe(5 * megabyte + 1);
  });

  it.each([
    ['parts', Array.from({ length: 121 }, (_, index) => [`a${index}`, ''] as const)],
    ['files', Array.from({ length: 13 }, () => ['cv', new Blob(['x'])] as const)],
    ['a field', [['message', 'x'.repeat(132_000)] as const]],
    ['fields', Array.from({ length: 3 }, () => ['message', 'x'.repeat(100_000)] as const)],
  ])('is too large by %s', async (_, fields) => {
    expect(await read(await send(fields), megabyte)).toEqual({ ok: false, reason: 'too_large' });
  });

  it('accepts as many parts as the largest form has', async () => {
    const fields = Array.from({ length: 120 }, (_, index) => [`a${index}`, ''] as const);
    expect((await read(await send(fields))).ok).toBe(true);
  });

  it.each([
    ['another type', 'application/x-www-form-urlencoded', 'name=Mona', 'wrong_type'],
    ['no boundary', 'multipart/form-data', 'x', 'wrong_type'],
    [
      'no end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: nonsense\r\n\r\n',
      'malformed',
    ],
    [
      'no name',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n',
      'malformed',
    ],
    ['nothing', 'multipart/form-data; boundary=x', '', 'malformed'],
    [
      'a zero character',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\0c\r\n--x--\r\n',
      'malformed',
    ],
  ])('with %s is rejected', async (_, type, body, reason) => {
    expect(await read(request(type, body))).toEqual({ ok: false, reason });
  });

  it('that breaks off is reported as aborted and leaves nothing behind', async () => {
    const before = await temporaryFolders();
    const { stream, start, fail } = openBody();
    const reading = read(request('multipart/form-data; boundary=x', stream));
    start();
    fail();
    expect(await reading).toEqual({ ok: false, reason: 'aborted' });
    expect(await temporaryFolders()).toEqual(before);
  });

  it('that stalls is cut', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { stream, start } = openBody();
    const reading = read(request('multipart/form-data; boundary=x', stream));
    start();
    await eventually(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(10_000);
    expect(await reading).toEqual({ ok: false, reason: 'too_slow' });
  });

  it('is rejected while a client sends too many others', async () => {
    const bodies = Array.from({ length: 6 }, openBody);
    const reading = bodies.map(({ stream }) =>
      read(request('multipart/form-data; boundary=x', stream)),
    );
    const small = await send([['name', 'Mona']]);
    expect(await read(small.clone())).toEqual({ ok: false, reason: 'busy' });
    const other = await withUploadScope('another', () => readMultipart(small.clone(), limit));
    expect(other.ok).toBe(true);
    for (const { fail } of bodies) fail();
    await Promise.all(reading);
    expect((await read(small)).ok).toBe(true);
  });
});

it('makes temporary folders inside of a scope only', async () => {
  await expect(makeTemporaryFolder()).rejects.toThrow('uploadScope');
  const folder = await withUploadScope('client', makeTemporaryFolder);
  expect(existsSync(folder)).toBe(false);
});

it('gives each field once, and a list where several are expected', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['title', 'Library'],
    ['style', 'modern'],
    ['twice', '1'],
    ['twice', '2'],
  ]) {
    form.append(name!, value!);
  }
  expect(fieldsOf(form, { several: ['style'] })).toEqual({
    title: 'Library',
    style: ['modern'],
    twice: ['1', '2'],
  });
});

describe('the limit of a form', () => {
  it.each([
    ['/contact', 'plain'],
    ['/custom-service', 'custom-service'],
    ['/ar/custom-service', 'custom-service'],
    ['/en/custom-service/send', 'custom-service'],
    ['/careers.data', 'careers'],
    ['/careers/other', 'plain'],
    ['/xx/careers', 'plain'],
    ['/ar/account/profile.data', 'profile'],
    ['/product/nile-sofa', 'product'],
    ['/product', 'plain'],
    ['/account/orders/1/return', 'return'],
    ['/ar/admin/orders/81140350-4224-533d-bfa0-e55ca83fac39.data', 'staff-order'],
    ['/admin/orders/new', 'plain'],
  ] as const)('of %s is that of %s', (path, kind) => {
    expect(formLimitOf(path)).toBe(formLimits[kind]);
  });

  it('of one file is larger for staff than for visitors', () => {
    expect(fileLimitOf('/custom-service')).toBe(fileLimits.visitors);
    expect(fileLimitOf('/admin/orders/81140350-4224-533d-bfa0-e55ca83fac39')).toBe(
      fileLimits.staff,
    );
  });
});

async function declaring(length: number): Promise<Request> {
  const sent = await send([['name', 'Mona']]);
  return new Request(sent, {
    headers: { ...Object.fromEntries(sent.headers), 'Content-Length': `${length}` },
  });
}

/** A body that the test feeds: the start of a file, and then perhaps a broken connection. */
function openBody() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened;
    },
  });
  const head =
    '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7';
  return {
    stream,
    start: () => controller.enqueue(new TextEncoder().encode(head)),
    fail: () => controller.error(new Error('aborted')),
  };
}
