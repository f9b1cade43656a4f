export type StarFill = 'full' | 'half' | 'empty';

/** Rounds to the nearest half star and returns how far each of the stars is filled. */
export function starFills(rating: number, of = 5): StarFill[] {
  const halves = Math.round(Math.min(Math.max(rating, 0), of) * 2);
  return Array.from({ length: of }, (_, star) => {
    const left = halves - star * 2;
    return left >= 2 ? 'full' : left === 1 ? 'half' : 'empty';
  });
}
