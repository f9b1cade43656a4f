import { useT } from '#i18n/react.tsx';
import { RejectionLine } from '../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import type { SetStateProps } from './applied-set.tsx';
import { BackToList } from './back-to-list.tsx';
import { ConflictList } from './conflict-list.tsx';

/** What would be written, and the button that writes exactly it; nothing has happened yet. */
export function PreviewedSet({ set, serverResult }: SetStateProps) {
  const t = useT();
  const form = useShopForm({ intent: 'apply', serverResult });
  const { rejection } = form;
  const changed = Number(rejection?.details?.['rows'] ?? 0);
  const others = set.counts.rows - changed;
  const isChanged = rejection?.reason === 'conflict';
  if (set.counts.rows === 0) {
    return (
      <div className="my-4 grid justify-items-start gap-3">
        <p>{t('admin.changes.nothingToApply')}</p>
        <BackToList list={set.list} />
      </div>
    );
  }
  return (
    <>
      <p className="mt-2 max-w-prose text-muted">{t('admin.changes.previewText')}</p>
      {set.isFinal && (
        <p className="mt-2 max-w-prose font-medium">{t('admin.changes.goesAlong')}</p>
      )}
      <DeskForm
        form={form}
        hasNotice={false}
        className="my-6 flex flex-wrap items-center gap-4"
        reasonTexts={{
          conflict: t('admin.changes.othersCanBeApplied', { count: others, changed }),
          expired: t('admin.changes.previewExpired'),
          forbidden: t('admin.recordForm.forbidden'),
          constraint: t('admin.changes.noLongerPossible'),
          not_unique: t('admin.changes.noLongerPossible'),
          in_use: t('admin.changes.noLongerPossible'),
        }}
      >
        {(!isChanged || others > 0) && (
          <SubmitButton
            name="scope"
            value={isChanged ? 'others' : 'all'}
            variant={set.isFinal ? 'danger' : undefined}
            busyLabel={t('admin.changes.applying')}
          >
            {isChanged
              ? t('admin.changes.applyOthers', { count: others })
              : t(`admin.changes.${set.isFinal ? 'deleteForGood' : 'apply'}`, {
                  count: set.counts.rows,
                })}
          </SubmitButton>
        )}
        <BackToList list={set.list} />
        <RejectionLine />
      </DeskForm>
      <ConflictList conflicts={rejection?.conflicts ?? []} />
    </>
  );
}
