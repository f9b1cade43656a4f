import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { fileStorage, serviceKey } from '#tests/support/storage.ts';
import { storageApi } from './index.ts';

const { app } = fileStorage(storageApi);
let key: string;

beforeAll(async () => {
  key = await serviceKey();
});

const routes = [
  '/bucket',
  '/bucket/{}',
  '/bucket/{}/empty',
  '/object/{}',
  '/object/{}/{}',
  '/object/list/{}',
  '/object/list-v2/{}',
  '/object/sign/{}',
  '/object/sign/{}/{}',
  '/object/upload/sign/{}/{}',
  '/object/public/{}/{}',
  '/object/info/{}/{}',
  '/object/move',
  '/object/copy',
  '/render/image/public/{}/{}',
  '/render/image/sign/{}/{}',
  '/upload/resumable',
  '/upload/resumable/{}',
  '/upload/resumable/sign',
];
const odd = ['\0', '..', '%', '%00', '%ff', '/', ' ', "'", '"', '\\', '-1', '1e99', 'كرسي', '💺'];
const text = fc.oneof(fc.constantFrom(...odd), fc.string({ maxLength: 40 }));
const name = fc.oneof(fc.constant('product-images'), text.map(encodeURIComponent), text);
const value = fc.oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null));
const fields = ['name', 'id', 'prefix', 'prefixes', 'paths', 'limit', 'offset', 'search', 'cursor'];
const more = ['sortBy', 'expiresIn', 'transform', 'bucketId', 'sourceKey', 'destinationKey'];
const bodyObject = fc.dictionary(
  fc.constantFrom(...fields, ...more, 'public', 'file_size_limit', 'allowed_mime_types'),
  fc.oneof(value, fc.array(value, { maxLength: 3 })),
);
const metadata = fc
  .tuple(text, text, text)
  .map((parts) =>
    parts.map(
      (part, index) => `${['bucketName', 'objectName', 'contentType'][index]} ${base64(part)}`,
    ),
  );

const base64 = (part: string) => Buffer.from(part).toString('base64');

const request = fc.record({
  route: fc.constantFrom(...routes),
  names: fc.array(name, { minLength: 2, maxLength: 2 }),
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'),
  query: fc.dictionary(fc.constantFrom('width', 'token', 'search', 'limit', 'download'), text),
  body: fc.oneof(
    bodyObject.map((object) => JSON.stringify(object)),
    text,
  ),
  metadata,
  isTus: fc.boolean(),
});

it('answers no request with a fault of its own', async () => {
  const property = fc.asyncProperty(request, async ({ route, names, method, query, ...rest }) => {
    const [first, second] = names;
    const path = route.replace('{}', first!).replace('{}', second!);
    const url = `http://shop.test/storage/v1${path}?${new URLSearchParams(query)}`;
    if (!URL.canParse(url)) return;
    const hasBody = !['GET', 'HEAD'].includes(method);
    const response = await app.request(url, {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        'X-Metadata': base64(rest.body),
        Range: 'bytes=0-',
        ...(rest.isTus && {
          'Tus-Resumable': '1.0.0',
          'Upload-Length': '5',
          'Upload-Offset': '0',
          'Upload-Metadata': rest.metadata.join(','),
          'Content-Type': 'application/offset+octet-stream',
        }),
      },
      ...(hasBody && { body: rest.body.toWellFormed() }),
    });
    await response.arrayBuffer();
    expect(response.status).toBeLessThan(500);
  });
  await fc.assert(property, { numRuns: 600, seed: 17 });
});
