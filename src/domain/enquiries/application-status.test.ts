import { describe, expect, it } from 'vitest';
import {
  applicationMoves,
  applicationStatuses,
  nextApplicationStep,
} from './application-status.ts';

describe('the course of an application', () => {
  it('leads step by step from new to hired', () => {
    expect(applicationStatuses.map(nextApplicationStep)).toEqual([
      'in_review',
      'invited',
      'hired',
      undefined,
      undefined,
    ]);
  });

  it('can end declined at any step, and never becomes new again', () => {
    for (const status of applicationStatuses) {
      const moves = applicationMoves(status);
      expect(moves).not.toContain('new');
      expect(moves).not.toContain(status);
      expect(moves.includes('declined')).toBe(status !== 'declined');
    }
  });
});
