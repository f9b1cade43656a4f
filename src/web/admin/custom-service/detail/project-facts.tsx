import { useLanguage } from '#i18n/react.tsx';
import type { RequestDetail } from '#services/enquiries/find-request.server.ts';
import { Facts } from '../../facts.tsx';

export function ProjectFacts({ request }: { request: RequestDetail }) {
  const { t, locale, number } = useLanguage();
  const { serviceType, projectType, budget, timeline, area, styles } = request;
  const styleNames = styles.map((style) => t(`adminEnquiries.options.styles.${style as 'modern'}`));
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return (
    <Facts
      layout="columns"
      facts={[
        [
          t('adminEnquiries.detail.serviceType'),
          t(`adminEnquiries.options.serviceTypes.${serviceType}`),
        ],
        [
          t('adminEnquiries.detail.projectType'),
          t(`adminEnquiries.options.projectTypes.${projectType}`),
        ],
        [t('adminEnquiries.detail.budget'), t(`adminEnquiries.options.budgets.${budget}`)],
        [t('adminEnquiries.detail.timeline'), t(`adminEnquiries.options.timelines.${timeline}`)],
        [
          t('adminEnquiries.detail.area'),
          area && t('adminEnquiries.detail.squareMetres', { area: number(Number(area)) }),
        ],
        [t('adminEnquiries.detail.styles'), list.format(styleNames)],
      ]}
    />
  );
}
