import { useSearchParams } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { UndoNotice } from '../changes/undo-notice.tsx';
import { undoParameter } from './intents.ts';

/** Above a list: what was just removed can be brought back. */
export function RemovedNotice() {
  const t = useT();
  const changeSet = useSearchParams()[0].get(undoParameter);
  if (!changeSet) return null;
  return (
    <UndoNotice changeSet={changeSet}>
      <p className="font-medium">{t('admin.records.removed')}</p>
    </UndoNotice>
  );
}
