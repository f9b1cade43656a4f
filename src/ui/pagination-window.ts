export type PageSlot = number | 'gap';

/** First, last, the current page and its neighbours; a gap never hides a single page. */
export function pageWindow(current: number, total: number, reach = 1): PageSlot[] {
  const wanted = new Set([1, total]);
  for (let page = current - reach; page <= current + reach; page++) wanted.add(page);
  const pages = [...wanted].filter((page) => page >= 1 && page <= total).toSorted((a, b) => a - b);
  return pages.flatMap((page, index): PageSlot[] => {
    const skipped = page - (pages[index - 1] ?? page - 1) - 1;
    if (skipped === 0) return [page];
    return skipped === 1 ? [page - 1, page] : ['gap', page];
  });
}
