import { describe, expect, it } from 'vitest';
import { translator } from '#i18n/translator.server.ts';
import { waitingTime } from './waiting-time.ts';

const say = (locale: 'en' | 'ar', seconds: number) => {
  const { key, count } = waitingTime(seconds);
  return translator(locale)(key, { count });
};

describe('after too many attempts', () => {
  it('a short wait is told in seconds', () => {
    expect(say('en', 1)).toContain('wait 1 second and');
    expect(say('en', 90)).toContain('wait 90 seconds');
  });

  it('a longer one in minutes, rounded up', () => {
    expect(say('en', 91)).toContain('wait 2 minutes');
    expect(say('en', 900)).toContain('wait 15 minutes');
    expect(say('ar', 91)).toContain('انتظر دقيقتين');
    expect(say('ar', 300)).toMatch(/انتظر \S+ دقائق/);
    expect(say('ar', 900)).toMatch(/انتظر \S+ دقيقة/);
  });
});
