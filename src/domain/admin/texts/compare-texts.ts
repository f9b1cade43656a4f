import { diffArrays } from 'diff';

export interface ComparedPart {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

const segmenter = new Intl.Segmenter(['en', 'ar'], { granularity: 'word' });

/** A number, a code, an address or a telephone number is read as a whole, not by its parts. */
const segmentsOf = (text: string): string[] =>
  /\s/.test(text) && /\p{L}/u.test(text)
    ? [...segmenter.segment(text)].map(({ segment }) => segment)
    : [text];

/**
 * Segments that differ before two texts count as different ones. Comparing takes the square of this: two
 * texts of 2,000 other words took seconds.
 */
const maxEditLength = 300;

/** What became of a text, by the segments of its own script; right for Arabic. */
export function compareTexts(before: string, after: string): ComparedPart[] {
  const parts = diffArrays(segmentsOf(before), segmentsOf(after), { maxEditLength });
  if (!parts) {
    return [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ];
  }
  return parts.map(({ value, added, removed }) => ({
    text: value.join(''),
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}
