import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '../page-head.tsx';
import { useIsOnline } from '../use-is-online.ts';

interface FailurePageProps {
  title?: string;
  text?: string;
  /** What the button that tries again says. */
  retry?: string;
}

/** Our fault, or the connection's: says which, and offers the same address again as a full load. */
export function FailurePage(props: FailurePageProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const online = useIsOnline();
  useRecovery(online);
  const title = online ? (props.title ?? t('failure.title')) : t('connection.offlineTitle');
  const text = online ? (props.text ?? t('failure.text')) : t('connection.offlineText');
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <EmptyState
        heading="h1"
        title={title}
        description={text}
        actions={
          <>
            <ButtonLink to={pathname + search} reloadDocument>
              {props.retry ?? t('failure.retry')}
            </ButtonLink>
            <ButtonLink to="/" variant="outline">
              {t('notFound.home')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

/** Once the connection is back the page is asked for again, without a reload. */
function useRecovery(online: boolean): void {
  const { revalidate } = useRevalidator();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) void revalidate();
    wasOffline.current = !online;
  }, [online, revalidate]);
}
