import { Visitor } from 'oxc-parser';
import type { TextPart } from './declared-names.ts';
import type { SourceFile } from './parse-source.ts';

export function commentsOf(file: SourceFile): TextPart[] {
  return file.comments.map(({ value, start }) => ({ text: value, start }));
}

/** SQL and CSS are read without a parser: comments are easy to tell apart there. */
export function plainComments(path: string, text: string): TextPart[] {
  const comment = path.endsWith('.sql') ? /--.*|\/\*[\s\S]*?\*\//g : /\/\*[\s\S]*?\*\//g;
  return [...text.matchAll(comment)].map((match) => ({ text: match[0], start: match.index }));
}

/** First arguments of `test`, `describe` and their variants. */
export function testTitles({ program }: SourceFile): TextPart[] {
  const titles: TextPart[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!isTestFunction(callee) || title?.type !== 'Literal') return;
      if (typeof title.value === 'string') titles.push({ text: title.value, start: title.start });
    },
  }).visit(program);
  return titles;
}

function isTestFunction(callee: { type: string }): boolean {
  if (callee.type === 'MemberExpression') {
    return isTestFunction((callee as unknown as { object: { type: string } }).object);
  }
  if (callee.type === 'CallExpression') {
    return isTestFunction((callee as unknown as { callee: { type: string } }).callee);
  }
  return ['test', 'describe'].includes((callee as { name?: string }).name ?? '');
}
