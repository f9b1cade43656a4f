interface Limits {
  total: number;
  perClient: number;
}

/** Limits how many uploads are received at a time, in total and per client address. */
export function createUploadSlots({ total, perClient }: Limits) {
  const taken = new Map<string, number>();
  let sum = 0;

  /** Returns the function that frees the slot, or null when none is free. */
  return function takeSlot(client: string): (() => void) | null {
    const own = taken.get(client) ?? 0;
    if (sum >= total || own >= perClient) return null;
    sum += 1;
    taken.set(client, own + 1);
    return () => {
      sum -= 1;
      const left = (taken.get(client) ?? 1) - 1;
      if (left === 0) taken.delete(client);
      else taken.set(client, left);
    };
  };
}

/** Enough for a household or a café behind one address, and never all slots for one client. */
export const takeUploadSlot = createUploadSlots({ total: 16, perClient: 6 });
