/** Where a column of a view comes from: the id of the table and the number of its column. */
export interface ViewOrigin {
  column: string;
  table: number;
  number: number;
}

const entry =
  / :resno \d+ :resname (\S+) :ressortgroupref \d+ :resorigtbl (\d+) :resorigcol (\d+) /;

/**
 * Reads the target list of a view from PostgreSQL's stored tree. Its entries are at the second level
 * of braces; those of subqueries lie deeper.
 */
export function readViewOrigins(tree: string): ViewOrigin[] {
  const origins: ViewOrigin[] = [];
  let depth = 0;
  let isTarget = false;
  let own = '';
  for (let index = 0; index < tree.length; index += 1) {
    const character = tree[index]!;
    if (character === '\\') {
      if (depth === 2) own += tree.slice(index, index + 2);
      index += 1;
    } else if (character === '{') {
      depth += 1;
      if (depth === 2) {
        isTarget = tree.startsWith('{TARGETENTRY', index);
        own = '';
      }
    } else if (character === '}') {
      if (depth === 2 && isTarget) addOrigin(origins, own);
      depth -= 1;
    } else if (depth === 2) own += character;
  }
  return origins;
}

function addOrigin(origins: ViewOrigin[], own: string): void {
  const found = entry.exec(`${own} `);
  if (!found || found[2] === '0') return;
  const column = found[1]!.replaceAll(/\\(.)/g, '$1');
  origins.push({ column, table: Number(found[2]), number: Number(found[3]) });
}
