/** How smooth an animation was, between two marks set by the page. */
export interface Smoothness {
  framesPerSecond: number;
  /** Milliseconds between two frames; 99 of 100 are shorter. */
  gap99: number;
  layouts: number;
  paints: number;
}

export const traceCategories = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'disabled-by-default-devtools.timeline',
];

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
}

export function readTrace(trace: Buffer): Smoothness {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const markAt = (name: string) => traceEvents.find((event) => event.name === name)?.ts ?? 0;
  const [from, to] = [markAt('motion'), markAt('motion-end')];
  const during = traceEvents.filter(({ ts }) => ts >= from && ts <= to);
  const frames = during
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1000)
    .toSorted((one, other) => one - other);
  const gaps = frames.slice(1).map((at, index) => at - frames[index]!);
  const sorted = gaps.toSorted((one, other) => one - other);
  return {
    framesPerSecond: (frames.length / (to - from)) * 1_000_000,
    gap99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.POSITIVE_INFINITY,
    layouts: during.filter(({ name }) => name === 'Layout').length,
    paints: during.filter(({ name }) => name === 'Paint').length,
  };
}
