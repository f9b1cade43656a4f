import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useFetchers } from 'react-router';
import { isUsed } from './is-used.ts';

export interface SteadyData<Data> {
  shown: Data;
  /** Newer data is there. */
  isWaiting: boolean;
  /** Shows what waits. */
  release(): void;
  /** Runs a load whose data may have to wait. */
  loadInBackground(load: () => void): void;
}

/**
 * What a board shows. Data of a load in the background waits while the board is used: the pointer may
 * have arrived after the load began, and no card moves under it. Data of one's own moves never waits.
 */
export function useSteadyData<Data>(
  loaded: Data,
  area: RefObject<HTMLElement | null>,
): SteadyData<Data> {
  const [shown, setShown] = useState(loaded);
  const isInBackground = useRef(false);
  const isSending = useFetchers().some(({ state }) => state === 'submitting');
  useEffect(() => {
    if (isSending) isInBackground.current = false;
  }, [isSending]);
  useLayoutEffect(() => {
    if (isInBackground.current && isUsed(area.current)) return;
    isInBackground.current = false;
    setShown(loaded);
  }, [loaded, area]);
  return {
    shown,
    isWaiting: shown !== loaded,
    release: () => setShown(loaded),
    loadInBackground: (load) => {
      isInBackground.current = true;
      load();
    },
  };
}
