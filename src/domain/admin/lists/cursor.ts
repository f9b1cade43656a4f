/** The row at an edge of a page: its sort value as PostgreSQL writes it, and its id. */
export interface RowCursor {
  value: string | null;
  id: string;
}

const maxLength = 2_000;

/** Opaque to readers of the URL. */
export const writeRowCursor = ({ value, id }: RowCursor): string =>
  encode(JSON.stringify([value, id]));

/** Null for anything that `writeRowCursor` did not write. */
export function parseRowCursor(text: string | null): RowCursor | null {
  if (!text || text.length > maxLength) return null;
  try {
    const decoded: unknown = JSON.parse(decode(text));
    if (!Array.isArray(decoded) || decoded.length !== 2) return null;
    const [value, id] = decoded as unknown[];
    if (typeof id !== 'string' || !isText(id)) return null;
    return value === null || (typeof value === 'string' && isText(value)) ? { value, id } : null;
  } catch {
    return null;
  }
}

const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Base64 of UTF-8 with the alphabet of URLs. */
function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function decode(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, (character) => character.codePointAt(0)!),
  );
}
