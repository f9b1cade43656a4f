import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The declarations of Arabic text in tokens.css. */
const arabic = /\[lang\|='ar'\] \{(.*?)\n\}/s.exec(read('./tokens.css'))?.[1] ?? '';
const token = (name: string) =>
  Number(new RegExp(`--${name}: ([\\d.]+);`).exec(arabic)?.[1] ?? Number.NaN);

it('sets Arabic headings closer than text, but leaves room for marks', () => {
  expect(token('leading-title')).toBeGreaterThanOrEqual(1.3);
  expect(token('leading-title')).toBeLessThanOrEqual(1.4);
  expect(token('leading-small-title')).toBeLessThan(token('leading-body'));
});

it.each(['./controls.css', '../../web/shared/search/search.css'])(
  'shows placeholders in %s whole, with the dots below their line',
  (file) => {
    const placeholders = [...read(file).matchAll(/&::placeholder \{([^}]*)\}/g)];
    expect(placeholders.length).toBeGreaterThan(0);
    for (const [, declarations] of placeholders) {
      expect(declarations).toContain('overflow: visible;');
    }
    expect(read(file)).toMatch(/&:lang\(ar\) \{\s*line-height: 1\.8;/);
  },
);

it('sets Arabic figures in the face of the text, also where letters are in the display face', () => {
  const families = [...read('./tokens.css').matchAll(/--family-display:\s*'([^']+)'/g)];
  expect(families.map(([, first]) => first)).toEqual(['Arabic Figures', 'Arabic Figures']);
  const face = read('./fonts.css')
    .split('@font-face')
    .find((rule) => rule.includes("'Arabic Figures'"));
  expect(face).toContain('alexandria-arabic-wght-normal.woff2');
  expect(face).toContain('unicode-range: U+0660-066C');
});
