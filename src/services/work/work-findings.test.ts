import { describe, expect, it } from 'vitest';
import { portfolioFindings, projectFindings } from './work-findings.ts';

const picture = {
  id: '00000000-0000-4000-8000-000000000001',
  url: '/pictures/a/960.webp',
  alt_en: 'A room',
  alt_ar: 'غرفة',
};
const titles = { title: 'Villa', title_ar: 'فيلا' };
const rulesOf = (findings: readonly { rule: string; field: string; detail?: string }[]) =>
  findings.map(({ rule, field, detail }) => [rule, field, detail].filter(Boolean).join(' '));

describe('a portfolio project', () => {
  const ready = { ...titles, pictures: JSON.stringify([picture]) };

  it('is ready with both titles and a picture that is described', () => {
    expect(portfolioFindings(ready)).toEqual([]);
    expect(portfolioFindings({ ...titles, main_image: picture.url })).toEqual([]);
  });

  it('lacks a picture, a translation or a description', () => {
    const highlights = JSON.stringify([{ id: '', title: 'Lattice', title_ar: '' }]);
    const bare = { ...picture, alt_ar: ' ' };
    expect(rulesOf(portfolioFindings(titles))).toEqual(['no_picture pictures']);
    expect(rulesOf(portfolioFindings({ ...ready, challenge_ar: 'تحدٍ' }))).toEqual([
      'missing_english challenge',
    ]);
    expect(rulesOf(portfolioFindings({ ...ready, highlights }))).toEqual([
      'missing_arabic highlights 1',
    ]);
    expect(rulesOf(portfolioFindings({ ...ready, pictures: JSON.stringify([bare]) }))).toEqual([
      'missing_alt pictures 1',
    ]);
  });
});

it('a project needs its main picture', () => {
  expect(rulesOf(projectFindings(titles))).toEqual(['no_picture image_url']);
  expect(projectFindings({ ...titles, image_url: picture.url })).toEqual([]);
});
