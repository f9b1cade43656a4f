import { useState, type ReactNode } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';

interface SelectionDialogProps {
  id: string;
  title: string;
  lead: string;
  /** A new object for each press; null while another button was pressed. */
  preview: object | null;
  /** The dialog closes with it. */
  isDone?: boolean;
  children: ReactNode;
}

/** What can be done with the ticked orders, in a dialog; without scripts a part of the page. */
export function SelectionDialog(props: SelectionDialogProps) {
  const { id, title, lead, preview, isDone = false, children } = props;
  const hasScripts = useHasScripts();
  const [closed, setClosed] = useState<object | null>(null);
  if (!hasScripts) return <div className="moves-inline">{preview && children}</div>;
  return (
    <Dialog
      id={id}
      wide
      open={preview !== null && closed !== preview && !isDone}
      onClose={() => setClosed(preview)}
      title={title}
      description={lead}
    >
      {children}
    </Dialog>
  );
}
