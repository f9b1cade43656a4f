import { useEffect, useRef } from 'react';
import { slugFromName } from '#domain/admin/products/slug-from-name.ts';
import { useT } from '#i18n/react.tsx';
import { useFormContext } from '../../../shared/forms/form-context.ts';
import { typeInto } from '../../forms/form-texts.ts';
import { useRecordContext, useRecordTexts } from '../../forms/record-context.ts';
import { RecordText } from '../../forms/record-fields.tsx';

/** The address of the page. Of a new product it follows the name until another one is typed. */
export function ProductSlugField({ isNew }: { isNew: boolean }) {
  const t = useT();
  const { idOf } = useFormContext();
  const { shown } = useRecordContext();
  const { name = '', slug = '' } = useRecordTexts();
  const followed = useRef(slugFromName(name));
  useEffect(() => {
    const next = slugFromName(name);
    const isOwn = slug !== '' && slug !== followed.current;
    if (!isNew || isOwn || next === followed.current) return;
    followed.current = next;
    typeInto(idOf('slug'), next);
  });
  const isRenamed = !isNew && slug !== '' && slug !== shown['slug'];
  return (
    <RecordText
      name="slug"
      required
      isCode
      maxLength={120}
      hint={
        isRenamed
          ? t('adminProducts.form.slugRenamed', { code: `/product/${shown['slug'] ?? ''}` })
          : t('adminProducts.form.slugHint', { code: `/product/${slug || '…'}` })
      }
    />
  );
}
