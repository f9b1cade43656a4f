import { useId } from 'react';
import { adminMediaArea } from '#i18n/areas/admin-media.ts';
import { useT } from '#i18n/react.tsx';
import { FieldError, FieldHint } from '#ui/field.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useFormContext } from '../../shared/forms/form-context.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { useFieldText } from '../forms/use-field-text.ts';
import { PictureChooser } from './picture-chooser.tsx';

interface RecordPictureProps {
  name: string;
  label: string;
  hint?: string;
}

/** A field of a record whose text is the address of a picture; empty means none. */
export const RecordPicture = (props: RecordPictureProps) => (
  <AreaMessages area={adminMediaArea}>
    <PictureField {...props} />
  </AreaMessages>
);

function PictureField({ name, label, hint }: RecordPictureProps) {
  const t = useT();
  const id = useId();
  const hasScripts = useHasScripts();
  const { idOf, problemOf } = useFormContext();
  const { text, change, control } = useFieldText<HTMLInputElement>(name);
  const problem = problemOf(name);
  return (
    <div role="group" className="picture-field" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className="text-sm font-medium">
        {label}
      </span>
      {hint && <FieldHint>{hint}</FieldHint>}
      <PictureChooser
        text={text}
        id={idOf(name)}
        labelId={`${id}-label`}
        isInvalid={problem !== undefined}
        onChange={change}
      >
        <input
          type="text"
          {...control}
          hidden={hasScripts}
          className="control"
          dir="ltr"
          aria-label={t('adminMedia.field.address')}
        />
      </PictureChooser>
      <FieldError id={`${idOf(name)}-error`}>{problem}</FieldError>
    </div>
  );
}
