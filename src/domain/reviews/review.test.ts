import { describe, expect, it } from 'vitest';
import { reviewInput } from './review.ts';
import { readReviewQuery, writeReviewQuery } from './review-query.ts';

describe('the input of a review', () => {
  it('is one to five stars and a text', () => {
    expect(reviewInput.parse({ rating: '4', text: ' Solid. ', anonymous: 'on' })).toEqual({
      rating: 4,
      text: 'Solid.',
      anonymous: true,
    });
    expect(reviewInput.parse({ rating: '1', text: 'x' }).anonymous).toBe(false);
  });

  it.each([
    [{ text: 'No stars' }, 'rating', 'required'],
    [{ rating: '0', text: 'x' }, 'rating', 'required'],
    [{ rating: '6', text: 'x' }, 'rating', 'required'],
    [{ rating: '2.5', text: 'x' }, 'rating', 'required'],
    [{ rating: '5', text: '   ' }, 'text', 'required'],
    [{ rating: '5', text: 'x'.repeat(5001) }, 'text', 'too_long'],
  ])('is missing in %j', (typed, field, problem) => {
    const issue = reviewInput.safeParse(typed).error?.issues[0];
    expect([issue?.path[0], issue?.message]).toEqual([field, problem]);
  });
});

describe('the address of reviews', () => {
  it('contains sort and page, and preserves other parameters', () => {
    const search = new URLSearchParams('color=nile');
    const written = writeReviewQuery(search, { sort: 'lowest', page: 3 });
    expect(written).toBe('?color=nile&reviews=lowest&page=3');
    expect(readReviewQuery(new URLSearchParams(written))).toEqual({ sort: 'lowest', page: 3 });
  });

  it('omits default values', () => {
    expect(writeReviewQuery(new URLSearchParams('page=2'), { sort: 'newest', page: 1 })).toBe('');
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1e9', 'reviews=worst'])(
    'means the first newest ones when it says %j',
    (text) => {
      expect(readReviewQuery(new URLSearchParams(text))).toEqual({ sort: 'newest', page: 1 });
    },
  );
});
