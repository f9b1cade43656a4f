/** A position in a sorted list: after or before the product with this key and id. */
export interface Cursor {
  side: 'after' | 'before';
  /** An integer as text, since it may exceed the safe range of numbers. */
  key: string;
  id: string;
}

const written = /^(-?\d{1,18})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

export function readCursor(side: Cursor['side'], text: string | null): Cursor | undefined {
  const [, key, id] = written.exec(text ?? '') ?? [];
  return key && id ? { side, key, id } : undefined;
}

export const writeCursor = ({ key, id }: Cursor): string => `${key}.${id}`;
