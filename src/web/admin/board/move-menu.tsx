import type { ReactNode } from 'react';

interface MoveMenuProps {
  label: string;
  /** Which card, for screen readers. */
  ofCard: string;
  children: ReactNode;
}

/** "Move to …" on a card: what dragging does, by buttons. Works without scripts. */
export function MoveMenu({ label, ofCard, children }: MoveMenuProps) {
  return (
    <details className="board-move">
      <summary>
        {label} <span className="sr-only">{ofCard}</span>
      </summary>
      {children}
    </details>
  );
}
