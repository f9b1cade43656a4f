import { requestLimits } from '../limits.ts';
import { RestError, tooMuch } from '../rest-error.ts';
import type { TableInfo } from '../schema/schema.ts';
import type { RestRequest } from '../request/read-request.ts';
import type { At, SelectItem, SelectRelation } from '../request/syntax.ts';
import { findRelationship } from './find-relationship.ts';
import { findChild, type ReadNode } from './read-node.ts';

interface Root {
  name: string;
  table?: TableInfo;
  columns?: ReadonlySet<string>;
  isSource: boolean;
}

/** Plans what a request reads: the root with its filters and everything embedded in it. */
export function planRead(request: RestRequest, root: Root): ReadNode {
  const { query, method } = request;
  const isWrite = request.target.kind === 'table' && method !== 'GET' && method !== 'HEAD';
  const planner = new Planner();
  const node = planner.createRoot(root, query.select);
  // The filters of a write choose the rows to write; afterwards all of them are shown.
  const own = <Value>({ path }: At<Value>) => !isWrite || path.length > 0;
  for (const { path, value } of query.filters.filter(own)) nodeAt(node, path).where.push(value);
  for (const { path, value } of query.logic.filter(own)) nodeAt(node, path).where.push(value);
  for (const { path, value } of query.order) nodeAt(node, path).order.push(...value);
  for (const { path, value } of query.limits) nodeAt(node, path).range.limit = value;
  for (const { path, value } of query.offsets) nodeAt(node, path).range.offset = value;
  node.range = { ...request.range };
  node.isLimited = !isWrite;
  return node;
}

function nodeAt(root: ReadNode, path: string[]): ReadNode {
  return path.reduce((node, name) => {
    const child = findChild(node, name);
    if (child) return child;
    throw notEmbedded(name);
  }, root);
}

/** Two embedded resources of one name would overwrite each other in JSON. */
function requireDistinctNames(node: ReadNode, depth: number): void {
  const names = node.children.filter(({ isSpread }) => !isSpread).map((each) => each.outputName);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return;
  const label = `${node.table?.name ?? node.name}_${twice}_${depth}`;
  throw new RestError(400, '42712', `table name "${label}" specified more than once`);
}

export const notEmbedded = (name: string) =>
  new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });

class Planner {
  #count = 0;

  createRoot(root: Root, select: SelectItem[]): ReadNode {
    // Messages of PostgreSQL name the alias; other nodes are called n1, n2 and so on.
    const alias = /^[nx]\d+$/.test(root.name) ? 'n0' : root.name;
    const names = { alias, label: root.name, outputName: root.name };
    return this.#create({ ...root, ...names, isSpread: false }, select, 0);
  }

  #create(
    basis: Pick<ReadNode, 'name' | 'alias' | 'label' | 'outputName' | 'isSource' | 'isSpread'> &
      Partial<ReadNode>,
    select: SelectItem[],
    depth: number,
  ): ReadNode {
    const node: ReadNode = {
      id: this.#count,
      isInner: false,
      fields: select.filter((item) => item.kind === 'field'),
      children: [],
      where: [],
      order: [],
      orderFields: [],
      range: { offset: 0 },
      isLimited: true,
      ...basis,
    };
    for (const item of select) {
      if (item.kind === 'relation') node.children.push(this.#embed(node, item, depth + 1));
    }
    requireDistinctNames(node, depth + 1);
    return node;
  }

  #embed(parent: ReadNode, item: SelectRelation, depth: number): ReadNode {
    this.#count += 1;
    if (this.#count > requestLimits.embeds) throw tooMuch('Too many resources are embedded');
    const { name, alias, hint, join, isSpread, select } = item;
    const origin = { name: parent.table?.name ?? parent.name, table: parent.table };
    const relationship = findRelationship(origin, name, hint);
    const table = relationship.foreignTable;
    return this.#create(
      {
        name,
        alias: `n${this.#count}`,
        label: `${table.name}_${depth}`,
        outputName: alias ?? name,
        table,
        columns: new Set(table.columns.keys()),
        isSource: false,
        relationship,
        parent,
        isInner: join === 'inner',
        isSpread,
      },
      select,
      depth,
    );
  }
}
