import { useT } from '#i18n/react.tsx';

/** In the order of the form. */
export function useRequestLabels() {
  const t = useT();
  return {
    project_title: t('enquiries.customService.projectTitle'),
    service_type: t('enquiries.customService.serviceType'),
    project_type: t('enquiries.customService.projectType'),
    style_preferences: t('enquiries.customService.style'),
    house_area: t('enquiries.customService.houseArea'),
    budget_range: t('enquiries.customService.budget'),
    preferred_timeline: t('enquiries.customService.timeline'),
    images: t('enquiries.customService.images'),
    reference_urls: t('enquiries.customService.references'),
    message: t('enquiries.fields.message'),
    full_name: t('enquiries.fields.fullName'),
    email: t('enquiries.fields.email'),
    phone: t('enquiries.fields.phone'),
  };
}
