import { pictureTypes } from '#domain/uploads/files.ts';
import { useT } from '#i18n/react.tsx';
import { Field } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';

/** `areLost`: the server has returned the page, and files are not returned. */
export function ReturnPhotosField({ areLost }: { areLost: boolean }) {
  const t = useT();
  return (
    <Field
      label={t('account.order.return.photos')}
      hint={t(areLost ? 'account.order.return.photosAgain' : 'account.order.return.photosHint')}
    >
      <FileInput name="photos" accept={pictureTypes} multiple />
    </Field>
  );
}
