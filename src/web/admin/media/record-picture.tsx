import { useId, useState } from 'react';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError, FieldHint } from '#ui/field.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useFormContext } from '../../shared/forms/form-context.ts';
import { EntryMessages } from '../entry-messages.tsx';
import { useFieldText } from '../forms/use-field-text.ts';
import { LibraryThumbnail } from './library-thumbnail.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import './media.css';

interface RecordPictureProps {
  name: string;
  label: string;
  hint?: string;
}

/** A field of a record whose text is the address of a picture; empty means none. */
export const RecordPicture = (props: RecordPictureProps) => (
  <EntryMessages area="adminMedia">
    <PictureField {...props} />
  </EntryMessages>
);

function PictureField({ name, label, hint }: RecordPictureProps) {
  const t = useT();
  const id = useId();
  const hasScripts = useHasScripts();
  const { idOf, problemOf } = useFormContext();
  const { text, change, control } = useFieldText<HTMLInputElement>(name);
  const [isOpen, setIsOpen] = useState(false);
  const problem = problemOf(name);
  return (
    <div role="group" className="picture-field" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className="text-sm font-medium">
        {label}
      </span>
      {hint && <FieldHint>{hint}</FieldHint>}
      <div className="picture-field-body">
        <span className="picture-field-view">
          {text ? (
            <LibraryThumbnail address={text} alt="" />
          ) : (
            <span className="picture-field-none">{t('adminMedia.field.none')}</span>
          )}
        </span>
        <input
          type="text"
          {...control}
          hidden={hasScripts}
          className="control"
          dir="ltr"
          aria-label={t('adminMedia.field.address')}
        />
        {hasScripts && (
          <div className="flex flex-wrap gap-3">
            <Button
              id={idOf(name)}
              variant="outline"
              aria-haspopup="dialog"
              aria-invalid={problem ? 'true' : undefined}
              aria-describedby={`${id}-label`}
              onClick={() => setIsOpen(true)}
            >
              {t(text ? 'adminMedia.field.change' : 'adminMedia.field.choose')}
            </Button>
            {text && (
              <Button variant="quiet" aria-describedby={`${id}-label`} onClick={() => change('')}>
                {t('adminMedia.field.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      <FieldError>{problem}</FieldError>
      <PictureDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={([picture]) => picture && change(picture.address)}
      />
    </div>
  );
}
