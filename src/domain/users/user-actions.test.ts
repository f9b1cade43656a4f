import { describe, expect, it } from 'vitest';
import { blockInput, pointsInput } from './user-actions.ts';

const problemOf = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message;

describe('a change of points', () => {
  const parse = (points: string) => pointsInput.safeParse({ points, reason: 'Late' });

  it.each([
    ['50', 50],
    ['+50', 50],
    ['-50', -50],
    ['−50', -50],
    [' ٥٠ ', 50],
    ['\u200e-٥٠', -50],
  ])('reads %j as %d', (typed, points) => {
    expect(parse(typed).data?.points).toBe(points);
  });

  it.each(['0', '-0', '1.5', 'ten', '100001', '-100001', '9'.repeat(400)])(
    'rejects %s',
    (typed) => {
      expect(problemOf(parse(typed))).toBe('invalid_points');
    },
  );

  it('needs a number and a reason', () => {
    expect(problemOf(parse(' '))).toBe('required');
    expect(problemOf(pointsInput.safeParse({ points: '5', reason: ' ' }))).toBe('required');
  });
});

describe('a block', () => {
  it('has no last day, or a real one', () => {
    const parse = (lastDay?: string) => blockInput.safeParse({ lastDay, reason: 'Fraud' });
    expect(parse().data?.lastDay).toBeNull();
    expect(parse('').data?.lastDay).toBeNull();
    expect(parse('2026-11-20').data?.lastDay).toBe('2026-11-20');
    for (const day of ['2026-02-30', '20 November', '2026-11-20T10:00']) {
      expect(problemOf(parse(day)), day).toBe('invalid_day');
    }
  });
});
