import { useId, useState } from 'react';
import { adminMediaArea } from '#i18n/areas/admin-media.ts';
import {
  addPictureRows,
  changePicture,
  makePrimary,
  movePicture,
  removePictureRow,
} from '#domain/media/change-picture-rows.ts';
import {
  pictureRowsText,
  readPictureRows,
  type RecordPictureRow,
} from '#domain/media/picture-rows.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError, FieldHint } from '#ui/field.tsx';
import type { Option } from '#ui/select.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useFormContext } from '../../shared/forms/form-context.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { useFieldText } from '../forms/use-field-text.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureRowItem } from './record-picture-row.tsx';
import './media.css';

interface PictureRowsProps {
  /** A field whose text is JSON; `pictureRowsField` of the domain reads it. */
  name: string;
  label: string;
  hint?: string;
  /** One of the pictures is the main one. */
  hasPrimary?: boolean;
  /** What a picture may belong to, such as the variants of a product. */
  owners?: readonly Option[];
}

const noOwners: readonly Option[] = [];

/** The pictures of a record: added, ordered, described. */
export const PictureRows = (props: PictureRowsProps) => (
  <AreaMessages area={adminMediaArea}>
    <RowsField {...props} />
  </AreaMessages>
);

function RowsField({ name, label, hint, hasPrimary = false, owners = noOwners }: PictureRowsProps) {
  const t = useT();
  const id = useId();
  const hasScripts = useHasScripts();
  const { idOf, problemOf } = useFormContext();
  const { text, change, control } = useFieldText<HTMLInputElement>(name);
  const [isOpen, setIsOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const rows = readPictureRows(text);
  const store = (next: readonly RecordPictureRow[]) => change(pictureRowsText(next));
  const move = (from: number, to: number) => {
    store(movePicture(rows, from, to));
    setAnnouncement(t('adminMedia.field.rows.moved', { position: to + 1, total: rows.length }));
  };
  const remove = (index: number) => {
    store(removePictureRow(rows, index));
    setAnnouncement(t('adminMedia.field.rows.removed'));
    document.getElementById(idOf(name))?.focus();
  };
  return (
    <fieldset className="picture-rows">
      <legend className="text-sm font-medium">{label}</legend>
      {hint && <FieldHint>{hint}</FieldHint>}
      <input type="text" hidden {...control} />
      {rows.length === 0 && <p className="text-muted">{t('adminMedia.field.rows.empty')}</p>}
      <ol className="grid gap-3">
        {rows.map((row, index) => (
          <PictureRowItem
            key={row.id}
            {...{ row, index, hasPrimary, owners, move }}
            list={id}
            total={rows.length}
            change={(changed) => store(changePicture(rows, index, changed))}
            makePrimary={() => store(makePrimary(rows, index))}
            remove={() => remove(index)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <FieldError>{problemOf(name)}</FieldError>
      {hasScripts ? (
        <Button
          id={idOf(name)}
          variant="outline"
          className="justify-self-start"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {t('adminMedia.field.add')}
        </Button>
      ) : (
        <FieldHint>{t('adminMedia.field.noScripts')}</FieldHint>
      )}
      <PictureDialog
        isSeveral
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={(pictures) =>
          store(addPictureRows(rows, pictures, { hasPrimary, newId: () => crypto.randomUUID() }))
        }
      />
    </fieldset>
  );
}
