import { useEffect } from 'react';
import { sounds } from './sounds.ts';

/** Enables sound on the first press or key. */
export function useSoundsReady(): void {
  useEffect(() => {
    const wake = () => sounds.wake(['tick', 'warning', 'correct', 'wrong', 'spin', 'win']);
    const gestures = ['pointerdown', 'keydown'] as const;
    for (const gesture of gestures) addEventListener(gesture, wake, { once: true });
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, wake);
    };
  }, []);
}
