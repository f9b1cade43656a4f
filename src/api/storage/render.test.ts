import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientVersions, fileStorage, serviceKey, storageClient } from '#tests/support/storage.ts';
import { storageApi } from './index.ts';

const { app } = fileStorage(storageApi);
let key: string;

beforeAll(async () => {
  key = await serviceKey();
  const picture = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#8a5a2b' },
  })
    .jpeg()
    .toBuffer();
  const storage = storageClient(clientVersions[0][1], app, key);
  await storage.createBucket('pictures', { public: true });
  await storage.createBucket('hidden');
  const contentType = 'image/jpeg';
  await storage.from('pictures').upload('room.jpg', picture, { contentType });
  await storage.from('hidden').upload('room.jpg', picture, { contentType });
  await storage.from('pictures').upload('text.jpg', 'this is no picture at all', { contentType });
});

async function measure(response: Response) {
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  return { format, width, height };
}

const rendering = (query: string, headers: Record<string, string> = {}) =>
  app.request(`http://shop.test/storage/v1/render/image/public/pictures/${query}`, { headers });

describe.each(clientVersions)('with supabase-js %s', (_, create) => {
  it('renders public, private and signed pictures', async () => {
    const storage = storageClient(create, app, key);
    const transform = { width: 200, height: 200, quality: 60 };
    const { publicUrl } = storage.from('pictures').getPublicUrl('room.jpg', { transform }).data;
    const size = { format: 'jpeg', width: 200, height: 200 };
    expect(await measure(await app.request(publicUrl))).toEqual(size);
    const loaded = await storage.from('hidden').download('room.jpg', { transform });
    expect(loaded.data?.type).toBe('image/jpeg');
    const signed = await storage.from('hidden').createSignedUrl('room.jpg', 60, { transform });
    const response = await app.request(signed.data!.signedUrl);
    expect(response.headers.get('X-Transformations')).toBe(
      'height:200,width:200,resizing_type:fill,quality:60',
    );
    expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(0);
    expect(await measure(response)).toEqual(size);
  });
});

it('fits into the sides, or fills them', async () => {
  const contained = await rendering('room.jpg?width=300&height=300&resize=contain');
  expect(await measure(contained)).toMatchObject({ width: 300, height: 200 });
  const filled = await rendering('room.jpg?width=300&height=300&resize=fill');
  expect(await measure(filled)).toMatchObject({ width: 300, height: 300 });
  expect(await measure(await rendering('room.jpg?width=150'))).toMatchObject({ height: 100 });
});

it('chooses the format by the query, then by what the client accepts', async () => {
  const accepting = { Accept: 'image/avif,image/webp,*/*' };
  expect(await measure(await rendering('room.jpg?width=90', accepting))).toMatchObject({
    format: 'webp',
  });
  const origin = await rendering('room.jpg?width=90&format=origin', accepting);
  expect(await measure(origin)).toMatchObject({ format: 'jpeg' });
  expect(origin.headers.get('Vary')).toContain('Accept');
});

it.each([
  ['text.jpg?width=10', 'The source image is invalid or unsupported for rendering'],
  ['room.jpg?width=-1', expect.stringContaining('width')],
  ['room.jpg?quality=5', expect.stringContaining('quality')],
  ['room.jpg?resize=crop', expect.stringContaining('resize')],
  ['gone.jpg?width=10', 'Object not found'],
])('answers 400 to %s', async (query, message) => {
  const response = await rendering(query);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message });
});
