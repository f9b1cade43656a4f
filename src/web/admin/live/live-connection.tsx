import { useEffect, useRef } from 'react';
import { receivesUpdates } from '#domain/admin/live-updates.ts';
import { useAuth } from '../../shared/session/auth.tsx';
import { publishUpdate } from './update-store.ts';
import { shareUpdateSource } from './share-update-source.ts';

/** Receives the live updates while the back office is open. `position` is when the page was rendered. */
export function LiveConnection({ position }: { position: number | null }) {
  const { user, roles } = useAuth();
  const readerName = `live-updates ${user?.id} ${roles.join(' ')}`;
  const first = useRef(position);
  const isReader = receivesUpdates(roles);
  useEffect(() => {
    if (!isReader) return;
    return shareUpdateSource({ name: readerName, after: first.current, received: publishUpdate });
  }, [isReader, readerName]);
  return null;
}
