import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Token → [light, dark], read from the stylesheet. */
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name ?? '', [light ?? '', dark ?? '']] as const,
  ),
);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(front: string, ground: string, side: number): number {
  const [a = 0, b = 0] = [front, ground].map((name) => luminance(tokens.get(name)?.[side] ?? ''));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const backgrounds = ['alabaster', 'limestone', 'surface'];
const texts = ['ink', 'walnut', 'nile', 'terracotta', 'palm', 'muted', 'brass-deep'];
const onFilled = ['ink', 'walnut', 'nile', 'terracotta', 'palm', 'brass-deep'];
const themes = ['light', 'dark'].map((theme, side) => ({ theme, side }));

describe.each(themes)('contrast in the $theme theme', ({ side }) => {
  it.each(texts.flatMap((text) => backgrounds.map((ground) => [text, ground] as const)))(
    '%s on %s is readable at any size',
    (text, ground) => expect(contrast(text, ground, side)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(onFilled)('alabaster on filled %s is readable at any size', (ground) =>
    expect(contrast('alabaster', ground, side)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(
    ['brass', 'edge'].flatMap((mark) => backgrounds.map((ground) => [mark, ground] as const)),
  )('%s on %s is visible as a graphic', (mark, ground) =>
    expect(contrast(mark, ground, side)).toBeGreaterThanOrEqual(3),
  );
});

describe('the brand colours', () => {
  it('have the agreed values', () => {
    expect(Object.fromEntries(tokens)).toMatchObject({
      alabaster: ['#faf7f2', '#14110e'],
      limestone: ['#efe8dd', '#1f1a15'],
      ink: ['#221b15', '#f3ece1'],
      walnut: ['#5b3a24', '#c79b73'],
      brass: ['#a8782b', '#d6a954'],
      nile: ['#1f4e5f', '#7fb4c4'],
      terracotta: ['#a6452d', '#e08a6d'],
      palm: ['#4d6b3c', '#9dbb87'],
    });
  });
});
