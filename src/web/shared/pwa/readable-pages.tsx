import { useEffect, useState } from 'react';
import { listCachedPages, type ReadablePage } from './list-cached-pages.ts';

/** Names the pages that can be read without a connection. As documents: only whole pages are cached. */
export function ReadablePages() {
  const [pages, setPages] = useState<ReadablePage[]>([]);
  useEffect(() => {
    listCachedPages(document.documentElement.lang).then(setPages, () => {});
  }, []);
  return (
    <ul className="page cached-pages">
      {pages.map(({ path, name }) => (
        <li key={path}>
          <a href={path} className="sheet-link">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
