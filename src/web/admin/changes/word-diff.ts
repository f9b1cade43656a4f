import { diffArrays } from 'diff';

export interface DiffPart {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

const segmenter = new Intl.Segmenter(['en', 'ar'], { granularity: 'word' });

const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** What became of a text, word by word; right for Arabic, where words end differently than in Latin. */
export function diffWords(before: string, after: string): DiffPart[] {
  return diffArrays(wordsOf(before), wordsOf(after)).map(({ value, added, removed }) => ({
    text: value.join(''),
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}
