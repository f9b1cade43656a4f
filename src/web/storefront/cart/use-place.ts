import type { Governorate } from '#services/delivery/governorates.server.ts';
import { writeStored, useStored } from '../../shared/storage/use-stored.ts';

/** Shared with the delivery estimate of the product page. */
const storageKey = 'governorate';

/** The governorate chosen last; the first of the list until then. */
export function usePlace(places: readonly Governorate[]) {
  const stored = useStored(storageKey);
  const place = places.find(({ code }) => code === stored) ?? places[0];
  return { place, choose: (code: string) => writeStored(storageKey, code) };
}
