import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRichText } from './rich-text.ts';
import { cleanRichText, richTextField, toHtml } from './write-rich-text.ts';

describe('what is stored of a rich text', () => {
  it.each([
    ['plain text', ' One & two\n\nThree < four ', 'One & two\n\nThree < four'],
    [
      'the editor’s HTML',
      '<p>A <b>bold</b> word</p><p></p>',
      '<p>A <strong>bold</strong> word</p>',
    ],
    ['items without their paragraph', '<ul><li><p>One</p></li></ul>', '<ul><li>One</li></ul>'],
    [
      'lists in lists',
      '<ul><li><p>One</p><ul><li><p>Two</p></li></ul></li></ul>',
      '<ul><li>One<ul><li>Two</li></ul></li></ul>',
    ],
    ['a line break', '<p>One<br>two</p>', '<p>One<br>two</p>'],
    [
      'signs that HTML needs escaped',
      '<p>1 &lt; 2 &amp; "3"</p>',
      '<p>1 &lt; 2 &amp; &quot;3&quot;</p>',
    ],
    [
      'links of ours',
      '<p><a href="/shop?a=1&amp;b=2">x</a></p>',
      '<p><a href="/shop?a=1&amp;b=2">x</a></p>',
    ],
    ['a link without an address as text', '<p><a href="javascript:x">x</a></p>', '<p>x</p>'],
    ['nothing of an empty document', '<p></p>', ''],
  ])('is %s', (_, text, html) => {
    expect(cleanRichText(text)).toBe(html);
  });

  it('does not change when it is saved again, for any input', () => {
    const piece = fc.constantFrom(
      ...['<p>', '</p>', '<ul>', '<li>', '</li>', '</ul>', '<strong>', '</strong>', '<br>', '<h2>'],
      ...[
        '</h2>',
        '<a href="/x">',
        '</a>',
        '<blockquote>',
        '</blockquote>',
        '&amp;',
        '&lt;',
        '<',
        '>',
      ],
      ...['"', 'word', ' ', '\n\n', 'كلمة'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = cleanRichText(pieces.join(''));
        expect(cleanRichText(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('is limited in length', () => {
    expect(richTextField(10).safeParse('<p>123456789</p>').success).toBe(false);
    expect(richTextField(20).parse('<p>123456789</p>')).toBe('<p>123456789</p>');
  });
});

/** From the cheat sheet of OWASP on filter evasion, and from reports on sanitizers. */
const payloads = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<SCRIPT>alert(1);//\\<</SCRIPT>',
  '<SCRIPT/XSS SRC="https://evil.example/x.js"></SCRIPT>',
  '<SCRIPT a=">" SRC="https://evil.example/x.js"></SCRIPT>',
  '<IMG SRC="javascript:alert(1);">',
  '<IMG SRC=JaVaScRiPt:alert(1)>',
  '<IMG SRC=# onmouseover="alert(1)">',
  '<IMG onmouseover="alert(1)">',
  '<IMG SRC=/ onerror="alert(String.fromCharCode(88))"></img>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>"\\>',
  '<a onmouseover="alert(document.cookie)">x</a>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="jav\tascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  "<a href='https://ok.example' onclick=alert(1)//>x</a>",
  '<a href="https://ok.example&quot; onclick=&quot;alert(1)">x</a>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<body onload=alert(1)>',
  '<input type="image" src="javascript:alert(1)" autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<style>@import"javascript:alert(1)";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<link rel="stylesheet" href="javascript:alert(1);">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1);">',
  '<base href="javascript:alert(1);//">',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<table background="javascript:alert(1)"><td>x</td></table>',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<p>&amp;lt;img src=x onerror=alert(1)&amp;gt;</p>',
  '¼script¾alert(1)¼/script¾',
  '<p\u0000 onclick=alert(1)>x</p>',
  '<h2 onclick="alert(1)">x</h2>',
  '<li><a href="https://ok.example"><img src=x onerror=alert(1)></a>',
];

const allowed =
  /^(?:<\/?(?:p|h[234]|ul|ol|li|blockquote|strong|em|u)>|<br>|<a href="(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))[^"<>\s]*">|<\/a>|[^<>])*$/;

describe('an attack', () => {
  it.each(payloads)('%s leaves nothing that runs', (payload) => {
    // With a tag before it, or text without tags would be stored as plain text, which React escapes.
    for (const text of [`<p>a</p>${payload}`, `<p>${payload}</p>`, `<ul><li>${payload}`]) {
      const html = cleanRichText(text);
      expect(html).toMatch(allowed);
      expect(html).not.toMatch(/<[^>]*\son\w+=/i);
      expect(toHtml(parseRichText(html))).toBe(html);
    }
  });
});
