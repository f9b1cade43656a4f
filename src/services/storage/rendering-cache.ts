/** Keeps what was used last, up to a number of bytes. */
export function createRenderingCache<Value>(maxBytes: number) {
  const entries = new Map<string, { value: Value; bytes: number }>();
  let total = 0;
  const remove = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      // A map remembers the order of insertion: the entry becomes the newest.
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key: string, value: Value, bytes: number): void {
      remove(key);
      if (bytes > maxBytes / 4) return;
      entries.set(key, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) return;
        remove(oldest);
      }
    },
  };
}
