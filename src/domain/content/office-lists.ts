interface Item {
  tag: 'ul' | 'ol';
  level: number;
  content: string;
}

const paragraph = /<p\b([^>]*)>([\s\S]*?)<\/p>\s*/gi;
const isListItem = /\bMsoList(?:Paragraph|Bullet|Number)|mso-list\s*:\s*l\d/i;
const supported =
  /(?:<!--\[if !supportLists\]-->|<!\[if !supportLists\]>)([\s\S]*?)(?:<!--\[endif\]-->|<!\[endif\]>)/i;
/** Where the clipboard has lost the comments, the span of the mark remains; it may hold one of spaces. */
const ignored =
  /<span\b[^>]*mso-list\s*:\s*Ignore[^>]*>((?:[^<]|<span\b[^>]*>[^<]*<\/span>)*)<\/span>/i;
/** A sign of Word's own fonts, or a number, before at least one space. */
const bare =
  /^((?:<span\b[^>]*>\s*)*)([·•▪■●○◦§]|o|[-–]|\(?[\p{L}\p{N}]{1,4}[.)])(?:\s|&nbsp;|\u00a0)+/u;

/** Word writes a list as paragraphs that begin with their bullet or number. */
export function officeLists(html: string): string {
  let result = '';
  let end = 0;
  let items: Item[] = [];
  const flush = () => {
    result += nested(items);
    items = [];
  };
  for (const match of html.matchAll(paragraph)) {
    const [whole, attributes = '', content = ''] = match;
    const between = html.slice(end, match.index);
    if (between.trim()) flush();
    result += between;
    end = match.index + whole.length;
    const item = isListItem.test(attributes) ? toItem(attributes, content) : null;
    if (item) items.push(item);
    else {
      flush();
      result += whole;
    }
  }
  flush();
  return result + html.slice(end);
}

/** Its mark is left out, in each form that clipboards have. */
function toItem(attributes: string, content: string): Item {
  const level = Number(/\blevel([1-9])\b/i.exec(attributes)?.[1] ?? 1);
  const pattern = [supported, ignored, bare].find((each) => each.test(content));
  if (!pattern) return { tag: 'ul', level, content: content.trim() };
  const [, first = '', second] = pattern.exec(content)!;
  const mark = plainText(second ?? first);
  const isNumber = /^\(?[\p{L}\p{N}]{1,4}[.)]/u.test(mark) && !/^[o§]$/i.test(mark);
  const rest = pattern === bare ? content.replace(bare, '$1') : content.replace(pattern, '');
  return { tag: isNumber ? 'ol' : 'ul', level, content: rest.trim() };
}

/** Items of a deeper level stand inside the item before them. */
function nested(items: readonly Item[]): string {
  const open: Item[] = [];
  let html = '';
  for (const item of items) {
    while (open.length > 0 && open.at(-1)!.level > item.level) html += `</li></${open.pop()!.tag}>`;
    const last = open.at(-1);
    if (last && last.level === item.level && last.tag === item.tag) html += '</li>';
    else {
      if (last?.level === item.level) html += `</li></${open.pop()!.tag}>`;
      html += `<${item.tag}>`;
      open.push(item);
    }
    html += `<li>${item.content}`;
  }
  while (open.length > 0) html += `</li></${open.pop()!.tag}>`;
  return html;
}

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim();
