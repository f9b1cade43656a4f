import { useEffect, useState } from 'react';

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - performance.now()) / 1000));

/** Whole seconds until a moment of this page's clock; before the script runs, what the server said. */
export function useSecondsLeft(end: number, atFirst: number): number {
  const [left, setLeft] = useState(() => Math.ceil(atFirst));
  useEffect(() => {
    const look = () => setLeft(secondsUntil(end));
    look();
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
