import { maxImages } from '#domain/uploads/files.ts';
import { useT } from '#i18n/react.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import type { DeskSuccess } from './desk-results.ts';
import { EntryPhotoFields } from './entry-photo-fields.tsx';
import { NoteFields } from './note-fields.tsx';
import { useEntryProblems } from './use-entry-problems.ts';

export function EntryForm({ form }: { form: ShopFormState<DeskSuccess> }) {
  const t = useT();
  return (
    <details className="desk-more" open={form.rejection !== null || undefined}>
      <summary>{t('adminOrders.orderEntries.add')}</summary>
      <DeskForm
        form={form}
        idPrefix="entry"
        encType="multipart/form-data"
        className="grid gap-4"
        failedTitle={t('adminOrders.orderDesk.notSaved')}
        {...useEntryProblems(form.rejection)}
        preventScrollReset
      >
        <p className="text-sm text-muted">{t('adminOrders.orderEntries.addText')}</p>
        {/* Empty again after its own entry, not after one of a step or a colleague. */}
        <EntryFields key={form.success?.id} />
        <div>
          <SubmitButton busyLabel={t('adminOrders.orderDesk.saving')}>
            {t('adminOrders.orderEntries.save')}
          </SubmitButton>
        </div>
      </DeskForm>
    </details>
  );
}

function EntryFields() {
  const t = useT();
  const others = Array.from({ length: maxImages - 1 }, (_, index) => index + 2);
  return (
    <>
      <NoteFields />
      <Checkbox name="visible" label={t('adminOrders.orderEntries.visible')} />
      <EntryPhotoFields position={1} />
      <details className="desk-more">
        <summary>{t('adminOrders.orderEntries.morePhotos')}</summary>
        {others.map((position) => (
          <EntryPhotoFields key={position} position={position} />
        ))}
      </details>
    </>
  );
}
