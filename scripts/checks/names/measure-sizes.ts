import { Visitor } from 'oxc-parser';
import { lineAt, type SourceFile } from './parse-source.ts';

export type Sizes = { file: number; function: number };

/** Most files and functions should be read without scrolling. */
export const maxMedians: Sizes = { file: 60, function: 15 };

export function measureMedians(files: readonly SourceFile[]): Sizes {
  return {
    file: median(files.map(({ text }) => text.trimEnd().split('\n').length)),
    function: median(files.flatMap(functionLengths)),
  };
}

/** Functions with a name of their own; callbacks are a part of the function around them. */
function functionLengths({ program, text }: SourceFile): number[] {
  const lengths: number[] = [];
  const add = ({ start, end }: { start: number; end: number }) =>
    lengths.push(lineAt(text, end) - lineAt(text, start) + 1);
  new Visitor({
    FunctionDeclaration: add,
    MethodDefinition: add,
    VariableDeclarator: ({ init }) => {
      if (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
        add(init);
    },
  }).visit(program);
  return lengths;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
