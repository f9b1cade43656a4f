import { useCallback, useRef, type RefObject } from 'react';
import { KhatamRosette } from '#ui/khatam.tsx';
import { sounds } from '../sounds/sounds.ts';
import { bendPointer, nailTimes, sampleSpin, spinTo } from './spin-motion.ts';
import { WheelFace, type WheelSegment } from './wheel-face.tsx';
import './wheel.css';

/** Turns the wheel to the segment that the server drew; resolves when it rests. */
export type TurnWheel = (segment: number) => Promise<void>;

interface PrizeWheelProps {
  segments: WheelSegment[];
  /** The accessible name of the picture. */
  label: string;
  face: RefObject<HTMLDivElement | null>;
  pointer: RefObject<SVGSVGElement | null>;
}

export function PrizeWheel({ segments, label, face, pointer }: PrizeWheelProps) {
  return (
    <div className="wheel" role="img" aria-label={label}>
      <div ref={face} className="wheel-face">
        <WheelFace segments={segments} />
      </div>
      <span className="wheel-hub">
        <KhatamRosette />
      </span>
      <svg ref={pointer} className="wheel-pointer" viewBox="0 0 36 50" aria-hidden="true">
        <path
          d="M18 49C10 34 3 24 3 14a15 15 0 0 1 30 0c0 10-7 20-15 35Z"
          className="wheel-pointer-body"
        />
        <circle cx="18" cy="13" r="4.5" className="wheel-pointer-pin" />
      </svg>
    </div>
  );
}

const reducedMotion = '(prefers-reduced-motion: reduce)';
const calmReveal = 900;

/**
 * Returns refs for the parts of the wheel and the function that turns it. Chance only varies the
 * motion.
 */
export function useWheel(count: number, chance: () => number = Math.random) {
  const face = useRef<HTMLDivElement>(null);
  const pointer = useRef<SVGSVGElement>(null);

  const turn = useCallback<TurnWheel>(
    async (segment) => {
      const within = 0.25 + chance() * 0.5;
      const spin = spinTo({ segment, count, within, turns: 5 + Math.floor(chance() * 2) });
      if (!face.current || !pointer.current) return;
      if (matchMedia(reducedMotion).matches) return reveal(face.current, spin.total);
      const angles = sampleSpin(spin);
      const timing = { duration: spin.seconds * 1000, fill: 'forwards' } as const;
      const rotations = (degrees: number[]) =>
        degrees.map((each) => ({ transform: `rotate(${each.toFixed(3)}deg)` }));
      sounds.playAt('tick', nailTimes(angles, spin.seconds, count));
      pointer.current.animate(
        rotations(bendPointer(angles, spin.seconds, count).map((bent) => -bent)),
        timing,
      );
      await face.current.animate(rotations(angles), timing).finished;
    },
    [count, chance],
  );
  return { face, pointer, turn };
}

/** With reduced motion the wheel fades out and in at its final position. */
async function reveal(face: HTMLElement, total: number): Promise<void> {
  const turned = `rotate(${total}deg)`;
  await face.animate(
    [
      { opacity: 1 },
      { opacity: 0, transform: 'none', offset: 0.5 },
      { opacity: 0, transform: turned, offset: 0.5 },
      { opacity: 1, transform: turned },
    ],
    { duration: calmReveal, fill: 'forwards' },
  ).finished;
}
