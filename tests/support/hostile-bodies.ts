import { Readable } from 'node:stream';

const megabyte = 1_000_000;

const fill = (piece: string) => piece.repeat(Math.floor(megabyte / piece.length));
const fillWith = (piece: (index: number) => string) => {
  const length = Math.floor(megabyte / (piece(10_000).length + 1));
  return Array.from({ length }, (_, index) => piece(index));
};

/** A megabyte each of what takes some parser long. */
export const hostileBodies: Record<string, string> = {
  'line ends': fill('\n'),
  'carriage returns': fill('\r'),
  'blank lines': fill(' \r\n'),
  'empty cells': fill(','),
  'lines of empty cells': `a,b\n${fill(',\n')}`,
  'short lines': `rating,text\n${fill('5,x\n')}`,
  'one quote': `a\n"${fill('x')}`,
  quotes: `a\n${fill('"')}`,
  'quotes within quotes': `a\n"${fill('""')}"`,
  'open arrays': fill('['),
  'nested arrays': '['.repeat(megabyte / 2) + ']'.repeat(megabyte / 2),
  'open objects': fill('{"a":'),
  'empty objects': `[${fill('{},')}{}]`,
  'empty arrays': `[${fill('[],')}[]]`,
  'short numbers': `[${fill('1,')}1]`,
  'long numbers': `[${fill('1.2345678901234567e-300,')}1]`,
  'one long number': `{"rating":${fill('9')}}`,
  'one long fraction': `{"rating":0.${fill('0')}1}`,
  'keys of one object': `{${fillWith((index) => `"key${index}":1`).join()}}`,
  'numbers as keys': `{${fillWith((index) => `"${index * 7919}":1`).join()}}`,
  'rows of other keys': `[${fillWith((index) => `{"key${index}":1}`).join()}]`,
  'rows with many keys': `[${Array.from(
    { length: 20 },
    (_, row) =>
      `{${fillWith((index) => `"${row}-${index}":1`)
        .slice(0, 4000)
        .join()}}`,
  ).join()}]`,
  'one long text': `{"text":"${fill('x')}"}`,
  'Arabic text': `{"text":"${fill('م')}"}`,
  escapes: `{"text":"${fill('\\u0061')}"}`,
  'escaped halves': `{"text":"${fill('\\ud83d\\ude00')}"}`,
  backslashes: fill('\\'),
  spaces: fill(' '),
  'zero characters': fill('\0'),
  'empty fields': fill('&'),
  'short fields': fill('a&'),
  'fields of other names': fillWith((index) => `name${index}=1`).join('&'),
  'escaped field': `a=${fill('%41')}`,
  tags: fill('<b>'),
  'open tags': fill('<a href="'),
  'quotes in tags': fill(`<a"'`),
};

export const multipartType = 'multipart/form-data; boundary=b';
const disposition = 'Content-Disposition: form-data; name="a"';

/** The same for forms with files. */
export const hostileForms: Record<string, string> = {
  'empty parts': `${fill(`--b\r\n${disposition}\r\n\r\n\r\n`)}--b--\r\n`,
  'headers of a part': `--b\r\n${fill('x: y\r\n')}\r\n\r\n--b--\r\n`,
  'one long header': `--b\r\nContent-Disposition: form-data; name="${fill('a\\"')}"\r\n\r\n\r\n--b--\r\n`,
  'parameters of a header': `--b\r\n${disposition}${fill('; a="b"')}\r\n\r\n\r\n--b--\r\n`,
  'almost a boundary': `--b\r\n${disposition}\r\n\r\n${fill('\r\n--')}\r\n--b--\r\n`,
  'line ends before it': `${fill('\r\n')}--b--\r\n`,
  'one field': `--b\r\n${disposition}\r\n\r\n${fill('x')}\r\n--b--\r\n`,
  'no end': `--b\r\n${disposition}\r\n\r\n`,
};

/** As a server receives it from the network. */
export function requestInChunks(body: string, headers: Record<string, string>): Request {
  const bytes = Buffer.from(body);
  const size = 64 * 1024;
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  const stream = Readable.toWeb(Readable.from(chunks));
  const init = { method: 'POST', headers, body: stream, duplex: 'half' };
  return new Request('http://shop.test/', init as RequestInit);
}
