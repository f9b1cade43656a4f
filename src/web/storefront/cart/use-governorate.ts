import type { Governorate } from '#services/delivery/governorates.server.ts';
import { writeStored, useStored } from '../../shared/storage/use-stored.ts';

/** Shared with the delivery estimate of the product page. */
const storageKey = 'governorate';

/** The governorate chosen last; undefined until then. */
export function useGovernorate(governorates: readonly Governorate[]) {
  const stored = useStored(storageKey);
  const governorate = governorates.find(({ code }) => code === stored);
  return {
    governorate,
    choose: (code: string) => writeStored(storageKey, code),
  };
}
