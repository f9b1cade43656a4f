import { createContext, use, useEffect, useRef, useState } from 'react';
import type { PresentColleague } from '#domain/admin/presence.ts';
import { openVisit, type RecordVisit } from './open-visit.ts';
import './presence.css';
import { usePresenceText } from './use-presence-text.ts';

/** False for an admin who looks as another role: nothing is sent then. */
export const PresenceContext = createContext(false);

interface RecordPresenceProps {
  /** As `private.may_edit` knows it. */
  kind: string;
  id: string;
  isEditing: boolean;
}

/** “Mona is editing this”. Its place is reserved, so that nothing moves when colleagues come and go. */
export function RecordPresence({ kind, id, isEditing }: RecordPresenceProps) {
  const [colleagues, setColleagues] = useState<readonly PresentColleague[]>([]);
  const isAnnounced = use(PresenceContext);
  const visit = useRef<RecordVisit>(undefined);
  const text = usePresenceText(colleagues);

  useEffect(() => {
    if (!isAnnounced) return;
    const opened = openVisit({ kind, id }, setColleagues);
    visit.current = opened;
    return () => {
      opened.close();
      setColleagues([]);
    };
  }, [isAnnounced, kind, id]);
  useEffect(() => visit.current?.setEditing(isEditing), [isEditing, kind, id]);

  const isEdited = colleagues.some((colleague) => colleague.isEditing);
  return (
    <p className="presence" role="status" data-editing={isEdited || undefined}>
      {text && <span className="presence-text">{text}</span>}
    </p>
  );
}
