import { describe, expect, it } from 'vitest';
import { formLimitOf, formLimits } from './form-limits.ts';
import { fieldsOf, readMultipart } from './read-multipart.ts';

const limit = 20_000;

async function sent(fields: readonly (readonly [string, string | Blob])[]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const body = new Response(form);
  const type = body.headers.get('Content-Type')!;
  return new Request('http://shop.example', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: await body.bytes(),
  });
}

describe('a form with files', () => {
  it('is read with its fields and files', async () => {
    const read = await readMultipart(
      await sent([
        ['name', 'Mona'],
        ['cv', new Blob(['x'])],
      ]),
      limit,
    );
    expect(read.ok && read.form.get('name')).toBe('Mona');
    expect(read.ok && read.form.get('cv')).toBeInstanceOf(File);
  });

  it('is too large by its bytes, whatever it says about its length', async () => {
    const large = await sent([['cv', new Blob([new Uint8Array(limit)])]]);
    expect(await readMultipart(large, limit)).toEqual({ ok: false, reason: 'too_large' });
  });

  it('is too large by the number of its parts', async () => {
    const parts = (count: number) =>
      sent(Array.from({ length: count }, (_, index) => [`a${index}`, '']));
    expect((await readMultipart(await parts(120), limit)).ok).toBe(true);
    expect(await readMultipart(await parts(122), limit)).toEqual({
      ok: false,
      reason: 'too_large',
    });
  });

  it('is refused as something else, or broken, or with what cannot be stored', async () => {
    const plain = new Request('http://shop.example', { method: 'POST', body: 'name=Mona' });
    expect(await readMultipart(plain, limit)).toEqual({ ok: false, reason: 'wrong_type' });
    const broken = new Request('http://shop.example', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: nonsense\r\n\r\n',
    });
    expect(await readMultipart(broken, limit)).toEqual({ ok: false, reason: 'malformed' });
    const zero = await sent([['name', 'Mo\0na']]);
    expect(await readMultipart(zero, limit)).toEqual({ ok: false, reason: 'malformed' });
  });

  it('gives each field once, and those in a list that may come several times', () => {
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
  ] as const)('of %s is that of %s', (path, kind) => {
    expect(formLimitOf(path)).toBe(formLimits[kind]);
  });
});
