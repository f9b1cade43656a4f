import { describe, expect, it } from 'vitest';
import { portfolioInput, projectInput } from './work-records.ts';

const textsOf = (schema: { shape: object }, texts: Record<string, string>) => ({
  ...Object.fromEntries(Object.keys(schema.shape).map((field) => [field, ''])),
  title: 'Villa in Maadi',
  slug: 'villa-in-maadi',
  category: 'residential',
  ...texts,
});

function problems(
  schema: typeof portfolioInput | typeof projectInput,
  texts: Record<string, string>,
) {
  const { error } = schema.safeParse(textsOf(schema, texts));
  return error
    ? Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message]))
    : {};
}

describe('a project', () => {
  const current = { status: 'current', progress: '40' };

  it('is at 100 % when it is completed', () => {
    expect(problems(projectInput, current)).toEqual({});
    expect(problems(projectInput, { status: 'completed', progress: '١٠٠' })).toEqual({});
    expect(problems(projectInput, { status: 'completed', progress: '99' })).toEqual({
      progress: 'completed_is_whole',
    });
    expect(problems(projectInput, { ...current, progress: '101' })).toEqual({
      progress: 'out_of_range',
    });
  });

  it('does not end before it starts', () => {
    const days = (started_on: string, completed_on: string) =>
      problems(projectInput, { ...current, started_on, completed_on });
    expect(days('2026-05-01', '2026-05-01')).toEqual({});
    expect(days('', '2026-05-01')).toEqual({});
    expect(days('2026-05-02', '2026-05-01')).toEqual({ completed_on: 'end_before_start' });
    expect(days('2026-02-30', '')).toEqual({ started_on: 'invalid_day' });
  });
});

describe('a portfolio project', () => {
  it('needs a title, an address and a category', () => {
    expect(problems(portfolioInput, { title: ' ', slug: 'Villa Maadi', category: '' })).toEqual({
      title: 'required',
      slug: 'invalid_slug',
      category: 'required',
    });
  });

  it.each([
    ['', null],
    ['١٢٠٫٥', '120.50'],
    ['1,250', '1250.00'],
  ])('reads the area %j as %j', (typed, area) => {
    expect(portfolioInput.parse(textsOf(portfolioInput, { area: typed })).area).toBe(area);
  });

  it.each(['0', '-5', 'large'])('rejects the area %j', (area) => {
    expect(Object.keys(problems(portfolioInput, { area }))).toEqual(['area']);
  });

  it('takes pictures of the shop only', () => {
    expect(problems(portfolioInput, { main_image: '/pictures/a/960.webp' })).toEqual({});
    for (const main_image of ['//evil.example/x', 'https://evil.example', 'javascript:alert(1)']) {
      expect(problems(portfolioInput, { main_image })).toEqual({ main_image: 'invalid_picture' });
    }
  });
});
