import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** Leads to the page on which staff arrange the records of a list. */
export function OrderLink({ to }: { to: string }) {
  const t = useT();
  return (
    <ButtonLink to={to} size="small" variant="outline">
      {t('admin.records.order')}
    </ButtonLink>
  );
}
