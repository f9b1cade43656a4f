/** A text kept in both languages, where it outlives the page that it was read on. */
export interface Bilingual {
  en: string;
  ar: string;
}
