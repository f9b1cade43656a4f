import { useT } from '#i18n/react.tsx';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import { UndoNotice } from '../changes/undo-notice.tsx';
import type { SavedRecord } from './loaded-record.ts';

/** After a save: what was written can be taken back for half a minute. */
export function SavedNotice({ success }: { success: SavedRecord | null }) {
  const t = useT();
  if (!success?.changed) {
    return <SuccessNotice result={success} title={t('admin.recordForm.unchanged')} />;
  }
  return (
    <UndoNotice changeSet={success.changeSet ?? null}>
      <p className="font-medium">{t('admin.recordForm.saved')}</p>
      <p>{t('admin.recordForm.savedText')}</p>
    </UndoNotice>
  );
}
