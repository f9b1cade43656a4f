import { isFormula } from '#domain/csv/formula-quote.ts';
import { runSteps, type Steps } from '#platform/parsing/run-in-slices.server.ts';

/** Characters between two steps. */
const stride = 64 * 1024;

/** CSV as PostgreSQL writes it, with an apostrophe before each cell that a spreadsheet would run. */
export const quoteFormulas = async (csv: string | null): Promise<string | null> =>
  csv === null ? null : runSteps(csv.length, quoteCells(csv));

function* quoteCells(csv: string): Steps<string> {
  const parts: string[] = [];
  let copied = 0;
  let isQuoted = false;
  let isStart = true;
  for (let at = 0; at < csv.length; at += 1) {
    const isOpening = csv[at] === '"' && isStart;
    if (isStart && startsFormula(csv, at)) {
      const cell = isOpening ? at + 1 : at;
      parts.push(csv.slice(copied, cell), "'");
      copied = cell;
    }
    if (csv[at] === '"') isQuoted = !isQuoted;
    isStart = !isQuoted && (csv[at] === ',' || csv[at] === '\n');
    if (at % stride === 0) yield;
  }
  return parts.join('') + csv.slice(copied);
}

/** Whether the cell that begins here is one; numbers, which are not quoted, are seen as a whole. */
function startsFormula(csv: string, at: number): boolean {
  if (csv[at] === '"') return isFormula(csv[at + 1] ?? '');
  if (!isFormula(csv[at]!)) return false;
  const [, cell = ''] = /([^,\n]{0,400})/.exec(csv.slice(at, at + 400)) ?? [];
  return isFormula(cell);
}
