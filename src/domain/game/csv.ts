/** The rows of a CSV text as spreadsheets write it: quoted where needed, quotes doubled, any line ends. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A field, quoted or bare, and what ends it.
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y;
  const source = text.replace(/^\uFEFF/, '');
  while (field.lastIndex < source.length) {
    const from = field.lastIndex;
    const found = field.exec(source);
    // A quote that is never closed: the rest is one field, and its row will be told so.
    if (!found) return [...rows, [...row, source.slice(from)]];
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push([...row, '']);
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}
