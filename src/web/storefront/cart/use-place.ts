import type { Place } from '#services/delivery/places.server.ts';
import { writeStored, useStored } from '../../shared/storage/use-stored.ts';

/** The same choice as on the product's page. */
const storageKey = 'governorate';

/** Where to deliver, as the reader said last; the first of the list until then. */
export function usePlace(places: readonly Place[]) {
  const stored = useStored(storageKey);
  const place = places.find(({ code }) => code === stored) ?? places[0];
  return { place, choose: (code: string) => writeStored(storageKey, code) };
}
