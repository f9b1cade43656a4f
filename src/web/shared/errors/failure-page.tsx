import { useLocation } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '../page-head.tsx';

interface FailurePageProps {
  title?: string;
  text?: string;
}

/** Our fault: says so, and offers the same address again as a full load. */
export function FailurePage({ title, text }: FailurePageProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHead title={title ?? t('failure.title')} robots="noindex" />
      <EmptyState
        heading="h1"
        title={title ?? t('failure.title')}
        description={text ?? t('failure.text')}
        actions={
          <>
            <ButtonLink to={pathname + search} reloadDocument>
              {t('failure.retry')}
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
