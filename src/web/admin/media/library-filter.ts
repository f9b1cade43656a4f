import type { LibraryFilter } from '#services/media/library-page.ts';

/** Which pictures the address of a page asks for. */
export function libraryFilterOf(url: string): LibraryFilter {
  const { searchParams } = new URL(url);
  const page = Number(searchParams.get('page') ?? 1);
  return {
    text: (searchParams.get('q') ?? '').trim().slice(0, 100),
    isUnused: searchParams.has('unused'),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}
