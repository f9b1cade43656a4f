interface Range {
  first: number;
  last: number;
}

/** Reads a Range header for a file; null when it names no byte of the file. Several ranges are not served. */
export function parseByteRange(header: string, size: number): Range | null {
  const [, start, end] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (start === undefined || end === undefined || (!start && !end)) return null;
  if (!start) {
    const length = Number(end);
    return length > 0 && size > 0 ? { first: Math.max(0, size - length), last: size - 1 } : null;
  }
  const first = Number(start);
  const last = end ? Math.min(Number(end), size - 1) : size - 1;
  return first <= last && first < size ? { first, last } : null;
}
