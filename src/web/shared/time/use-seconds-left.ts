import { useEffect, useState } from 'react';

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - performance.now()) / 1000));

/**
 * Whole seconds until a moment of this page's clock; before the first tick, the server's number.
 */
export function useSecondsLeft(end: number, atFirst: number): number {
  const [seen, setSeen] = useState<{ end: number; left: number } | null>(null);
  useEffect(() => {
    const look = () => {
      const left = secondsUntil(end);
      setSeen((before) => (before?.end === end && before.left === left ? before : { end, left }));
    };
    look();
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
  }, [end]);
  return seen?.end === end ? seen.left : Math.ceil(atFirst);
}
