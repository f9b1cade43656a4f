/** A titled piece of a page's text, in the reader's language. */
export interface PageBlock {
  id: string;
  title: string;
  paragraphs: string[];
  /** Steps, values, questions: shorter pieces under the same title. */
  items: { title: string; text: string }[];
}

export function paragraphsOf(...texts: string[]): string[] {
  return texts.flatMap((text) => text.split(/\n{2,}/)).filter(Boolean);
}
