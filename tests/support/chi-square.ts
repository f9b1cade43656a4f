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

/** Of halves, which is all that is asked for: Γ(½) = √π, Γ(1) = 1, Γ(s + 1) = s Γ(s). */
function logGamma(half: number): number {
  let sum = Number.isInteger(half) ? 0 : Math.log(Math.PI) / 2;
  for (let below = half - 1; below > 0; below -= 1) sum += Math.log(below);
  return sum;
}
