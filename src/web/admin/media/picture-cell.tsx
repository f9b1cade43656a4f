import { useEffect } from 'react';
import { EntryMessages } from '../entry-messages.tsx';
import type { CellControlProps } from '../forms/rows-columns.ts';
import { PictureChooser } from './picture-chooser.tsx';

/** A cell of <RowsField> whose text is the address of a picture; empty means none. */
export function PictureCell({ id, text, isInvalid, onChange, onReady }: CellControlProps) {
  useEffect(onReady, [onReady]);
  return (
    <EntryMessages area="adminMedia">
      <PictureChooser {...{ id, text, isInvalid, onChange }} labelId={`${id}-label`} />
    </EntryMessages>
  );
}
