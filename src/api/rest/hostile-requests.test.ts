import { describe, expect, it } from 'vitest';
import { hostileBodies, requestInChunks } from '#tests/support/hostile-bodies.ts';
import { longestTurn } from '#tests/support/longest-turn.ts';
import { readPayload } from './request/read-payload.ts';
import { readRequest } from './request/read-request.ts';

const types = ['application/json', 'text/csv', 'application/x-www-form-urlencoded', 'text/plain'];
const bodies = Object.entries(hostileBodies);

describe.each(types)('%s', (type) => {
  it.each(bodies)(
    'of %s holds the event loop for no more than 20 ms at a time',
    async (_, body) => {
      for (const isCall of [false, true]) {
        const read = () =>
          readPayload(requestInChunks(body, { 'Content-Type': type }), { isCall }, () => {});
        expect(await longestTurn(read)).toBeLessThan(20);
      }
    },
  );
});

const length = 16_000;
const fill = (piece: string) => piece.repeat(Math.floor(length / piece.length));

const addresses: Record<string, string> = {
  'select of many columns': `select=${fill('id,')}`,
  'select of open resources': `select=${fill('a(')}`,
  'select of names': `select=${fill('a-')}`,
  'select of quotes': `select=${fill('"')}`,
  'select of aliases': `select=${fill('a:')}`,
  'select of hints': `select=${fill('a!')}`,
  'select of spaces': `select=${fill(' ')}x`,
  'select of JSON paths': `select=${fill('a->')}`,
  'open conditions': `or=${fill('(and')}`,
  'negated conditions': `not.and=${fill('(not.or(')}`,
  'list of values': `id=in.(${fill('"\\",')})`,
  'list of quotes': `id=in.(${fill('"')})`,
  parameters: fill('a=eq.1&'),
  'path of names': `${fill('a.')}=eq.1`,
  'order of names': `order=${fill('a.asc,')}`,
  'columns of names': `columns=${fill('a,')}`,
  'escaped characters': `name=eq.${fill('%2A')}`,
  patterns: `name=like.${fill('*')}`,
};

it.each(Object.entries(addresses))('an address with %s is read within 20 ms', async (_, search) => {
  const read = () =>
    readRequest(new Request(`http://shop.test/products?${search}`), {
      kind: 'table',
      name: 'products',
    });
  expect(await longestTurn(read)).toBeLessThan(20);
});

const headers = {
  Prefer: fill('count=exact,'),
  Accept: fill('"a,'),
  Range: `0-${fill('9')}`,
};

it.each(Object.entries(headers))('a long header %s is read within 20 ms', async (name, value) => {
  const request = new Request('http://shop.test/products', { headers: { [name]: value } });
  const read = () => readRequest(request, { kind: 'table', name: 'products' });
  expect(await longestTurn(read)).toBeLessThan(20);
});
