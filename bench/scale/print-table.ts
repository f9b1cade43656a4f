/** A table in Markdown, as docs/scale.md shows it. */
export function printTable(
  title: string,
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(`\n${title}\n`);
  console.log(line(header));
  console.log(line(header.map(() => '---')));
  for (const row of rows) console.log(line(row));
}

/** Two digits that matter, without a fraction from ten on. */
export function round(value: number): string {
  if (value >= 10) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(2)));
}

export const percent = (share: number): string =>
  share > 0 && share < 0.001 ? '< 0.1 %' : `${round(Math.round(share * 1_000) / 10)} %`;
