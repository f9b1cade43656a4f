import { useEffect } from 'react';
import { sounds } from './sounds.ts';

/** A touch counts as a gesture when it ends, a mouse button when it goes down. */
const gestures = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Allows sounds from the first gesture on. */
export function useSoundsReady(): void {
  useEffect(() => {
    const wake = () => {
      // Some of these events, such as Escape, do not allow a page to play.
      if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
      stopListening();
      sounds.wake(['tick', 'warning', 'correct', 'wrong', 'spin', 'win']);
    };
    const stopListening = () => {
      for (const gesture of gestures) removeEventListener(gesture, wake);
    };
    for (const gesture of gestures) addEventListener(gesture, wake);
    return stopListening;
  }, []);
}
