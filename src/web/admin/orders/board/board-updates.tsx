import type { RefObject } from 'react';
import { ListUpdateNotice } from '../../live/live-notice.tsx';
import { useLiveUpdates } from '../../live/use-live-updates.ts';
import { useShowWhenUnused } from './use-show-when-unused.ts';

interface BoardUpdatesProps {
  area: RefObject<HTMLElement | null>;
  /** A card is being moved. */
  isHeld: boolean;
}

/** The board follows by itself while no pointer and no focus is in it; otherwise it says so. */
export function BoardUpdates({ area, isHeld }: BoardUpdatesProps) {
  const { show, ...summary } = useLiveUpdates({ area: 'orders' });
  const hasUpdates = summary.created + summary.changed > 0 || summary.isMissed;
  useShowWhenUnused({ area, hasUpdates, isHeld, show });
  return <ListUpdateNotice area="orders" summary={summary} show={show} />;
}
