import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function NoOpenings() {
  const t = useT();
  return (
    <EmptyState
      title={t('enquiries.careers.none')}
      description={t('enquiries.careers.noneText')}
      actions={<ButtonLink to="/contact">{t('enquiries.careers.write')}</ButtonLink>}
    />
  );
}
