import { useNavigate } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { PageHead } from '../seo/page-head.tsx';

export function NotFoundPage() {
  const t = useT();
  const navigate = useNavigate();
  const hasScripts = useHasScripts();
  return (
    <>
      <PageHead title={t('notFound.title')} robots="noindex" />
      <EmptyState
        heading="h1"
        title={t('notFound.title')}
        description={t('notFound.text')}
        actions={
          <>
            <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
            <ButtonLink to="/shop" variant="outline">
              {t('notFound.products')}
            </ButtonLink>
            {hasScripts && (
              <Button variant="quiet" onClick={() => navigate(-1)}>
                {t('notFound.back')}
              </Button>
            )}
          </>
        }
      />
    </>
  );
}
