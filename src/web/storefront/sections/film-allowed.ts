export interface Surroundings {
  desktop: boolean;
  reducedMotion: boolean;
  /** The Network Information API, which most browsers lack. */
  connection?: { effectiveType?: string; saveData?: boolean };
}

const slow = new Set(['slow-2g', '2g', '3g']);

/** Only on desktops with a good network and without reduced motion. */
export function allowsFilm({ desktop, reducedMotion, connection }: Surroundings): boolean {
  if (!desktop || reducedMotion || connection?.saveData) return false;
  return !slow.has(connection?.effectiveType ?? '');
}

export function readSurroundings(): Surroundings {
  const { connection } = navigator as Navigator & Pick<Surroundings, 'connection'>;
  return {
    desktop: matchMedia('(width >= 64rem)').matches,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    connection,
  };
}
