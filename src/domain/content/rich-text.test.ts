import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText, type RichNode } from './rich-text.ts';

/** Written out again, to be compared at a glance. */
const shown = (nodes: RichNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : `[${node.tag}${node.href ? ` ${node.href}` : ''}:${shown(node.children)}]`,
    )
    .join('');

describe('rich text', () => {
  it.each([
    ['plain text, by paragraph', 'One.\n\nTwo & three.\n\n\n', '[p:One.][p:Two & three.]'],
    ['a comparison, not a tag', 'a < b > c', '[p:a < b > c]'],
    ['nothing', '', ''],
    [
      'the editor’s marks',
      '<p>A <b>bold</b> <i>word</i><br>here</p>',
      '[p:A [strong:bold] [em:word][br:]here]',
    ],
    ['lists', '<ul><li>One</li><li>Two</li></ul>', '[ul:[li:One][li:Two]]'],
    ['a first heading as a second', '<H1>Title</H1>text', '[h2:Title][p:text]'],
    [
      'entities',
      '<p>Salt &amp; pepper &#39;&#x628;&#39; &unknown;</p>',
      "[p:Salt & pepper 'ب' &unknown;]",
    ],
    ['what was never closed', '<p>One<p>Two<ul><li>a<li>b', '[p:One][p:Two][ul:[li:a][li:b]]'],
    ['words without their unknown tag', '<div onclick="x()">kept</div>', '[p:kept]'],
    ['no comment', '<p>a<!-- <b> -->b</p>', '[p:ab]'],
    ['no script', '<p>a</p><script>alert("<p>")</script><p>b</p>', '[p:a][p:b]'],
    ['no name of an object', '<constructor>x</constructor>', '[p:x]'],
  ])('is read as %s', (_, text, tree) => {
    expect(shown(parseRichText(text))).toBe(tree);
  });

  it.each([
    'https://fustat.example/a?b=1',
    '/shop?category=office',
    '#care',
    'tel:+2020000100',
    'mailto:hello@fustat.example',
  ])('may lead to %s', (address) => {
    expect(shown(parseRichText(`<a href="${address}">x</a>`))).toBe(`[p:[a ${address}:x]]`);
  });

  it.each([
    'javascript:alert(1)',
    ' java&#x09;script:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    '',
  ])('may not lead to %s', (address) => {
    expect(shown(parseRichText(`<a href='${address}'>x</a>`))).toBe('[p:[a:x]]');
  });

  it('contains only known elements and safe links, for any input', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      '<a href=',
      '<script',
      '</script>',
      '<svg/onload=',
      'javascript:',
      '<p>',
      '</p>',
      '<!--',
      '-->',
      '&#',
      ';',
      ' ',
      'x',
    );
    const check = (nodes: RichNode[]): boolean =>
      nodes.every(
        (node) =>
          typeof node === 'string' ||
          (/^(p|h[234]|[uo]l|li|blockquote|strong|em|u|a|br)$/.test(node.tag) &&
            !/^\s*(javascript|data):|^[/\\]{2}/i.test(node.href ?? '') &&
            check(node.children)),
      );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(check(parseRichText(pieces.join('')))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('nests elements so deep as people do, whatever the text, and keeps the text of deeper ones', () => {
    const text = `${'<em><u>'.repeat(20_000)}deep`;
    const { user } = process.threadCpuUsage();
    const parsed = parseRichText(text);
    // Without the limit tens of seconds.
    expect((process.threadCpuUsage().user - user) / 1000).toBeLessThan(500);
    const depthOf = (node: RichNode): number =>
      typeof node === 'string' ? 0 : 1 + Math.max(0, ...node.children.map(depthOf));
    expect(depthOf(parsed[0]!)).toBe(21);
    expect(JSON.stringify(parsed)).toContain('deep');
  });
});
