import { officeLists } from './office-lists.ts';

/** Brings what Word and Google Docs put on the clipboard near to plain HTML; the editor does the rest. */
export function cleanPastedHtml(html: string): string {
  const body = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/.exec(html)?.[1] ?? html;
  const isTidy = !/<(?:table|h[156]|style|xml)\b|mso-|Mso[A-Z]|docs-internal|<[a-z]+:[a-z]/i.test(
    html,
  );
  return isTidy ? body : withoutOffice(ourHeadings(tableRows(officeLists(body))));
}

function withoutOffice(html: string): string {
  return (
    html
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<!\[(?:if|endif)[^\]]*\]>/gi, '')
      .replace(/<(style|script|xml|title)\b[\s\S]*?<\/\1>/gi, '')
      // Google Docs wraps everything in a bold element that is not bold.
      .replace(/<b\b[^>]*docs-internal-guid[^>]*>/gi, '')
      // Elements of Office, such as o:p for an empty line.
      .replace(/<\/?[a-z]+:[a-z]+\b[^>]*>/gi, '')
      .replace(/<\/?(?:meta|link|font)\b[^>]*>/gi, '')
      .replace(/\s(?:class|lang|dir|id|style)=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')
      .replaceAll('\u00a0', ' ')
      .replaceAll('&nbsp;', ' ')
  );
}

/** The title of the page is its h1, and h4 the smallest heading. Titles of Word are paragraphs. */
const ourHeadings = (html: string): string =>
  html
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(/<(\/?)h[56]\b/gi, '<$1h4')
    .replace(/<p\b[^>]*\bMso(?:Title|Heading1)\b[^>]*>([\s\S]*?)<\/p>/gi, '<h2>$1</h2>');

/** Texts of the shop have no tables: each row becomes a paragraph, with a mark between its cells. */
const tableRows = (html: string): string =>
  html
    .replace(/<tr\b[^>]*>([\s\S]*?)<\/tr>/gi, (_, row: string) => {
      const cells = row
        .split(/<t[dh]\b[^>]*>/i)
        .slice(1)
        .map(lineOf)
        .filter(Boolean);
      return cells.length > 0 ? `<p>${cells.join(' · ')}</p>` : '';
    })
    .replace(/<\/?(?:table|tbody|thead|tfoot|colgroup|col|caption)\b[^>]*>/gi, '');

/** The content of a cell in one line, with its emphasis and links. */
const lineOf = (cell: string): string =>
  cell
    .replace(/<\/(?:p|li|h[1-6])>/gi, ' ')
    .replace(/<\/?(?:td|th|p|div|br|ul|ol|li|h[1-6]|o:p)\b[^>]*>/gi, ' ')
    .replace(/(?:\s|&nbsp;|\u00a0)+/g, ' ')
    .trim();
