import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';

export function ExpiredGuestLink() {
  const t = useT();
  const title = t('account.order.expiredLink.title');
  return (
    <div className="page">
      <PageHead title={title} robots="noindex" />
      <EmptyState
        heading="h1"
        title={title}
        description={t('account.order.expiredLink.text')}
        actions={
          <>
            <ButtonLink to="/contact">{t('account.order.expiredLink.contact')}</ButtonLink>
            <ButtonLink to="/login" variant="outline">
              {t('account.order.expiredLink.signIn')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
