import { highlight } from '#domain/search/highlight.ts';

/** Marks the parts of a text that match the query. */
export const HighlightedText = ({ text, query }: { text: string; query: string }) =>
  highlight(text, query).map(({ text: piece, isMatch }, position) =>
    isMatch ? <mark key={position}>{piece}</mark> : piece,
  );
