import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#services/identity/sign-in.server.ts';
import { requestFactsAt, makeAccount } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { fileUploads } from '#tests/support/uploads.ts';
import { createFunctionsApi } from './index.ts';

const api = createFunctionsApi();

fileUploads();
const database = fileDatabase();
let jpeg: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  jpeg = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a8782b' } })
      .jpeg()
      .toBuffer(),
  );
});

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await api.request(path, { method: 'POST', body, headers });
  return { status: response.status, headers: response.headers, json: await response.json() };
}

let people = 0;
const person = () => ({
  full_name: 'Mona Farid',
  email: `api${++people}@example.com`,
  phone: '01012345678',
});
const fieldsOf = (json: { error: { details: { field: string }[] } }) =>
  json.error.details.map(({ field }) => field);

describe('contact', () => {
  const send = (body: object, headers = {}) =>
    post('/contact', JSON.stringify(body), { 'Content-Type': 'application/json', ...headers });
  const contactMessage = () => ({ ...person(), subject: 'order_status', message: 'Where is it?' });

  it('keeps the message and says its id', async () => {
    const body = contactMessage();
    const { status, json } = await send(body, { 'Accept-Language': 'ar-EG' });
    expect(status).toBe(201);
    const { rows } = await database.owner.query(
      'select id, email, locale, user_id from contact_messages where id = $1',
      [json.message.id],
    );
    expect(rows).toMatchObject([{ email: body.email, locale: 'ar', user_id: null }]);
  });

  it('belongs to whoever is signed in', async () => {
    const now = new Date();
    const account = await makeAccount(now);
    const signedIn = await signIn(account, requestFactsAt(now));
    if (!signedIn.ok) throw new Error(signedIn.reason);
    const { accessToken } = signedIn.session;
    const { json } = await send(contactMessage(), { Authorization: `Bearer ${accessToken}` });
    const { rows } = await database.owner.query(
      'select user_id from contact_messages where id = $1',
      [json.message.id],
    );
    expect(rows).toEqual([{ user_id: account.userId }]);
  });

  it('names each field that is wrong or unknown, in the specified words', async () => {
    const { status, json } = await send({ email: 'mona@', status: 'closed' });
    expect(status).toBe(422);
    expect(fieldsOf(json).toSorted()).toEqual([
      'email',
      'full_name',
      'message',
      'status',
      'subject',
    ]);
    expect(json.error.details).toContainEqual({
      field: 'email',
      message: 'Please enter a valid email address',
    });
    expect(json.error.details).toContainEqual({
      field: 'subject',
      message: 'Please fill in all required fields',
    });
  });

  it('asks to wait whoever sends too much', async () => {
    const body = contactMessage();
    for (let count = 0; count < 5; count += 1) await send({ ...body, message: `${count}` });
    const { status, headers, json } = await send(body);
    expect([status, json.error.code]).toEqual([429, 'rate_limited']);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('request-custom-service', () => {
  const request = () => ({
    ...person(),
    project_title: 'A library',
    service_type: 'restoration',
    budget_range: 'under_10k',
    project_type: 'office',
    preferred_timeline: 'asap',
  });
  const photo = (name = 'room.jpg') => new File([jpeg], name);

  async function send(fields: Record<string, string | string[]>, images: (File | string)[]) {
    const form = new FormData();
    for (const [name, values] of Object.entries(fields)) {
      for (const value of [values].flat()) form.append(name, value);
    }
    for (const image of images) form.append('images', image);
    // Bytes, as they arrive from a network: a form that is still being written cannot be refused half-way.
    const body = new Response(form);
    const type = body.headers.get('Content-Type')!;
    return post('/request-custom-service', await body.bytes(), { 'Content-Type': type });
  }

  it('keeps the request with its pictures and says its id', async () => {
    const fields = { ...request(), style_preferences: ['modern', 'classic'], house_area: '٩٠' };
    const { status, json } = await send(fields, [photo(), photo('b.jpg')]);
    expect(status).toBe(201);
    const { rows } = await database.owner.query(
      `select house_area, style_preferences, (select count(*)::int from custom_service_images
         where request_id = r.id) as pictures
       from custom_service_requests r where id = $1`,
      [json.request.id],
    );
    expect(rows).toEqual([
      { house_area: '90.00', style_preferences: ['modern', 'classic'], pictures: 2 },
    ]);
  });

  it.each([
    ['no image', 422, [], 'Please upload at least one image'],
    [
      'six images',
      422,
      Array.from({ length: 6 }, () => 'photo'),
      'You can upload maximum 5 images',
    ],
    ['a drawing', 415, ['svg'], 'Please upload an image file (JPEG, PNG, etc.)'],
    ['a large file', 413, ['large'], 'Image file size must be less than 5MB'],
    ['text for a file', 422, ['text'], 'Please upload an image file (JPEG, PNG, etc.)'],
  ])('with %s answers %i and the specified words', async (_, expected, kinds, message) => {
    const files: Record<string, () => File | string> = {
      photo,
      svg: () => new File(['<svg/>'], 'a.png', { type: 'image/png' }),
      large: () => new File([jpeg, new Uint8Array(5 * 1024 * 1024)], 'a.jpg'),
      text: () => 'room.jpg',
    };
    const { status, json } = await send(
      request(),
      kinds.map((kind) => files[kind]!()),
    );
    expect([status, json.error.message]).toEqual([expected, message]);
    expect(fieldsOf(json)[0]).toMatch(/^images/);
  });

  it('names unknown fields and takes no other type of body', async () => {
    const unknown = await send({ ...request(), status: 'completed' }, [photo()]);
    expect([unknown.status, fieldsOf(unknown.json)]).toEqual([422, ['status']]);
    const json = await post('/request-custom-service', '{}', {
      'Content-Type': 'application/json',
    });
    expect(json.status).toBe(415);
  });

  it('is refused when the whole is too large', async () => {
    const large = new File([new Uint8Array(33 * 1024 * 1024)], 'a.jpg');
    expect((await send(request(), [large])).status).toBe(413);
  });
});
