import { useEffect, useState, type ReactNode } from 'react';
import { UndoForm } from './undo-form.tsx';

interface UndoNoticeProps {
  /** Of a save that was just made; null when nothing was written. */
  changeSet: string | null;
  /** What was saved. */
  children: ReactNode;
}

const milliseconds = 30_000;

/** Offers to take a save back for half a minute; later the history does. */
export function UndoNotice({ changeSet, children }: UndoNoticeProps) {
  const isOver = useIsOver(changeSet);
  return (
    <div className="form-notice form-notice-saved">
      <div className="grid gap-2">
        <div role="status">{children}</div>
        {changeSet && !isOver && <UndoForm key={changeSet} changeSet={changeSet} />}
      </div>
    </div>
  );
}

function useIsOver(changeSet: string | null): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (!changeSet) return;
    const timer = setTimeout(() => setOver(changeSet), milliseconds);
    return () => clearTimeout(timer);
  }, [changeSet]);
  return changeSet !== null && over === changeSet;
}
