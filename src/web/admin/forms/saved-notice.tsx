import { useT } from '#i18n/react.tsx';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import type { SavedRecord } from './loaded-record.ts';

export function SavedNotice({ success }: { success: SavedRecord | null }) {
  const t = useT();
  return success?.changed === 0 ? (
    <SuccessNotice result={success} title={t('admin.recordForm.unchanged')} />
  ) : (
    <SuccessNotice
      result={success}
      title={t('admin.recordForm.saved')}
      text={t('admin.recordForm.savedText')}
    />
  );
}
