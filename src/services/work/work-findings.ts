import { parseRows } from '#domain/admin/forms/rows-input.ts';
import { findLongTexts } from '#domain/admin/readiness/find-long-texts.ts';
import { findMissingLanguages } from '#domain/admin/readiness/find-missing-languages.ts';
import { findPictureGaps } from '#domain/admin/readiness/find-picture-gaps.ts';
import type { Finding } from '#domain/admin/readiness/finding.ts';
import { readPictureRows } from '#domain/media/picture-rows.ts';
import { portfolioBilingual, projectBilingual } from '#domain/work/work-records.ts';

type Texts = Readonly<Record<string, string>>;

const needsPicture = (isMissing: boolean, field: string): Finding[] =>
  isMissing ? [{ rule: 'no_picture', level: 'red', field }] : [];

const longTitles = (texts: Texts) => findLongTexts(texts, { title_long: ['title', 'title_ar'] });

/** What a portfolio project still lacks. The first picture stands in for the main one. */
export function portfolioFindings(texts: Texts): Finding[] {
  const pictures = readPictureRows(texts['pictures'] ?? '');
  return [
    ...findMissingLanguages(texts, portfolioBilingual),
    ...needsPicture(!texts['main_image'] && pictures.length === 0, 'pictures'),
    ...findPictureGaps(pictures, { field: 'pictures' }),
    ...halfHighlights(texts['highlights'] ?? ''),
    ...longTitles(texts),
  ];
}

export function projectFindings(texts: Texts): Finding[] {
  return [
    ...findMissingLanguages(texts, projectBilingual),
    ...needsPicture(!texts['image_url'], 'image_url'),
    ...findPictureGaps(readPictureRows(texts['pictures'] ?? ''), { field: 'pictures' }),
    ...longTitles(texts),
  ];
}

const textOf = (cell: unknown) => (typeof cell === 'string' ? cell.trim() : '');

const halfHighlights = (text: string): Finding[] =>
  parseRows(text).flatMap((row, index): Finding[] => {
    const isHalf = ['title', 'description'].some(
      (name) => (textOf(row[name]) === '') !== (textOf(row[`${name}_ar`]) === ''),
    );
    return isHalf
      ? [{ rule: 'missing_arabic', level: 'red', field: 'highlights', detail: String(index + 1) }]
      : [];
  });
