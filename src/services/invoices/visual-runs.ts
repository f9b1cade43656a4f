import createBidi from 'bidi-js';

const bidi = createBidi();

/** A stretch of text that goes one way and is drawn with one font, as it stands on the line. */
export interface VisualRun<Font> {
  /** In reading order; whoever draws right to left turns it round. */
  text: string;
  isRightToLeft: boolean;
  font: Font;
}

/** Isolates and marks have done their work once the order is known. */
const invisible = /[\u200e\u200f\u061c\u2066-\u2069]/;

/** One line of mixed text, from left to right, by the Unicode algorithm for two directions. */
export function visualRuns<Font>(
  text: string,
  direction: 'ltr' | 'rtl',
  fontOf: (character: string) => Font,
): VisualRun<Font>[] {
  const levels = bidi.getEmbeddingLevels(text, direction);
  const order = bidi.getReorderedIndices(text, levels);
  const runs: VisualRun<Font>[] = [];
  for (const index of order) {
    const isRightToLeft = levels.levels[index]! % 2 === 1;
    const character = isRightToLeft
      ? (bidi.getMirroredCharacter(text[index]!) ?? text[index]!)
      : text[index]!;
    if (invisible.test(character)) continue;
    const last = runs.at(-1);
    // A space belongs to the word beside it, in whatever font that is.
    const font = character === ' ' && last ? last.font : fontOf(character);
    if (last && last.font === font && last.isRightToLeft === isRightToLeft) {
      last.text = isRightToLeft ? character + last.text : last.text + character;
    } else {
      runs.push({ text: character, isRightToLeft, font });
    }
  }
  return runs;
}
