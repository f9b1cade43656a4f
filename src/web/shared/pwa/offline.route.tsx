import { useEffect, useState } from 'react';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { listCachedPages, type ReadablePage } from './list-cached-pages.ts';

/** Precached by the service worker, for pages that were never visited. */
export default function Offline() {
  const t = useT();
  return (
    <>
      <PageHead title={t('connection.offlineTitle')} robots="noindex" />
      <EmptyState
        heading="h1"
        title={t('connection.offlineTitle')}
        description={t('connection.offlinePage')}
        actions={<ButtonLink to="/">{t('notFound.home')}</ButtonLink>}
      />
      <ReadablePages />
    </>
  );
}

/** Documents and not navigations: without a connection only whole pages are there. */
function ReadablePages() {
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
