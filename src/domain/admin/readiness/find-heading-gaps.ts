import { parseRichText, type RichNode } from '../../content/rich-text.ts';
import type { Finding } from './finding.ts';

/** Warns where a heading skips a level: people who move by headings look for what is missing. */
export function findHeadingGaps(
  texts: Readonly<Record<string, string>>,
  richTexts: readonly string[],
): Finding[] {
  return richTexts
    .filter((field) => skipsLevel(headingLevels(parseRichText(texts[field] ?? ''))))
    .map((field): Finding => ({ rule: 'heading_order', level: 'amber', field }));
}

/** The page has its h1 already, so that a text begins with h2. */
const skipsLevel = (levels: readonly number[]): boolean =>
  levels.some((level, index) => level > (levels[index - 1] ?? 1) + 1);

function headingLevels(nodes: readonly RichNode[]): number[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const level = /^h(\d)$/.exec(node.tag)?.[1];
    return level ? [Number(level)] : headingLevels(node.children);
  });
}
