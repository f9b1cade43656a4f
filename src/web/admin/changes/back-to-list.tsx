import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { adminPages } from '../menu/pages.ts';

/** To the list that the rows of a set were chosen from. */
export function BackToList({ list }: { list: string | null }) {
  const t = useT();
  const page = adminPages.find(({ path }) => path === list);
  if (!page) return null;
  return (
    <ButtonLink to={`/admin/${page.path}`} size="small" variant="quiet">
      {t('admin.changes.backTo', { list: t(`admin.pages.${page.name}`) })}
    </ButtonLink>
  );
}
