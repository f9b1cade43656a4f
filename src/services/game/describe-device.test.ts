import { describe, expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

describe('describeDevice', () => {
  const android = 'Mozilla/5.0 (Linux; Android 14; SM-A145) AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    [`${android} Chrome/120.0 Mobile Safari/537.36`, 'Chrome', 'Android', 'mobile'],
    [
      `${android} SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
      'mobile',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148 Instagram 300.0',
      'Instagram',
      'iOS',
      'mobile',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1 Version/16.0 Safari/604.1',
      'Safari',
      'iOS',
      'tablet',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120 Safari/537.36 Edg/120',
      'Edge',
      'Windows',
      'desktop',
    ],
    [null, 'Other', 'Other', 'desktop'],
  ])('%s', (userAgent, browser, os, deviceType) => {
    expect(describeDevice(userAgent)).toEqual({ browser, os, deviceType });
  });
});
