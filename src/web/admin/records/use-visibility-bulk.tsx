import type { BulkResult } from '#domain/admin/lists/bulk.ts';
import { useT } from '#i18n/react.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { UndoNotice } from '../changes/undo-notice.tsx';
import { BulkReport } from '../lists/bulk-report.tsx';

interface Changed {
  results: BulkResult[];
  changeSet: string | null;
}

/** The actions and the report of a list whose rows staff show and hide. */
export function useVisibilityBulk(serverResult: FormResult<Changed> | null | undefined) {
  const t = useT();
  const form = useShopForm<Changed>({ intent: 'bulk', serverResult });
  const bulk = {
    form,
    actions: [
      { id: 'show', label: t('admin.records.show') },
      { id: 'hide', label: t('admin.records.hide') },
    ],
    consequence: t('admin.records.bulk.consequence'),
  };
  const nameOf = (isVisible: string) =>
    t(isVisible === 'true' ? 'admin.records.bulk.visible' : 'admin.records.bulk.hidden');
  const report = form.success && (
    <UndoNotice changeSet={form.success.changeSet}>
      <BulkReport results={form.success.results} statusText={nameOf} />
    </UndoNotice>
  );
  return { bulk, report };
}
