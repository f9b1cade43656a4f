import { useId } from 'react';
import { useT } from '#i18n/react.tsx';
import { publicPaths } from '#services/admin/publishing/public-paths.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useFormContext } from '../../shared/forms/form-context.ts';
import { FormField } from '../../shared/forms/form-fields.tsx';
import { useFieldText } from '../forms/use-field-text.ts';
import { LinkFinder } from '../rich-text/link-finder.tsx';

/** An address: finds pages, products and projects of the shop, and takes any that begins with https://. */
export function RecordLink({ name }: { name: string }) {
  const t = useT();
  const list = useId();
  const { change, control } = useFieldText<HTMLInputElement>(name);
  const label = useFormContext().labels[name] ?? name;
  return (
    <FormField name={name} hint={t('adminContent.page.linkHint')}>
      <div className="record-link">
        <TextInput
          {...control}
          dir="ltr"
          className="rtl:text-right"
          list={list}
          autoComplete="off"
        />
        <LinkFinder label={label} onChoose={change} />
      </div>
      <datalist id={list}>
        {[...publicPaths].map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </FormField>
  );
}
