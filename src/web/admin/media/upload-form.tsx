import { pictureTypes } from '#domain/uploads/files.ts';
import { useT } from '#i18n/react.tsx';
import type { AddedPictures } from '#services/media/add-pictures.server.ts';
import { FileInput } from '#ui/file-input.tsx';
import { FormField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { DeskForm } from '../forms/desk-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';

/** Uploads pictures where no scripts run. */
export function UploadForm({ serverResult }: { serverResult?: FormResult<AddedPictures> }) {
  const t = useT();
  const form = useShopForm<AddedPictures>({ serverResult });
  return (
    <DeskForm
      form={form}
      encType="multipart/form-data"
      className="upload-area"
      labels={{ picture: t('adminMedia.upload.choose') }}
      reasonTexts={{ picture_missing: t('adminMedia.upload.reasons.picture_missing') }}
    >
      <UploadReport result={form.success} />
      <FormField name="picture" hint={t('adminMedia.upload.hint')}>
        <FileInput name="picture" accept={pictureTypes} multiple required />
      </FormField>
      <SubmitButton busyLabel={t('adminMedia.upload.sending')}>
        {t('adminMedia.upload.send')}
      </SubmitButton>
    </DeskForm>
  );
}

function UploadReport({ result }: { result: AddedPictures | null }) {
  const t = useT();
  if (!result) return null;
  return (
    <div role="status">
      <p>{t('adminMedia.upload.added', { count: result.added })}</p>
      <ul>
        {result.failed.map(({ name, reason }) => (
          <li key={name} className="text-terracotta">
            <bdi>{name}</bdi>: {t(`adminMedia.upload.reasons.${reason}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
