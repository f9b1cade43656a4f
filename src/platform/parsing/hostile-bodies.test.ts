import { describe, expect, it } from 'vitest';
import {
  hostileBodies,
  hostileForms,
  multipartType,
  requestInChunks,
} from '#tests/support/hostile-bodies.ts';
import { longestTurn } from '#tests/support/longest-turn.ts';
import { readFields } from '../http/read-fields.server.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { readMultipart } from '../http/read-multipart.server.ts';
import { withUploadScope } from '../http/upload-scope.server.ts';
import { decodeText } from './decode-text.ts';
import { parseCsv } from './parse-csv.ts';
import { parseJson, parseJsonRows } from './parse-json.ts';
import { runInSlices, type Steps } from './run-in-slices.server.ts';

const tenMegabytes = 10_000_000;
const rowLimits = { rows: 1_000, depth: 32, members: 5_000, values: 5_000 };
const csvLimits = { maxRecords: 10_001, maxColumns: 500, maxCell: 200_000 };

const request = (body: string, type: string) => requestInChunks(body, { 'Content-Type': type });

const steps: Record<string, (text: string) => Steps<unknown>> = {
  parseJson,
  parseJsonRows: (text) => parseJsonRows(text, rowLimits),
  parseCsv: (text) => parseCsv(text, csvLimits),
  'parseCsv, leniently': (text) =>
    parseCsv(text, { ...csvLimits, isLenient: true, skipsBlank: true }),
  decodeText: (text) => decodeText(Buffer.from(text)),
};

/** Each must end, reject or accept, and let others in meanwhile. */
const readers: Record<string, (text: string) => Promise<unknown>> = {
  readJsonBody: (text) => readJsonBody(request(text, 'application/json'), tenMegabytes),
  readFields: (text) => readFields(request(text, 'application/x-www-form-urlencoded')),
  ...Object.fromEntries(
    Object.entries(steps).map(([name, parse]) => [
      name,
      (text: string) => runInSlices(parse(text)),
    ]),
  ),
};
const formReaders: Record<string, (text: string) => Promise<unknown>> = {
  'readFields, of parts': (text) => readFields(request(text, multipartType)),
  readMultipart: (text) =>
    withUploadScope('test', () => readMultipart(request(text, multipartType), tenMegabytes)),
};

const cases = (parsers: typeof readers, bodies: Record<string, string>) =>
  Object.entries(parsers).flatMap(([parser, parse]) =>
    Object.entries(bodies).map(([name, body]) => [parser, name, parse, body] as const),
  );

describe.each([...cases(readers, hostileBodies), ...cases(formReaders, hostileForms)])(
  '%s with a megabyte of %s',
  (_parser, _name, parse, body) => {
    it('holds the event loop for no more than 20 ms at a time', async () => {
      expect(await longestTurn(() => parse(body))).toBeLessThan(20);
    });
  },
);
