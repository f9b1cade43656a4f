/** How well counts fit what was expected: the sum of squared differences, each by its expectation. */
export function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, index) => {
    const difference = count - expected[index]!;
    return sum + (difference * difference) / expected[index]!;
  }, 0);
}

/** The chance that fair counts differ at least as much, for `categories` categories. */
export function pValue(statistic: number, categories: number): number {
  return 1 - lowerGamma((categories - 1) / 2, statistic / 2);
}

/** The regularised incomplete gamma function, by its series; exact enough for any p that matters. */
function lowerGamma(shape: number, x: number): number {
  if (x <= 0) return 0;
  let term = 1 / shape;
  let sum = term;
  for (let step = 1; step < 10_000 && term > sum * 1e-16; step += 1) {
    term *= x / (shape + step);
    sum += term;
  }
  return Math.min(1, sum * Math.exp(shape * Math.log(x) - x - logGamma(shape)));
}

/** Lanczos' approximation. */
function logGamma(value: number): number {
  const coefficients = [
    76.18009172947146, -86.50532032941677, 24.01409824083091, -1.231739572450155,
    0.1208650973866179e-2, -0.5395239384953e-5,
  ];
  const base = value + 5.5;
  const series = coefficients.reduce(
    (sum, coefficient, index) => sum + coefficient / (value + 1 + index),
    1.000000000190015,
  );
  return (value + 0.5) * Math.log(base) - base + Math.log((2.5066282746310005 * series) / value);
}
