import type { Text } from '#db/seed/text.ts';
import { coverWords, type Look, woodWords } from './look.ts';

export type Words = (look: Look) => Text;

export const inWood =
  (en: (wood: string) => string, ar: (wood: string) => string): Words =>
  (look) => {
    const wood = woodWords(look);
    return [en(wood[0]), ar(wood[1])];
  };

export const covered =
  (
    en: (wood: string, cover: string) => string,
    ar: (wood: string, cover: string) => string,
  ): Words =>
  (look) => {
    const [wood, cover] = [woodWords(look), coverWords(look)];
    return [en(wood[0], cover[0]), ar(wood[1], cover[1])];
  };

export const always =
  (text: Text): Words =>
  () =>
    text;

/** One model, several shapes: the option that chooses among them chooses the words too. */
export const byOption =
  (option: string, otherwise: Words, others: Readonly<Record<string, Words>>): Words =>
  (look) =>
    (others[look.options?.[option] ?? ''] ?? otherwise)(look);
