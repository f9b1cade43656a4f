export interface DeviceDescription {
  browser: string;
  os: string;
  deviceType: 'mobile' | 'tablet' | 'desktop';
}

type Rule = readonly [pattern: RegExp, name: string];

/** The first match wins: most browsers also contain the names of others. */
const browsers: readonly Rule[] = [
  [/Instagram/, 'Instagram'],
  [/FBAN|FBAV/, 'Facebook'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/OPR\/|Opera/, 'Opera'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly Rule[] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (rules: readonly Rule[], text: string): string =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? 'Other';

/** Browser, system and device type from the user agent, for statistics. */
export function describeDevice(userAgent: string | null): DeviceDescription {
  const text = userAgent ?? '';
  return { browser: nameIn(browsers, text), os: nameIn(systems, text), deviceType: typeOf(text) };
}

function typeOf(text: string): DeviceDescription['deviceType'] {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(text)) return 'tablet';
  return /Mobi|iPhone|iPod/.test(text) ? 'mobile' : 'desktop';
}
