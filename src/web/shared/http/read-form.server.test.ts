import { describe, expect, it } from 'vitest';
import { readForm } from './read-form.server.ts';

const post = (body: BodyInit, type?: string) =>
  new Request('http://shop.test/login', {
    method: 'POST',
    body,
    headers: type === undefined ? {} : { 'Content-Type': type },
  });

const fields = 'application/x-www-form-urlencoded';

describe('a form', () => {
  it('is read as a browser sends it, in either way', async () => {
    const urlencoded = await readForm(post(new URLSearchParams({ name: 'منى' })));
    expect(urlencoded.get('name')).toBe('منى');
    const multipart = new FormData();
    multipart.set('name', 'منى');
    expect((await readForm(post(multipart))).get('name')).toBe('منى');
    expect([...(await readForm(post('', fields))).keys()]).toEqual([]);
  });

  it.each([
    ['json', post('{}', 'application/json')],
    ['nothing known', post('name=Mona', 'nonsense')],
    ['parts without a boundary', post('name=Mona', 'multipart/form-data')],
    ['parts cut short', post('--x\r\n', 'multipart/form-data; boundary=x')],
    ['a zero character', post('name=%00', fields)],
  ])('that is %s is the fault of the sender', async (_, request) => {
    await expect(readForm(request)).rejects.toMatchObject({ init: { status: 400 } });
  });
});
