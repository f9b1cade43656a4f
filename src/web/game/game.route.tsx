import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '../shared/page-head.tsx';

export const handle = { bare: true };

export default function Game() {
  const t = useT();
  return (
    <>
      <PageHead title={t('storefront.pages.game.title')} />
      <EmptyState
        heading="h1"
        className="min-h-dvh content-center"
        title={t('storefront.pages.game.title')}
        description={t('storefront.pages.game.text')}
        actions={<ButtonLink to="/shop">{t('storefront.pages.visitShop')}</ButtonLink>}
      />
    </>
  );
}
