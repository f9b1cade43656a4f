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

/** What became of a text, by the segments of its own script; right for Arabic. */
export function compareTexts(before: string, after: string): ComparedPart[] {
  return diffArrays(segmentsOf(before), segmentsOf(after)).map(({ value, added, removed }) => ({
    text: value.join(''),
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}
