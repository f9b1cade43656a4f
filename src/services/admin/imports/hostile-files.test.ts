import { describe, expect, it } from 'vitest';
import { parseQuestionFile } from '#services/game/parse-question-file.server.ts';
import { hostileBodies } from '#tests/support/hostile-bodies.ts';
import { longestTurn } from '#tests/support/longest-turn.ts';
import { parseFile } from './parse-file.server.ts';

const parsers: Record<string, (bytes: Uint8Array) => Promise<unknown>> = {
  parseFile,
  'parseQuestionFile, CSV': (bytes) => parseQuestionFile(bytes, 'csv'),
  'parseQuestionFile, JSON': (bytes) => parseQuestionFile(bytes, 'json'),
};

describe.each(Object.entries(parsers))('%s', (_, parse) => {
  it.each(Object.entries(hostileBodies))(
    'with a megabyte of %s holds the event loop for no more than 20 ms at a time',
    async (_name, body) => {
      const bytes = Buffer.from(body);
      expect(await longestTurn(() => parse(bytes))).toBeLessThan(20);
    },
  );
});

describe.each(['\n', '\r\n', ' \n', ',,,\n'])('a file of 10 MB of %j', (line) => {
  const bytes = Buffer.from(line.repeat(Math.floor((10 * 1024 * 1024) / line.length)));

  it('is empty, which is known soon and disturbs nobody', async () => {
    const before = process.threadCpuUsage().user;
    expect(await parseFile(bytes)).toEqual({ ok: false, reason: 'empty_file' });
    expect((process.threadCpuUsage().user - before) / 1000).toBeLessThan(3_000);
    expect(await longestTurn(() => parseFile(bytes))).toBeLessThan(20);
  });
});

it('reads a file with blank lines by accident', async () => {
  const text = `sku,name\n${'\n'.repeat(200_000)}A-1,Chair\n${' , \r\n'.repeat(200_000)}A-2,Table`;
  expect(await parseFile(Buffer.from(text))).toEqual({
    ok: true,
    header: ['sku', 'name'],
    records: [
      { line: 200_002, cells: ['A-1', 'Chair'] },
      { line: 400_003, cells: ['A-2', 'Table'] },
    ],
  });
});
