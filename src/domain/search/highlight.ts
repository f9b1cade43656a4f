import { normalizeForSearch } from './normalize-for-search.ts';
import { soundOfArabic, soundsOfLatin } from './sound.ts';

export interface TextPart {
  text: string;
  isMatch: boolean;
}

type Span = readonly [from: number, to: number];

/** Splits a text at matches of the query, regardless of spelling. */
export function highlight(text: string, query: string): TextPart[] {
  const wanted = wordsIn(normalizeForSearch(query)).filter((word) => word.length >= 2);
  const folded = normalizeWithOffsets(text);
  const spans = wanted.flatMap((word) => {
    const literal = findSpans(word, folded);
    return literal.length > 0 ? literal : soundingLike(word, text);
  });
  return splitAtSpans(text, spans);
}

const lettersBefore = 40;

/** The text from shortly before its first match, if that would be cut off. */
export function excerpt(text: string, query: string): string {
  const [before, match] = highlight(text, query);
  if (!before || !match || before.isMatch || before.text.length <= lettersBefore) return text;
  const start = text.lastIndexOf(' ', before.text.length - lettersBefore / 2);
  return `… ${text.slice(start + 1)}`;
}

const wordsIn = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The normalized text and the original offset of each of its letters. */
function normalizeWithOffsets(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = normalizeForSearch(letter);
    folded += plain;
    for (let index = 0; index < plain.length; index += 1) places.push(place);
    place += letter.length;
  }
  places.push(text.length);
  return { folded, places };
}

function findSpans(
  word: string,
  { folded, places }: ReturnType<typeof normalizeWithOffsets>,
): Span[] {
  const spans: Span[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    spans.push([places[at]!, places[at + word.length]!]);
  }
  return spans;
}

/** Matches Arabic typed in Latin letters, and words that differ only in vowels. */
function soundingLike(word: string, text: string): Span[] {
  const arabic = soundOfArabic(word);
  const sounds = new Set(
    (arabic ? [arabic] : soundsOfLatin(word)).filter((sound) => sound.length >= 2),
  );
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)]
    .filter(([found]) => {
      const folded = normalizeForSearch(found);
      return [folded, folded.replace(/^ال(?=.{3})/, '')]
        .map(soundOfArabic)
        .some((sound) => sound !== null && sounds.has(sound));
    })
    .map(({ 0: found, index }) => [index, index + found.length]);
}

function splitAtSpans(text: string, spans: Span[]): TextPart[] {
  const pieces: TextPart[] = [];
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isMatch });
  };
  let end = 0;
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    add(end, from, false);
    add(Math.max(end, from), to, true);
    end = Math.max(end, to);
  }
  add(end, text.length, false);
  return pieces;
}
