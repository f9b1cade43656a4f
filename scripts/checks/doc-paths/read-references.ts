export type Reference = { kind: 'path' | 'link' | 'script'; name: string; line: number };

const folders =
  /^(src|db|docs|scripts|tests|bench|studio|public|ops|\.ci|domain|platform|services|api|web|ui|i18n)\//;
const fileName = /^[\w*-][\w.*-]*\.(tsx?|mjs|sql|css|md)$/;
const npmScript = /\bnpm (?:run )?(start|test|[a-z]+(?::[a-z-]+)+|(?<=run )[a-z]+)\b/g;
/** `db:seed` beside `npm run db:migrate`. */
const bareScript = /^(db|bench|studio|check|admin|drill):[a-z-]+$/;

/** Paths and npm scripts in inline code, and the targets of links; fenced blocks hold examples. */
export function readReferences(markdown: string): Reference[] {
  const lines = withoutFences(markdown).split('\n');
  return lines.flatMap((text, index) =>
    [...readLinks(text), ...readCode(text)].map((each) => ({ ...each, line: index + 1 })),
  );
}

type Unplaced = Omit<Reference, 'line'>;

function readLinks(text: string): Unplaced[] {
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((name) => ({ kind: 'link', name }));
}

function readCode(text: string): Unplaced[] {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => [
    ...[...code.matchAll(npmScript)].map(([, name = '']) => ({ kind: 'script' as const, name })),
    ...code.split(/\s+/).flatMap(readToken),
  ]);
}

function readToken(token: string): Unplaced[] {
  if (bareScript.test(token)) return [{ kind: 'script', name: token }];
  const isPath = /^[\w.{},*…/-]+$/.test(token) && (folders.test(token) || fileName.test(token));
  return isPath ? [{ kind: 'path', name: token }] : [];
}

/** Keeps the line numbers. */
function withoutFences(markdown: string): string {
  return markdown.replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ''));
}
