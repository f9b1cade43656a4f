import { useT } from '#i18n/react.tsx';
import type { PictureDetail } from '#services/media/read-picture.server.ts';
import { Dialog, DialogButton, DialogCloseButton } from '#ui/dialog.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { RejectionLine } from '../../shared/forms/rejection-notice.tsx';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

interface RemovePictureProps {
  picture: PictureDetail;
  serverResult?: FormResult<object>;
}

/** Asks first, because files cannot be brought back. */
export function RemovePicture({ picture, serverResult }: RemovePictureProps) {
  const t = useT();
  const form = useShopForm({ intent: 'remove', serverResult });
  return (
    <section className="record-section mt-6 mb-8" aria-labelledby="picture-remove">
      <h2 id="picture-remove">{t('adminMedia.remove.title')}</h2>
      {picture.uses.length > 0 ? (
        <p className="text-muted">{t('adminMedia.remove.used')}</p>
      ) : (
        <DialogButton opens="remove-picture" variant="danger" className="justify-self-start">
          {t('adminMedia.remove.button')}
        </DialogButton>
      )}
      <Dialog
        id="remove-picture"
        title={t('adminMedia.remove.question')}
        description={t('adminMedia.remove.text')}
      >
        <DeskForm
          form={form}
          hasNotice={false}
          className="flex flex-wrap justify-end gap-3"
          reasonTexts={{
            picture_in_use: t('adminMedia.remove.used'),
            picture_gone: t('adminMedia.remove.gone'),
            forbidden: t('adminMedia.upload.reasons.forbidden'),
          }}
        >
          <RejectionLine />
          <DialogCloseButton closes="remove-picture">
            {t('adminMedia.remove.stay')}
          </DialogCloseButton>
          <SubmitButton variant="danger" busyLabel={t('adminMedia.remove.busy')}>
            {t('adminMedia.remove.button')}
          </SubmitButton>
        </DeskForm>
      </Dialog>
    </section>
  );
}
