import type { RefObject } from 'react';
import type { UpdateArea } from '#domain/admin/live-updates.ts';
import { ListUpdateNotice } from '../live/live-notice.tsx';
import { useLiveUpdates } from '../live/use-live-updates.ts';
import { useShowWhenUnused } from './use-show-when-unused.ts';

interface BoardUpdatesProps {
  updates: UpdateArea;
  area: RefObject<HTMLElement | null>;
  /** A card is being moved. */
  isHeld?: boolean;
}

/** The board follows by itself while no pointer and no focus is in it; otherwise it says so. */
export function BoardUpdates({ updates, area, isHeld = false }: BoardUpdatesProps) {
  const { show, ...summary } = useLiveUpdates({ area: updates });
  const hasUpdates = summary.created + summary.changed > 0 || summary.isMissed;
  useShowWhenUnused({ area, hasUpdates, isHeld, show });
  return <ListUpdateNotice area={updates} summary={summary} show={show} />;
}
