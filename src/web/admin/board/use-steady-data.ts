import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useRevalidator } from 'react-router';
import { isUsed } from './is-used.ts';

export interface SteadyData<Data> {
  shown: Data;
  /** Newer data is there. */
  isWaiting: boolean;
  /** Shows what waits. */
  release(): void;
  /** Runs a load whose data may have to wait. */
  loadInBackground(load: () => void): void;
  /** Loads the board again after a move of one's own, and shows it. */
  loadOwnMove(): void;
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
  const { revalidate } = useRevalidator();
  const isInBackground = useRef(false);
  const isOwnMove = useRef(false);
  useLayoutEffect(() => {
    if (isInBackground.current && !isOwnMove.current && isUsed(area.current)) return;
    isInBackground.current = false;
    isOwnMove.current = false;
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
    loadOwnMove: () => {
      isOwnMove.current = true;
      void revalidate();
    },
  };
}
