import { useEffect, useReducer, useRef } from 'react';
import { useFetchers, useLoaderData, useNavigation, useRevalidator } from 'react-router';
import { subscribeToUpdates } from './update-store.ts';
import {
  nothingReceived,
  receiveUpdates,
  summarizeUpdates,
  type UpdateFilter,
  type UpdateSummary,
} from './received-updates.ts';

/** Updates of what the page sent arrive within this many milliseconds. */
const ownUpdateDelay = 5000;

/**
 * What has happened in an area, or to one record, since the route's data was loaded. `show` loads it
 * again; any other load of the route's data forgets the updates as well.
 */
export function useLiveUpdates({ area, id }: UpdateFilter): UpdateSummary & { show(): void } {
  const [state, dispatch] = useReducer(receiveUpdates, nothingReceived);
  const { isSending, isLoading } = useTraffic();
  const { revalidate } = useRevalidator();
  const loaded: unknown = useLoaderData();
  const sentAt = useRef(-Infinity);

  useEffect(() => {
    if (isSending) sentAt.current = Infinity;
    else if (sentAt.current === Infinity) sentAt.current = performance.now();
  }, [isSending]);

  useEffect(
    () =>
      subscribeToUpdates((message) => {
        const isOwnTime = performance.now() - sentAt.current < ownUpdateDelay;
        dispatch({ kind: 'received', message, filter: { area, id }, isSending: isOwnTime });
      }),
    [area, id],
  );

  useEffect(() => {
    if (isLoading) dispatch({ kind: 'load started' });
  }, [isLoading]);

  useEffect(() => dispatch({ kind: 'loaded' }), [loaded]);

  return { ...summarizeUpdates(state), show: () => void revalidate() };
}

/** Whether the page sends a form, and whether its routes load their data. */
function useTraffic(): { isSending: boolean; isLoading: boolean } {
  const { state } = useNavigation();
  const revalidator = useRevalidator();
  const fetchers = useFetchers();
  return {
    isSending: state === 'submitting' || fetchers.some((each) => each.state === 'submitting'),
    // A fetcher that has sent a form waits for the routes; one that only loads does not.
    isLoading:
      state === 'loading' ||
      revalidator.state === 'loading' ||
      fetchers.some((each) => each.state === 'loading' && each.formMethod !== undefined),
  };
}
