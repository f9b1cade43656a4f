import { highlight } from '#domain/search/highlight.ts';

/** A text in which what was searched for stands out. */
export const HighlightedText = ({ text, query }: { text: string; query: string }) =>
  highlight(text, query).map(({ text: piece, isMatch }, position) =>
    isMatch ? <mark key={position}>{piece}</mark> : piece,
  );
