export interface Expression {
  metrics: string[];
  /** Labels that are selected or grouped by. */
  labels: string[];
}

const keywords = new Set(['and', 'or', 'unless', 'bool', 'offset', 'ignoring', 'on', 'inf', 'nan']);
const grouping = /\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g;
const selector = /\{([^}]*)\}/g;

/** The names in an expression of PromQL. */
export function readExpression(text: string): Expression {
  const selected = [...text.matchAll(selector)].flatMap(([, inside]) =>
    [...inside!.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, name]) => name!),
  );
  const grouped = [...text.matchAll(grouping)].flatMap(([, inside]) =>
    inside!.split(',').map((name) => name.trim()),
  );
  const rest = text
    .replaceAll(selector, ' ')
    .replaceAll(grouping, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ');
  const names = [...rest.matchAll(/(?<![\w.])([a-zA-Z_]\w*)(?!\w)(?!\s*\()/g)].map(
    ([, name]) => name!,
  );
  return {
    metrics: [...new Set(names.filter((name) => !keywords.has(name.toLowerCase())))],
    labels: [...new Set([...selected, ...grouped])],
  };
}
