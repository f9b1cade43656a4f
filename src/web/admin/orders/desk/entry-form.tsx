import { maxImages, pictureTypes } from '#domain/uploads/files.ts';
import { useT } from '#i18n/react.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { TextField } from '../../../shared/forms/form-fields.tsx';
import { ShopForm } from '../../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ShopFormState } from '../../../shared/forms/use-shop-form.ts';
import type { DeskSuccess } from './desk-results.ts';
import { NoteFields } from './note-fields.tsx';
import { useDeskReasonTexts } from './use-desk-reason-texts.ts';

interface EntryFormProps {
  form: ShopFormState<DeskSuccess>;
  /** The page was sent without scripts and came back: files are not returned. */
  areFilesLost: boolean;
}

const problems = ['empty', 'too_many_images', 'image_too_large', 'not_an_image'] as const;

export function EntryForm({ form, areFilesLost }: EntryFormProps) {
  const t = useT();
  const own = problems.map((name) => [name, t(`adminOrders.orderEntries.problems.${name}`)]);
  return (
    <details className="desk-more" open={form.rejection !== null || undefined}>
      <summary>{t('adminOrders.orderEntries.add')}</summary>
      <ShopForm
        form={form}
        idPrefix="entry"
        encType="multipart/form-data"
        className="grid gap-4"
        failedTitle={t('adminOrders.orderDesk.notSaved')}
        reasonTexts={{
          ...useDeskReasonTexts(form.rejection),
          ...(Object.fromEntries(own) as Record<string, string>),
        }}
        problemText={(problem) =>
          problem === 'alt_required'
            ? t('adminOrders.orderEntries.problems.alt_required')
            : undefined
        }
        preventScrollReset
      >
        <p className="text-sm text-muted">{t('adminOrders.orderEntries.addText')}</p>
        {/* Empty again after its own entry, not after one of a step or a colleague. */}
        <EntryFields key={form.success?.id} areFilesLost={areFilesLost} />
        <div>
          <SubmitButton busyLabel={t('adminOrders.orderDesk.saving')}>
            {t('adminOrders.orderEntries.save')}
          </SubmitButton>
        </div>
      </ShopForm>
    </details>
  );
}

function EntryFields({ areFilesLost }: { areFilesLost: boolean }) {
  const t = useT();
  const others = Array.from({ length: maxImages - 1 }, (_, index) => index + 2);
  return (
    <>
      <NoteFields />
      <Checkbox name="visible" label={t('adminOrders.orderEntries.visible')} />
      <EntryPhoto position={1} areFilesLost={areFilesLost} />
      <details className="desk-more">
        <summary>{t('adminOrders.orderEntries.morePhotos')}</summary>
        {others.map((position) => (
          <EntryPhoto key={position} position={position} areFilesLost={areFilesLost} />
        ))}
      </details>
    </>
  );
}

function EntryPhoto({ position, areFilesLost }: { position: number; areFilesLost: boolean }) {
  const t = useT();
  return (
    <fieldset className="desk-photo-fields">
      <legend className="sr-only">
        {t('adminOrders.orderEntries.photo', { count: position })}
      </legend>
      <Field
        label={t('adminOrders.orderEntries.photo', { count: position })}
        hint={t(`adminOrders.orderEntries.${areFilesLost ? 'photosAgain' : 'photoHint'}`)}
      >
        <FileInput name={`photo_${position}`} accept={pictureTypes} />
      </Field>
      <div className="desk-languages">
        <TextField
          name={`alt_en_${position}`}
          label={t('adminOrders.orderEntries.altEn')}
          maxLength={300}
          dir="ltr"
        />
        <TextField
          name={`alt_ar_${position}`}
          label={t('adminOrders.orderEntries.altAr')}
          maxLength={300}
          dir="rtl"
        />
      </div>
    </fieldset>
  );
}
