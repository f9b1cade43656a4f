/** The most similar name, for hints; undefined if none is similar enough. */
export function closestName(
  wanted: string,
  names: Iterable<string>,
  threshold: number,
): string | undefined {
  let best: { name: string; score: number } | undefined;
  for (const name of names) {
    const score = similarity(wanted, name);
    if (score >= threshold && score > (best?.score ?? 0)) best = { name, score };
  }
  return best?.name;
}

/** The cosine of the two names' counts of letter pairs. */
function similarity(left: string, right: string): number {
  const [a, b] = [pairsOf(left), pairsOf(right)];
  let product = 0;
  for (const [pair, count] of a) product += count * (b.get(pair) ?? 0);
  return product / (lengthOf(a) * lengthOf(b));
}

function pairsOf(name: string): Map<string, number> {
  const padded = `-${name.toLowerCase().slice(0, 100)}-`;
  const pairs = new Map<string, number>();
  for (let index = 0; index + 1 < padded.length; index += 1) {
    const pair = padded.slice(index, index + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

const lengthOf = (pairs: Map<string, number>) =>
  Math.sqrt([...pairs.values()].reduce((sum, count) => sum + count * count, 0));
