import { useState, type ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { LibraryThumbnail } from './library-thumbnail.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import './media.css';

interface PictureChooserProps {
  id: string;
  /** The id of what names the field. */
  labelId: string;
  /** The address of the picture. */
  text: string;
  isInvalid: boolean;
  onChange(address: string): void;
  /** The plain input. */
  children?: ReactNode;
}

/** Shows a picture, and the library to choose another one from. */
export function PictureChooser(props: PictureChooserProps) {
  const { id, labelId, text, isInvalid, onChange, children } = props;
  const t = useT();
  const hasScripts = useHasScripts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="picture-field-body">
      <span className="picture-field-view">
        {text ? (
          <LibraryThumbnail address={text} alt="" />
        ) : (
          <span className="picture-field-none">{t('adminMedia.field.none')}</span>
        )}
      </span>
      {children}
      {hasScripts && (
        <div className="flex flex-wrap gap-3">
          <Button
            id={id}
            variant="outline"
            aria-haspopup="dialog"
            aria-invalid={isInvalid ? 'true' : undefined}
            aria-describedby={cx(labelId, isInvalid && `${id}-error`)}
            onClick={() => setIsOpen(true)}
          >
            {t(text ? 'adminMedia.field.change' : 'adminMedia.field.choose')}
          </Button>
          {text && (
            <Button variant="quiet" aria-describedby={labelId} onClick={() => onChange('')}>
              {t('adminMedia.field.remove')}
            </Button>
          )}
        </div>
      )}
      <PictureDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={([picture]) => picture && onChange(picture.address)}
      />
    </div>
  );
}
