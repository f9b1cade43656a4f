import type { RefObject } from 'react';
import type { ListedArea } from '#domain/admin/live-updates.ts';
import { ListUpdateNotice } from '../live/live-notice.tsx';
import { useLiveUpdates } from '../live/use-live-updates.ts';
import { useShowWhenUnused } from './use-show-when-unused.ts';
import type { SteadyData } from './use-steady-data.ts';

interface BoardUpdatesProps {
  updates: ListedArea;
  area: RefObject<HTMLElement | null>;
  data: SteadyData<unknown>;
  /** A card is being moved. */
  isHeld?: boolean;
}

/** The board follows by itself while no pointer and no focus is in it; otherwise it says so. */
export function BoardUpdates({ updates, area, data, isHeld = false }: BoardUpdatesProps) {
  const { show: load, ...received } = useLiveUpdates({ area: updates });
  const { isWaiting, release, loadInBackground } = data;
  const summary = { ...received, isMissed: received.isMissed || isWaiting };
  const hasUpdates = summary.created + summary.changed > 0 || summary.isMissed;
  const show = isWaiting ? release : () => loadInBackground(load);
  useShowWhenUnused({ area, hasUpdates, isHeld, show });
  return <ListUpdateNotice area={updates} summary={summary} show={isWaiting ? release : load} />;
}
