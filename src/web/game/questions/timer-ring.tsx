import { khatamPath } from '#ui/khatam-geometry.ts';

interface TimerRingProps {
  /** Whole seconds. */
  left: number;
  total: number;
  /** The figure in the reader's digits. */
  figure: string;
}

const star = khatamPath(50, 50, 47);

/** Time running out along the outline of a star. Screen readers hear it elsewhere, and only when it matters. */
export function TimerRing({ left, total, figure }: TimerRingProps) {
  const mood = left <= 3 ? 'warning' : left <= 5 ? 'soon' : 'calm';
  return (
    <span className="timer-ring" data-mood={mood} aria-hidden="true">
      <svg viewBox="0 0 100 100">
        <path d={star} className="timer-ring-track" pathLength={1} />
        <path
          d={star}
          className="timer-ring-left"
          pathLength={1}
          strokeDasharray="1 1"
          strokeDashoffset={1 - left / total}
        />
      </svg>
      <span className="timer-ring-figure">{figure}</span>
    </span>
  );
}
