import type { WorkDetail } from '#domain/work/work.ts';
import { useLanguage } from '#i18n/react.tsx';
import { WorkFacts } from '../components/work-facts.tsx';

export function PortfolioFacts({ work }: { work: WorkDetail }) {
  const { t, date, number } = useLanguage();
  return (
    <WorkFacts
      facts={[
        { label: t('storefront.work.client'), value: work.client },
        { label: t('storefront.work.location'), value: work.location },
        {
          label: t('storefront.work.finished'),
          value: work.finishedOn && <time dateTime={work.finishedOn}>{date(work.finishedOn)}</time>,
        },
        {
          label: t('portfolioProject.area'),
          value: work.area && t('portfolioProject.squareMetres', { area: number(work.area) }),
        },
        {
          label: t('portfolioProject.materials'),
          value: work.materials.length > 0 && (
            <ul>
              {work.materials.map((material) => (
                <li key={material}>{material}</li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
