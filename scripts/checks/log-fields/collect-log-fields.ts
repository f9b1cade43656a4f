import { Visitor } from 'oxc-parser';
import { lineAt, type SourceFile } from '../names/parse-source.ts';

type Node = { type: string; start: number } & Record<string, unknown>;

const levels = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'child']);

/** The names of the fields that a file writes to the log, in the order of its lines. */
export function collectLogFields(file: SourceFile): string[] {
  const fields: string[] = [];
  new Visitor({
    CallExpression(node) {
      const { callee, arguments: parameters } = node as unknown as Node & {
        callee: Node;
        arguments: Node[];
      };
      if (isLogMethod(callee) && parameters[0]) fields.push(...fieldsOf(parameters[0], file));
    },
  }).visit(file.program);
  return fields;
}

/** `log.warn`, `log[level]` and `requestLog(context).warn`. */
function isLogMethod(callee: Node): boolean {
  if (callee.type !== 'MemberExpression') return false;
  const object = callee['object'] as Node;
  const logger = object.type === 'CallExpression' ? (object['callee'] as Node) : object;
  if (logger.type !== 'Identifier') return false;
  if (logger['name'] !== 'log' && logger['name'] !== 'requestLog') return false;
  return callee['computed'] === true || levels.has((callee['property'] as Node)['name'] as string);
}

function fieldsOf(node: Node, file: SourceFile): string[] {
  const inside = (name: string) => fieldsOf(node[name] as Node, file);
  switch (node.type) {
    case 'Literal':
    case 'TemplateLiteral':
      return [];
    case 'ObjectExpression':
      return (node['properties'] as Node[]).flatMap((each) =>
        each.type === 'SpreadElement'
          ? fieldsOf(each['argument'] as Node, file)
          : [nameOf(each['key'] as Node)],
      );
    case 'ConditionalExpression':
      return [...inside('consequent'), ...inside('alternate')];
    case 'LogicalExpression':
      return inside('right');
    case 'ParenthesizedExpression':
      return inside('expression');
    default: {
      const line = lineAt(file.text, node.start);
      throw new Error(`${file.path}:${line}: name the fields in the call that writes them`);
    }
  }
}

const nameOf = (key: Node): string => String(key['name'] ?? key['value']);
