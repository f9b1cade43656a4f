import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson, parseJsonRows } from './parse-json.ts';
import { runToEnd } from './run-in-slices.server.ts';

const limits = { depth: 3, members: 4, values: 5 };
const read = (text: string) => runToEnd(parseJson(text, limits));
const readRows = (text: string) => runToEnd(parseJsonRows(text, { ...limits, rows: 2 }));
const rejected = (reason: string) => ({ ok: false, reason });

describe('JSON', () => {
  it('is what JSON.parse makes of it, whole or by its rows', () => {
    const space = fc.constantFrom('', ' ', '\n\t');
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 5 }), space, (rows, gap) => {
        const text = gap + JSON.stringify(rows, null, gap) + gap;
        expect(runToEnd(parseJson(text))).toEqual({ ok: true, value: JSON.parse(text) });
        const wide = { depth: 100, members: 1000, values: 1000, rows: 5 };
        expect(runToEnd(parseJsonRows(text, wide))).toEqual({ ok: true, rows: JSON.parse(text) });
      }),
    );
  });

  it.each(['', '{', '[1', '1 2', '[1]]', '{"a"}', '"', '[,]', 'undefined'])('is not %j', (text) => {
    expect(read(text)).toEqual(rejected('malformed'));
  });

  it.each([
    ['[[[[]]]]', 'too_deep'],
    ['{"a":1,"b":2,"c":3,"d":4}', 'too_many'],
    ['[{},{},{},{}]', 'too_many'],
    ['[1,2,3,4,5,6,7]', 'too_many'],
    [String.raw`"\u0000"`, 'unstorable'],
    [String.raw`"\uD83D"`, 'unstorable'],
    [String.raw`"\uD83D\\uDE00"`, 'unstorable'],
    [String.raw`"\uDE00\uD83D"`, 'unstorable'],
  ])('rejects %s', (text, reason) => {
    expect(read(text)).toEqual(rejected(reason));
  });

  it.each([
    String.raw`"\ud83d\ude00"`,
    String.raw`"\\u0000"`,
    String.raw`"\"[{,:\""`,
    '"[[[[{,,,,,"',
  ])('accepts %s', (text) => {
    expect(read(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });
});

describe('rows of JSON', () => {
  it.each(['{}', '1', '[1],[2]', '[1', '[1]2', '[1,]', '[{"a":]', '["]'])('are not %s', (text) => {
    expect(readRows(text)).toEqual(rejected('malformed'));
  });

  it('have limits of their own, and so has their number', () => {
    const row = '{"a":[1,2],"b":3}';
    expect(readRows(`[${row},${row}]`)).toMatchObject({ ok: true, rows: { length: 2 } });
    expect(readRows('[1,2,3]')).toEqual(rejected('too_many_rows'));
    expect(readRows('[1,{"a":1,"b":2,"c":3,"d":4}]')).toEqual(rejected('too_many'));
  });
});
