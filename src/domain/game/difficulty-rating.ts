interface Experience {
  answered: number;
  correct: number;
  averageSeconds: number;
}

const slowSeconds = 12;
const fastSeconds = 5;

/** From 1 (easy) to 5; null until the first answer. */
export function difficultyRating({ answered, correct, averageSeconds }: Experience): number | null {
  if (answered === 0) return null;
  const rating = byShare(correct / answered) + byTime(averageSeconds);
  return Math.min(5, Math.max(1, rating));
}

function byShare(share: number): number {
  if (share > 0.9) return 1;
  if (share > 0.75) return 2;
  if (share > 0.5) return 3;
  return share > 0.25 ? 4 : 5;
}

function byTime(seconds: number): number {
  if (seconds > slowSeconds) return 0.5;
  return seconds < fastSeconds ? -0.5 : 0;
}
