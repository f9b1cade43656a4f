import type { BulkResult } from '#domain/admin/lists/bulk.ts';
import { workCategories, type WorkCategory } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { UndoNotice } from '../changes/undo-notice.tsx';
import { BulkReport } from '../lists/bulk-report.tsx';

export const worksBulkIntent = 'bulk';

interface Changed {
  results: BulkResult[];
  changeSet: string | null;
}

const known = ['publish', 'unpublish', 'not_ready', 'nothing_to_publish', 'not_published'] as const;

/** The actions on ticked works, and what became of each. */
export function useWorksBulk(serverResult: FormResult | null | undefined) {
  const t = useT();
  const form = useShopForm<Changed>({
    intent: worksBulkIntent,
    // Of all results of the page, those with this intent are of this form.
    serverResult: serverResult as FormResult<Changed> | null | undefined,
  });
  const nameOf = (category: WorkCategory) => t(`adminWork.works.categories.${category}`);
  const bulk = {
    form,
    actions: [
      { id: 'publish', label: t('adminWork.works.publish') },
      { id: 'unpublish', label: t('adminWork.works.unpublish') },
      ...workCategories.map((category) => ({
        id: category,
        label: t('adminWork.works.setCategory', { name: nameOf(category) }),
      })),
    ],
    consequence: t('adminWork.works.bulkConsequence'),
  };
  const resultText = (status: string) => {
    const category = workCategories.find((each) => each === status);
    if (category) return nameOf(category);
    return t(`adminWork.works.bulkResults.${known.find((each) => each === status) ?? 'other'}`);
  };
  const report = form.success && (
    <UndoNotice changeSet={form.success.changeSet}>
      <BulkReport results={form.success.results} statusText={resultText} />
    </UndoNotice>
  );
  return { bulk, report };
}
