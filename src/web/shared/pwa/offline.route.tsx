import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { ReadablePages } from './readable-pages.tsx';

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
