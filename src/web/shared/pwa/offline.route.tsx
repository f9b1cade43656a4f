import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { MessagePage } from '../errors/message-page.tsx';
import { ReadablePages } from './readable-pages.tsx';

/** Precached by the service worker, for pages that were never visited. */
export default function Offline() {
  const t = useT();
  return (
    <MessagePage
      title={t('connection.offlineTitle')}
      text={t('connection.offlinePage')}
      actions={<ButtonLink to="/">{t('notFound.home')}</ButtonLink>}
    >
      <ReadablePages />
    </MessagePage>
  );
}
