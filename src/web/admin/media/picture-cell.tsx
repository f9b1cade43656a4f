import { useEffect } from 'react';
import { adminMediaArea } from '#i18n/areas/admin-media.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import type { CellControlProps } from '../forms/rows-columns.ts';
import { PictureChooser } from './picture-chooser.tsx';

/** A cell of <RowsField> whose text is the address of a picture; empty means none. */
export function PictureCell({ id, text, isInvalid, onChange, onReady }: CellControlProps) {
  useEffect(onReady, [onReady]);
  return (
    <AreaMessages area={adminMediaArea}>
      <PictureChooser {...{ id, text, isInvalid, onChange }} labelId={`${id}-label`} />
    </AreaMessages>
  );
}
