import { Visitor } from 'oxc-parser';
import type { SourceFile } from './parse-source.ts';

export type TextPart = { text: string; start: number };

type Node = { type: string; start: number };
type NameNode = Node & { name: string };

/** Names that this file introduces: bindings, functions, types and their members, keys of objects. */
export function declaredNames({ path, program }: SourceFile): TextPart[] {
  const names: TextPart[] = [];
  const add = (node: Node | null | undefined) => {
    if (node) names.push(...boundNames(node));
  };
  const addKey = (node: { key: Node; computed?: boolean }) => {
    if (!node.computed && node.key.type === 'Identifier') add(node.key);
  };
  const addFunction = (node: { id: Node | null; params: readonly Node[] }) => {
    add(node.id);
    for (const parameter of node.params) add(parameter);
  };
  new Visitor({
    VariableDeclarator: (node) => add(node.id),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: (node) => node.params.forEach(add),
    CatchClause: (node) => add(node.param),
    ClassDeclaration: (node) => add(node.id),
    PropertyDefinition: addKey,
    MethodDefinition: addKey,
    TSTypeAliasDeclaration: (node) => add(node.id),
    TSInterfaceDeclaration: (node) => add(node.id),
    TSPropertySignature: addKey,
    TSMethodSignature: addKey,
    ObjectExpression: (node) => {
      // The key of a message often repeats the text, which may use any word.
      if (path.startsWith('src/i18n/messages/')) return;
      for (const each of node.properties) if (each.type === 'Property') addKey(each);
    },
  }).visit(program);
  return names;
}

/** The names inside a pattern such as `{ a, b: [c, ...d] }`. */
function boundNames(node: Node): TextPart[] {
  const inside = (child: unknown) => (child ? boundNames(child as Node) : []);
  const part = node as Node & Record<string, unknown>;
  if (node.type === 'Identifier') return [{ text: (node as NameNode).name, start: node.start }];
  if (node.type === 'ObjectPattern') return (part['properties'] as Node[]).flatMap(inside);
  if (node.type === 'ArrayPattern') return (part['elements'] as (Node | null)[]).flatMap(inside);
  if (node.type === 'Property') return inside(part['value']);
  if (node.type === 'AssignmentPattern') return inside(part['left']);
  if (node.type === 'RestElement') return inside(part['argument']);
  return [];
}
