import { useEffect, useState } from 'react';

/** Smaller movements are those of a resting finger. */
const threshold = 8;

/** Lets a bar make room while a visitor reads on, and return when they turn back. */
export function useIsScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - last) < threshold) return;
      setIsDown(scrollY > last);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return isDown;
}
