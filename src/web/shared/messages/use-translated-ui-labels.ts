import { useMemo } from 'react';
import { useLanguage } from '#i18n/react.tsx';
import type { UiLabels } from '#ui/labels.tsx';

/** The texts that UI primitives render themselves, in the visitor's language. */
export function useTranslatedUiLabels(): UiLabels {
  const { t, number } = useLanguage();
  return useMemo(
    () => ({
      close: t('ui.close'),
      dismiss: t('ui.dismiss'),
      previous: t('ui.previous'),
      next: t('ui.next'),
      loading: t('loading'),
      required: t('ui.required'),
      clear: t('ui.clear'),
      noResults: t('ui.noResults'),
      notifications: t('ui.notifications'),
      breadcrumb: t('ui.breadcrumb'),
      pagination: t('ui.pagination'),
      pause: t('ui.pause'),
      play: t('ui.play'),
      priceNow: t('ui.priceNow'),
      priceBefore: t('ui.priceBefore'),
      page: (page) => t('ui.page', { page }),
      slide: (slide, total) => t('ui.slide', { slide, total }),
      stars: (rating, total) => t('ui.stars', { rating, total }),
      step: (step, total) => t('ui.step', { step, total }),
      stepDone: t('ui.stepDone'),
      chooseFile: t('ui.chooseFile'),
      chooseFiles: t('ui.chooseFiles'),
      noFile: t('ui.noFile'),
      number,
    }),
    [t, number],
  );
}
