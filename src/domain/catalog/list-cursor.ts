/** A place in a sorted list: behind or before the piece with this sort key and id. */
export interface Cursor {
  side: 'after' | 'before';
  /** A whole number, as text: it may be larger than a float holds. */
  key: string;
  id: string;
}

const written = /^(-?\d{1,18})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

export function readCursor(side: Cursor['side'], text: string | null): Cursor | undefined {
  const [, key, id] = written.exec(text ?? '') ?? [];
  return key && id ? { side, key, id } : undefined;
}

export const writeCursor = ({ key, id }: Cursor): string => `${key}.${id}`;
