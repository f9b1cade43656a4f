import { useId } from 'react';
import { useT } from '#i18n/react.tsx';
import { publicPaths } from '#services/admin/publishing/public-paths.ts';
import { TextInput } from '#ui/text-input.tsx';
import { FormField, useControlProps } from '../../shared/forms/form-fields.tsx';
import { useRecordContext } from '../forms/record-context.ts';

/** An address: offers the pages of the shop, and takes any that begins with https://. */
export function RecordLink({ name }: { name: string }) {
  const t = useT();
  const list = useId();
  const control = useControlProps(name, useRecordContext().shown[name]);
  return (
    <FormField name={name} hint={t('adminContent.page.linkHint')}>
      <TextInput {...control} dir="ltr" className="rtl:text-right" list={list} autoComplete="off" />
      <datalist id={list}>
        {[...publicPaths].map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </FormField>
  );
}
