import { EntryMessages } from '../entry-messages.tsx';
import type { CellControlProps } from '../forms/rows-columns.ts';
import { LoadedEditor } from './loaded-editor.tsx';

/** A cell of <RowsField> with headings, lists and links. */
export const RichTextCell = (props: CellControlProps) => (
  <EntryMessages area="adminRichText">
    <LoadedEditor {...props} />
  </EntryMessages>
);
