export interface MatchedHeader {
  /** The column of each cell; null where none is imported. */
  columns: (string | null)[];
  /** Places of headers that are unknown, or that name a column for the second time. */
  unknown: number[];
}

interface KnownNames {
  /** Columns that are imported, each with the names that it may have in a file. */
  names: ReadonlyMap<string, string>;
  /** Headers of the export that are not imported, in the form of `plainName`. */
  ignored: ReadonlySet<string>;
}

/** Sent for a column that is left out on purpose. */
export const leftOut = '-';

/** Letters and digits alone, so that `Name AR`, `name_ar` and `nameAr` are one name. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Finds the column of each header; `selected` are selections of the editor by place. */
export function matchHeader(
  header: readonly string[],
  { names, ignored }: KnownNames,
  selected: ReadonlyMap<number, string>,
): MatchedHeader {
  const known = new Set(names.values());
  const taken = new Set<string>();
  const unknown: number[] = [];
  const columns = header.map((text, place) => {
    const name = plainName(text);
    const choice = selected.get(place);
    const found = choice ?? names.get(name);
    const isLeftOut =
      choice === leftOut || (choice === undefined && (ignored.has(name) || name === ''));
    if (isLeftOut) return null;
    if (!found || !known.has(found) || taken.has(found)) {
      unknown.push(place);
      return null;
    }
    taken.add(found);
    return found;
  });
  return { columns, unknown };
}
