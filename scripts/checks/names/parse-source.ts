import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ParseResult } from 'oxc-parser';

export type SourceFile = Pick<ParseResult, 'program' | 'module' | 'comments'> & {
  path: string;
  text: string;
};

export function parseSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return { path, text, program, module, comments };
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
