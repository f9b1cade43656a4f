import { useSearchParams } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { UndoNotice } from '../changes/undo-notice.tsx';
import { undoParameter } from '../records/intents.ts';

interface SeriesNoticeProps {
  series: string;
  /** How many codes the list shows in all. */
  count: number;
}

/** Above the codes of one series: how to download them and, at first, how to take them back. */
export function SeriesNotice({ series, count }: SeriesNoticeProps) {
  const t = useT();
  const changeSet = useSearchParams()[0].get(undoParameter);
  return (
    <>
      {changeSet && count > 0 && (
        <UndoNotice changeSet={changeSet}>
          <p className="font-medium">{t('adminCoupons.series.made', { count })}</p>
        </UndoNotice>
      )}
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="text-muted">{t('adminCoupons.series.shown')}</p>
        <ButtonLink
          to={`/admin/export/coupons?series=${series}`}
          size="small"
          variant="outline"
          reloadDocument
        >
          {t('adminCoupons.series.download')}
        </ButtonLink>
      </div>
    </>
  );
}
