import { useState } from 'react';
import { adminRichTextArea } from '#i18n/areas/admin-rich-text.ts';
import { useT } from '#i18n/react.tsx';
import { TextArea } from '#ui/text-input.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useFormContext } from '../../shared/forms/form-context.ts';
import { FormField, type FormFieldProps } from '../../shared/forms/form-fields.tsx';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { useFieldText } from '../forms/use-field-text.ts';
import { LoadedEditor } from './loaded-editor.tsx';

type RecordRichTextProps = FormFieldProps & {
  /** Its own language, where it is not that of the page. */
  lang?: 'en' | 'ar';
};

/** A text with headings, lists and links. Without scripts it is a plain field that takes the same HTML. */
const RecordRichText = (props: RecordRichTextProps) => (
  <AreaMessages area={adminRichTextArea}>
    <RichTextField {...props} />
  </AreaMessages>
);

function RichTextField({ lang, ...field }: RecordRichTextProps) {
  const { labels, idOf, problemOf } = useFormContext();
  const { text, change, control } = useFieldText<HTMLTextAreaElement>(field.name);
  const hasScripts = useHasScripts();
  const [isReady, setIsReady] = useState(false);
  const id = idOf(field.name);
  const dir = lang && (lang === 'ar' ? 'rtl' : 'ltr');
  return (
    <FormField {...field}>
      <TextArea
        {...control}
        // A hidden field that must not be empty would stop the form without a word.
        {...(isReady && { id: `${id}-html`, required: false })}
        hidden={isReady}
        rows={8}
        {...{ lang, dir }}
      />
      {hasScripts && (
        <LoadedEditor
          {...{ id, text, lang, dir }}
          label={field.label ?? labels[field.name] ?? field.name}
          isInvalid={problemOf(field.name) !== undefined}
          onChange={change}
          onReady={() => setIsReady(true)}
        />
      )}
    </FormField>
  );
}

/** Both languages side by side; the Arabic field is named like the English one with `_ar`. */
export function BilingualRichText({
  label,
  ...field
}: Omit<RecordRichTextProps, 'className' | 'lang'> & { label: string }) {
  const t = useT();
  return (
    <div className="record-pair">
      <RecordRichText
        {...field}
        lang="en"
        className="record-en"
        label={t('admin.recordForm.labelEnglish', { label })}
      />
      <RecordRichText
        {...field}
        name={`${field.name}_ar`}
        lang="ar"
        className="record-ar"
        label={t('admin.recordForm.labelArabic', { label })}
      />
    </div>
  );
}
