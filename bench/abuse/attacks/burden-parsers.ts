import { attackBesideOthers, type Send } from '../beside-others.ts';
import type { Attack, Target } from '../attack.ts';
import { sendRequest, signInToPages } from '../send-request.ts';

const megabyte = 1_000_000;
const stranger = '192.0.2.30';

const fill = (piece: string) => piece.repeat(Math.floor(megabyte / piece.length) - 1);
const rowsOfCsv = `rating,text\n${fill('5,x\n')}`;
const hostileTexts = [
  rowsOfCsv,
  fill('\n'),
  fill(','),
  `"${fill('x')}`,
  `a\n${fill('"')}`,
  fill('[['),
  `[${fill('{},')}{}]`,
  `{${Array.from({ length: 60_000 }, (_, key) => `"key${key}":1`).join(',')}}`,
  `{"rating":${fill('9')}}`,
  `{"text":"${fill('\\u0061')}"}`,
];

/** A visitor sends what is long to parse to a table that they may not write. */
export const burdenCsv: Attack = {
  name: 'CSV: a visitor inserts 250,000 rows',
  run: (target) => attackBesideOthers(target, () => insert(target, rowsOfCsv, 'text/csv')),
};

/** Sends one hostile body after the other to each API that takes them. */
export const burdenBodies: Attack = {
  name: 'Bodies: a visitor sends what is long to parse to every API',
  run(target) {
    const paths = [
      '/rest/v1/contact_messages',
      '/rest/v1/rpc/search_content',
      '/functions/v1/price-cart',
      '/functions/v1/request-custom-service',
      '/auth/v1/signup',
      '/storage/v1/object/list/product-images',
      '/realtime/v1/api/broadcast',
    ];
    const types = ['application/json', 'text/csv', 'application/x-www-form-urlencoded'];
    const send: Send = (index) =>
      sendRequest(target, paths[index % paths.length]!, {
        body: hostileTexts[index % hostileTexts.length]!,
        headers: { 'Content-Type': types[index % types.length]! },
        from: stranger,
      });
    return attackBesideOthers(target, send);
  },
};

/** A file of a spreadsheet that is nothing but the ends of its lines. */
export const burdenImports: Attack = {
  name: 'Imports: staff upload 1 MB of line ends',
  async run(target) {
    const cookie = await signInToPages(target, 'technical');
    const bytes = fill('\n');
    return attackBesideOthers(target, () => {
      const body = new FormData();
      body.set('file', new File([bytes], 'products.csv', { type: 'text/csv' }));
      const headers = { cookie, origin: target.url };
      return sendRequest(target, '/admin/import/products', { body, headers, from: stranger });
    });
  },
};

const insert = (target: Target, body: string, type: string) =>
  sendRequest(target, '/rest/v1/reviews', {
    body,
    headers: { 'Content-Type': type },
    from: stranger,
  });
