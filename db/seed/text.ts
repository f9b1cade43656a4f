/** One text in both languages: English first, Arabic second. */
export type Text = readonly [en: string, ar: string];

export const english = (texts: readonly Text[]): string[] => texts.map(([en]) => en);
export const arabic = (texts: readonly Text[]): string[] => texts.map(([, ar]) => ar);
