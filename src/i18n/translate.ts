import type { Locale } from './locale.ts';
import { formatNumber, type Digits } from './format.ts';
import { isolateLtr } from './isolate.ts';

/** A text that depends on a count. English needs two forms, Arabic six. */
interface EnglishPlural {
  one: string;
  other: string;
}
interface ArabicPlural extends EnglishPlural {
  zero: string;
  two: string;
  few: string;
  many: string;
}

type Leaf = string | EnglishPlural;
export interface MessageTree {
  readonly [key: string]: Leaf | MessageTree;
}

/** The shape Arabic must have to be complete beside the English source. */
export type TranslationOf<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string
    ? string
    : Tree[Key] extends EnglishPlural
      ? ArabicPlural
      : TranslationOf<Tree[Key]>;
};

/** 'header.shop' and its sisters, derived from the English source. */
export type KeyOf<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends Leaf
    ? `${Prefix}${Key}`
    : KeyOf<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

/** Keys whose texts are the same every time: no placeholder, no count. */
export type PlainKeyOf<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? PlaceholderIn<Tree[Key]> extends never
      ? `${Prefix}${Key}`
      : never
    : Tree[Key] extends EnglishPlural
      ? never
      : PlainKeyOf<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

/** The text with this key; null if it is missing. */
type LeafAt<Tree, Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? LeafAt<Tree[Head], Rest>
    : null
  : Key extends keyof Tree
    ? Tree[Key]
    : null;

type PlaceholderIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : never;

type TextOf<Found> = Found extends EnglishPlural ? Found['other'] : Found;

type Values<Found> = { [Name in PlaceholderIn<TextOf<Found>>]: string | number } & (Extract<
  Found,
  EnglishPlural
> extends never
  ? unknown
  : { count: number });

/** The arguments a key needs: nothing, or an object naming each placeholder. One of several keys needs those of all. */
export type ArgumentsOf<Tree, Key extends string> = [LeafAt<Tree, Key>] extends [Leaf]
  ? keyof Values<LeafAt<Tree, Key>> extends never
    ? []
    : [values: Values<LeafAt<Tree, Key>>]
  : [thereIsNoSuchText: never];

/**
 * A key without a text asks for an argument that cannot be given. Declaring `Key` as one of all keys
 * instead takes the compiler five times as long for the whole project.
 */
export type Translator<Tree> = <Key extends string>(
  key: Key,
  ...values: ArgumentsOf<Tree, Key>
) => string;

/** Order numbers, phones, e-mail addresses and codes run left to right, in Arabic texts too. */
const leftToRightNames: ReadonlySet<string> = new Set(['number', 'phone', 'email', 'code']);

// Building them costs more than all the lookups of a page.
const pluralRules: Partial<Record<Locale, Intl.PluralRules>> = {};

type Filling = Record<string, string | number> | undefined;

export function createTranslator<Tree>(
  messages: TranslationOf<Tree> | Tree,
  locale: Locale,
  digits?: Digits,
): Translator<Tree> {
  const plurals = (pluralRules[locale] ??= new Intl.PluralRules(locale));
  // A page asks for the same keys again and again: splitting them costs more than finding them here.
  const found = new Map<string, FoundLeaf>();

  function translate(key: string, values?: Filling): string {
    let leaf = found.get(key);
    if (leaf === undefined) found.set(key, (leaf = leafAt(messages, key)));
    if (typeof leaf === 'string') return fill(leaf, values);
    return fill(leaf[plurals.select(Number(values?.count))], values);
  }

  function fill(text: string, values: Filling): string {
    if (!values) return text;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      if (typeof value === 'number') return formatNumber(value, locale, digits);
      if (value === undefined) return whole;
      return locale === 'ar' && leftToRightNames.has(name) ? isolateLtr(value) : value;
    });
  }

  return translate;
}

type FoundLeaf = string | ArabicPlural;

// The types of `key` guarantee that the path exists.
function leafAt(messages: unknown, key: string): FoundLeaf {
  let node = messages;
  for (const part of key.split('.')) node = (node as Record<string, unknown>)[part];
  return node as FoundLeaf;
}
