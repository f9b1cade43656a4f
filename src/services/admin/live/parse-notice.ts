import { isUpdateArea, type UpdateArea, type LiveUpdate } from '#domain/admin/live-updates.ts';

export interface Notice {
  area: UpdateArea;
  id: string;
  kind: LiveUpdate['kind'];
  /** Staff have decided something, or called it back: nothing has changed for customers. */
  isForStaff?: true;
  /** The account that caused it, if one did. */
  author: string | undefined;
}

/** A changed session, role or ban of an account. */
export interface AccessNotice {
  area: 'access';
  userId: string;
}

const kinds = ['new', 'changed', 'removed', 'decided'] as const;

/** Reads what the database function `notify_live_update` writes; null for anything else. */
export function parseNotice(payload: string): Notice | AccessNotice | null {
  const [area = '', kindName, id, author] = payload.split(' ');
  const kind = kinds.find((each) => each === kindName);
  if (!kind || !id) return null;
  if (area === 'access') return { area, userId: id };
  if (!isUpdateArea(area)) return null;
  return kind === 'decided'
    ? { area, id, kind: 'changed', isForStaff: true, author }
    : { area, id, kind, author };
}
