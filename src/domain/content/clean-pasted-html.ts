/** Brings what Word and Google Docs put on the clipboard near to plain HTML; the editor does the rest. */
export function cleanPastedHtml(html: string): string {
  const body = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/.exec(html)?.[1] ?? html;
  const withLists = officeLists(body);
  return (
    withLists
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<!\[(?:if|endif)[^\]]*\]>/gi, '')
      .replace(/<(style|script|xml|title)\b[\s\S]*?<\/\1>/gi, '')
      // Google Docs wraps everything in a bold element that is not bold.
      .replace(/<b\b[^>]*docs-internal-guid[^>]*>/gi, '')
      // Elements of Office, such as o:p for an empty line.
      .replace(/<\/?[a-z]+:[a-z]+\b[^>]*>/gi, '')
      .replace(/<\/?(?:meta|link|font)\b[^>]*>/gi, '')
      .replace(/\s(?:class|lang|dir|id)=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')
      .replaceAll('\u00a0', ' ')
      .replaceAll('&nbsp;', ' ')
  );
}

const listItem = /<p\b[^>]*\bMsoListParagraph[^>]*>([\s\S]*?)<\/p>\s*/gi;
const bullet =
  /(?:<!--\[if !supportLists\]-->|<!\[if !supportLists\]>)([\s\S]*?)(?:<!--\[endif\]-->|<!\[endif\]>)/i;

/** Word writes a list as paragraphs that begin with their bullet or number. All levels become one. */
function officeLists(html: string): string {
  const items = html.replace(listItem, (_, content: string) => {
    const mark = plainText(bullet.exec(content)?.[1] ?? '');
    const list = /^\(?[\p{L}\p{N}]{1,4}[.)]/u.test(mark) && !/^[o§]$/i.test(mark) ? 'ol' : 'ul';
    return `<${list}><li>${content.replace(bullet, '').trim()}</li></${list}>`;
  });
  return items.replace(/<\/ul><ul>|<\/ol><ol>/g, '');
}

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim();
