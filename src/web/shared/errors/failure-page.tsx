import { useLocation, useRevalidator } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useIsOnline } from '../connection/use-is-online.ts';
import { addedPart } from '../router/later-part.tsx';
import { MessagePage } from './message-page.tsx';

// Cached with the page that says we are offline. Without that cache there are no pages to list either.
const ReadablePages = addedPart(
  async () => (await import('../pwa/readable-pages.tsx')).ReadablePages,
);

interface FailurePageProps {
  title?: string;
  text?: string;
  /** The label of the retry button. */
  retry?: string;
}

/**
 * Shown when the server failed or the connection is lost. Retries in place, or as a full page load
 * without scripts.
 */
export function FailurePage(props: FailurePageProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const online = useIsOnline();
  const { revalidate } = useRevalidator();
  const title = props.title ?? t(online ? 'failure.title' : 'connection.offlineTitle');
  const text = online ? (props.text ?? t('failure.text')) : t('connection.offlineText');
  return (
    <MessagePage
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink
            to={pathname + search}
            reloadDocument
            onClick={(event) => {
              event.preventDefault();
              void revalidate();
            }}
          >
            {props.retry ?? t('failure.retry')}
          </ButtonLink>
          <ButtonLink to="/" variant="outline">
            {t('notFound.home')}
          </ButtonLink>
        </>
      }
    >
      {!online && <ReadablePages />}
    </MessagePage>
  );
}
