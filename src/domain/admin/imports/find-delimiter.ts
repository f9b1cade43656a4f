const delimiters = [',', ';', '\t'] as const;

export interface DelimitedText {
  delimiter: string;
  /** Without the line `sep=;` that Excel reads and writes. */
  text: string;
}

/** What separates the cells of the header; a comma when it has one cell. */
export function findDelimiter(text: string): DelimitedText {
  const named = /^sep=([,;\t])\r?\n/i.exec(text);
  if (named) return { delimiter: named[1]!, text: text.slice(named[0].length) };
  const header = headerOf(text);
  const counted = delimiters.map((delimiter) => ({
    delimiter,
    count: header.split(delimiter).length,
  }));
  const [most] = counted.toSorted((one, other) => other.count - one.count);
  return { delimiter: most!.delimiter, text };
}

/** The first line, without what stands in quotes. */
function headerOf(text: string): string {
  let isQuoted = false;
  let header = '';
  for (const character of text.slice(0, 20_000)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) break;
    else if (!isQuoted) header += character;
  }
  return header;
}
