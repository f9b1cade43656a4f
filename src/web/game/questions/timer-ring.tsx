import { khatamPath } from '#ui/khatam-geometry.ts';

interface TimerRingProps {
  /** Whole seconds. */
  left: number;
  total: number;
  /** The number in the visitor's digits, and as a sentence. */
  figure: string;
  sentence: string;
}

const star = khatamPath(50, 50, 47);

/** A countdown along the outline of a star. Screen readers read it only on request. */
export function TimerRing({ left, total, figure, sentence }: TimerRingProps) {
  const mood = left <= 3 ? 'warning' : left <= 5 ? 'soon' : 'calm';
  return (
    <span role="timer" className="timer-ring" data-mood={mood}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d={star} className="timer-ring-track" pathLength={1} />
        <path
          d={star}
          className="timer-ring-left"
          pathLength={1}
          strokeDasharray="1 1"
          strokeDashoffset={1 - left / total}
        />
      </svg>
      <span className="timer-ring-figure" aria-hidden="true">
        {figure}
      </span>
      <span className="sr-only">{sentence}</span>
    </span>
  );
}
