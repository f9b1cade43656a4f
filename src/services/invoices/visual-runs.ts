import createBidi from 'bidi-js';

const bidi = createBidi();

/** Text with one direction and one font, as placed on the line. */
export interface VisualRun<Font> {
  /** In reading order. */
  text: string;
  isRightToLeft: boolean;
  font: Font;
}

/** Direction marks are invisible and not drawn. */
const invisible = /[\u200e\u200f\u061c\u2066-\u2069]/;

/** Splits a line of mixed text into runs from left to right, by the Unicode bidirectional algorithm. */
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
    // A space uses the font of the word next to it.
    const font = character === ' ' && last ? last.font : fontOf(character);
    if (last && last.font === font && last.isRightToLeft === isRightToLeft) {
      last.text = isRightToLeft ? character + last.text : last.text + character;
    } else {
      runs.push({ text: character, isRightToLeft, font });
    }
  }
  return runs;
}
