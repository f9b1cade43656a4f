import { useT } from '#i18n/react.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx';

/** Placeholders for the hero, the products and the projects. */
export function Placeholders() {
  const t = useT();
  return (
    <SkeletonGroup className="page section grid gap-16">
      <h1 className="sr-only">{t('storefront.home.title')}</h1>
      <Skeleton className="h-[60vh]" />
      <div className="grid gap-6">
        <p className="text-muted">{t('storefront.home.loadingProducts')}</p>
        <Skeleton className="h-96" />
      </div>
      <div className="grid gap-6">
        <p className="text-muted">{t('storefront.home.loadingProjects')}</p>
        <Skeleton className="h-80" />
      </div>
    </SkeletonGroup>
  );
}
