import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { decodeText } from '#domain/admin/imports/decode-text.ts';
import { findDelimiter } from '#domain/admin/imports/find-delimiter.ts';
import { maxChangedRows } from '#domain/admin/lists/bulk.ts';

const maxImportBytes = 10 * 1024 * 1024;
const maxRecordCharacters = 200_000;
const chunkCharacters = 64 * 1024;

export type ParsedFile =
  | { ok: true; header: string[]; records: { line: number; cells: string[] }[] }
  | { ok: false; reason: 'file_too_large' | 'too_many_rows' | 'empty_file' }
  | { ok: false; reason: 'unreadable_file'; line: number };

/** Reads a file of a spreadsheet, within limits; empty lines are skipped and counted. */
export async function parseFile(bytes: Uint8Array): Promise<ParsedFile> {
  if (bytes.length > maxImportBytes) return { ok: false, reason: 'file_too_large' };
  const { delimiter, text } = findDelimiter(decodeText(bytes));
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: maxRecordCharacters,
    }),
  );
  const records: { line: number; cells: string[] }[] = [];
  let line = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line += 1;
      if (cells.every((cell) => cell.trim() === '')) continue;
      records.push({ line, cells });
      if (records.length > maxChangedRows + 1) return { ok: false, reason: 'too_many_rows' };
    }
  } catch (error) {
    // The parser throws for what is no table: a quote that never ends, a cell without end.
    const [, place] = /\bline (\d+)/.exec(String(error)) ?? [];
    return { ok: false, reason: 'unreadable_file', line: Number(place ?? line + 1) };
  }
  const [header, ...rows] = records;
  if (!header || rows.length === 0) return { ok: false, reason: 'empty_file' };
  return { ok: true, header: header.cells.map((cell) => cell.trim()), records: rows };
}

/** In pieces, so that other requests are answered in between. */
function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += chunkCharacters) {
    yield text.slice(start, start + chunkCharacters);
  }
}
