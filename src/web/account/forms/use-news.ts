import { useEffect, useRef } from 'react';

/** Tells each answer of an action once, however often the page renders it. */
export function useNews(news: object | null, tell: () => void): void {
  const told = useRef<object>(undefined);
  useEffect(() => {
    if (!news || told.current === news) return;
    told.current = news;
    tell();
  }, [news, tell]);
}
