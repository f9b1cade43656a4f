import { useState } from 'react';
import { useT } from '#i18n/react.tsx';
import type { PictureDetail } from '#services/media/read-picture.server.ts';
import { Button } from '#ui/button.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { TextField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShownResult } from '../../shared/forms/shown-result.tsx';
import { RejectionLine } from '../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm, type ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { UndoNotice } from '../changes/undo-notice.tsx';
import { LibraryThumbnail } from './library-thumbnail.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import type { Replacement } from './replace-result.ts';

interface ReplacePictureProps {
  picture: PictureDetail;
  serverResult?: FormResult<object>;
}

/** Shows another picture in every place: tried first, then written, and it can be undone. */
export function ReplacePicture({ picture, serverResult }: ReplacePictureProps) {
  const t = useT();
  const result = serverResult as FormResult<Replacement> | undefined;
  const preview = useShopForm<Replacement>({ intent: 'replace', serverResult: result });
  const apply = useShopForm<Replacement>({ intent: 'apply', serverResult: result });
  return (
    <section className="record-section mt-6" aria-labelledby="picture-replace">
      <h2 id="picture-replace">{t('adminMedia.replace.title')}</h2>
      <p className="text-sm text-muted">{t('adminMedia.replace.text')}</p>
      {apply.success ? (
        <UndoNotice changeSet={apply.success.changeSet}>
          <p>{t('adminMedia.replace.applied', { count: apply.success.rows })}</p>
        </UndoNotice>
      ) : (
        <ChooseOther isUsed={picture.uses.length > 0} preview={preview} />
      )}
      {preview.success && !apply.success && (
        <ShownResult of={preview.success}>
          <ReplacePreview replacement={preview.success} apply={apply} from={picture.address} />
        </ShownResult>
      )}
    </section>
  );
}

interface ChooseOtherProps {
  isUsed: boolean;
  preview: ShopFormState<Replacement>;
}

function ChooseOther({ isUsed, preview }: ChooseOtherProps) {
  const t = useT();
  const hasScripts = useHasScripts();
  const [isOpen, setIsOpen] = useState(false);
  const [address, setAddress] = useState('');
  return (
    <DeskForm
      form={preview}
      hasNotice={false}
      className="flex flex-wrap items-end gap-3"
      labels={{ address: t('adminMedia.field.address') }}
      reasonTexts={{
        unknown_picture: t('adminMedia.replace.unknown'),
        same_picture: t('adminMedia.replace.same'),
        picture_unused: t('adminMedia.replace.unused'),
        forbidden: t('adminMedia.replace.forbidden'),
      }}
    >
      {hasScripts ? (
        <>
          <input type="hidden" name="address" value={address} />
          {address && (
            <span className="picture-field-view">
              <LibraryThumbnail address={address} alt="" />
            </span>
          )}
          <Button variant="outline" disabled={!isUsed} onClick={() => setIsOpen(true)}>
            {t('adminMedia.replace.choose')}
          </Button>
          <PictureDialog
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onChoose={([picture]) => picture && setAddress(picture.address)}
          />
        </>
      ) : (
        <TextField name="address" dir="ltr" required />
      )}
      {(address || !hasScripts) && (
        <SubmitButton variant="outline" busyLabel={t('adminMedia.replace.trying')}>
          {t('adminMedia.replace.try')}
        </SubmitButton>
      )}
      <RejectionLine />
    </DeskForm>
  );
}

interface ReplacePreviewProps {
  replacement: Replacement;
  apply: ShopFormState<Replacement>;
  from: string;
}

function ReplacePreview({ replacement, apply, from }: ReplacePreviewProps) {
  const t = useT();
  if (!replacement.changeSet) return <p role="status">{t('adminMedia.replace.unused')}</p>;
  return (
    <DeskForm
      form={apply}
      hasNotice={false}
      className="grid justify-items-start gap-3"
      reasonTexts={{
        expired: t('adminMedia.replace.expired'),
        changed_meanwhile: t('adminMedia.replace.changed'),
        forbidden: t('adminMedia.replace.forbidden'),
      }}
    >
      <p role="status" className="font-medium">
        {t('adminMedia.replace.preview', { count: replacement.rows })}
      </p>
      <div className="flex items-center gap-4">
        <span className="picture-field-view">
          <LibraryThumbnail address={from} alt={t('adminMedia.replace.before')} />
        </span>
        <span aria-hidden="true">→</span>
        <span className="picture-field-view">
          <LibraryThumbnail address={replacement.address} alt={t('adminMedia.replace.after')} />
        </span>
      </div>
      <input type="hidden" name="changeSet" value={replacement.changeSet} />
      <SubmitButton busyLabel={t('adminMedia.replace.applying')}>
        {t('adminMedia.replace.apply')}
      </SubmitButton>
      <RejectionLine />
    </DeskForm>
  );
}
