import { adminRichTextArea } from '#i18n/areas/admin-rich-text.ts';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import type { CellControlProps } from '../forms/rows-columns.ts';
import { LoadedEditor } from './loaded-editor.tsx';

/** A cell of <RowsField> with headings, lists and links. */
export const RichTextCell = (props: CellControlProps) => (
  <AreaMessages area={adminRichTextArea}>
    <LoadedEditor {...props} />
  </AreaMessages>
);
