import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function DisabledStage() {
  const t = useT();
  return (
    <EmptyState
      heading="h1"
      className="content-center"
      title={t('game.bar.closed')}
      description={t('game.bar.closedText')}
      actions={<ButtonLink to="/shop">{t('game.bar.leave')}</ButtonLink>}
    />
  );
}
