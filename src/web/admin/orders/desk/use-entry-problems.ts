import { useT } from '#i18n/react.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import { useDeskReasonTexts } from './use-desk-reason-texts.ts';

const problems = ['empty', 'too_many_images', 'image_too_large', 'not_an_image'] as const;

/** Why a form with photos was rejected, as properties of its ShopForm. */
export function useEntryProblems(rejection: ShopFormState['rejection']) {
  const t = useT();
  const own = problems.map((name) => [name, t(`adminOrders.orderEntries.problems.${name}`)]);
  return {
    reasonTexts: {
      ...useDeskReasonTexts(rejection),
      ...(Object.fromEntries(own) as Record<string, string>),
    },
    problemText: (problem: string) =>
      problem === 'alt_required' ? t('adminOrders.orderEntries.problems.alt_required') : undefined,
  };
}
