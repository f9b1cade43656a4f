import { parse } from 'csv-parse/sync';

export type QuestionFileFormat = 'json' | 'csv';

/** The rows of an uploaded file, or null when it cannot be read. Their content is validated later. */
export function parseQuestionFile(bytes: Uint8Array, format: QuestionFileFormat): unknown[] | null {
  const text = decodeText(bytes);
  return format === 'csv' ? parseTable(text) : parseJson(text);
}

/** Excel saves "Unicode text" as UTF-16, and CSV UTF-8 with a byte order mark; Numbers without. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder('utf-8').decode(bytes);
}

function parseJson(text: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const list = isRecord(parsed) && 'questions' in parsed ? parsed['questions'] : parsed;
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

/** The first row names the columns, in any case; one of them must be `question`. */
function parseTable(text: string): unknown[] | null {
  const rows = parseCells(text);
  if (!rows) return null;
  const [heading, ...body] = rows;
  if (!heading) return [];
  const names = heading.map((name) => name.trim().toLowerCase());
  if (!names.includes('question')) return null;
  return body.map((cells) => {
    const cellsByName = Object.fromEntries(
      names.map((name, column) => [name, cells[column] ?? '']),
    );
    return {
      ...cellsByName,
      options: readOptions(cellsByName, ''),
      options_ar: readOptions(cellsByName, '_ar'),
    };
  });
}

function parseCells(text: string): string[][] | null {
  try {
    return parse(text, {
      delimiter: detectDelimiter(text),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
  } catch {
    return null;
  }
}

/** Excel separates by the list separator of the system (a semicolon in most of Europe) or by tabs. */
function detectDelimiter(text: string): string {
  const heading = /^[^\r\n]*/.exec(text)![0];
  const counts = [',', ';', '\t'].map((delimiter) => ({
    delimiter,
    count: heading.split(delimiter).length,
  }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}

/** Options are in one column, separated by bars, or in columns of their own: option_1, option_2_ar. */
function readOptions(cells: Record<string, string>, suffix: '' | '_ar'): string[] {
  const joined = cells[`options${suffix}`];
  const options = joined
    ? joined.split('|')
    : [1, 2, 3, 4, 5, 6].map((number) => cells[`option_${number}${suffix}`] ?? '');
  return options.map((option) => option.trim()).filter(Boolean);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
