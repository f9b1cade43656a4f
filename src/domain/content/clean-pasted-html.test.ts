import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { plainRichText } from './plain-rich-text.ts';
import { cleanRichText } from './write-rich-text.ts';

/** What Word 365 puts on the clipboard, shortened in its style sheet only. */
const fromOffice = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:Calibri;} p.MsoNormal {margin:0cm;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'>
<!--StartFragment-->
<h1 style='margin-top:12.0pt'>Care of walnut<o:p></o:p></h1>
<p class=MsoNormal><span lang=EN-US style='font-family:"Arial",sans-serif'>Wipe with a <b>soft</b> cloth,&nbsp;<i>never</i> wet.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->Oil it<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->Keep it dry<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Sand</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>See <a href="https://fustat.example/care" style='color:blue'>care</a>.</p>
<!--EndFragment-->
</body></html>`;

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e-7fff"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;">A chair of </span><em>beech</em></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;"><p dir="ltr" role="presentation"><span>Light</span></p></li></ul></b><br class="Apple-interchange-newline">`;

/** With the spaces between blocks left out, which no browser shows. */
const stored = (html: string) => cleanRichText(cleanPastedHtml(html)).replace(/>\s+</g, '><');

describe('what is pasted', () => {
  it('from Word keeps headings, emphasis, lists and links, and nothing of Office', () => {
    expect(stored(fromOffice)).toBe(
      '<h2>Care of walnut</h2>' +
        '<p>Wipe with a <strong>soft</strong> cloth, <em>never</em> wet.</p>' +
        '<ul><li>Oil it</li><li>Keep it dry</li></ul><ol><li>Sand</li></ol>' +
        '<p>See <a href="https://fustat.example/care">care</a>.</p>',
    );
  });

  it('from Google Docs is not bold as a whole', () => {
    expect(stored(docs)).toBe('<p>A chair of <em>beech</em></p><ul><li>Light</li></ul>');
  });

  it('from a page is left as it is', () => {
    expect(cleanPastedHtml('<h2>One</h2><p>Two</p>')).toBe('<h2>One</h2><p>Two</p>');
  });
});

/** Word 365 through a browser that drops comments: lists of two levels, a table, a title, styles. */
const afterTheBrowser = `<html><head><style>@list l0:level1 {mso-level-number-format:bullet;}</style></head><body>
<p class="MsoTitle" style="mso-style-name:Title">Dining table</p>
<p class="MsoNormal" style="mso-list:l0 level1 lfo1;text-indent:-18pt"><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span style="font:7pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span></span>Beech frame<o:p></o:p></p>
<p class="MsoListParagraphCxSpMiddle" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o<span>&nbsp;&nbsp; </span></span>pegged joints</p>
<p class="MsoListBullet">•&nbsp;&nbsp;Oiled top</p>
<p class="MsoListNumber"><span>2)&nbsp; </span>Sand it</p>
<table class="MsoTableGrid" style="mso-border-alt:solid"><tbody><tr><td width="100"><p class="MsoNormal"><b>Width</b><o:p></o:p></p></td><td><p class="MsoNormal">180 cm</p></td></tr><tr><td><p class="MsoNormal">Depth</p></td><td><p class="MsoNormal">90 cm</p></td></tr></tbody></table>
<h1 style="mso-outline-level:1">Care</h1><h5>Oil</h5></body></html>`;

describe('what a browser left of Word', () => {
  it('becomes real lists in their levels, rows of a table apart, and allowed headings', () => {
    expect(stored(afterTheBrowser)).toBe(
      '<h2>Dining table</h2>' +
        '<ul><li>Beech frame<ul><li>pegged joints</li></ul></li><li>Oiled top</li></ul>' +
        '<ol><li>Sand it</li></ol>' +
        '<p><strong>Width</strong> · 180 cm</p><p>Depth · 90 cm</p>' +
        '<h2>Care</h2><h4>Oil</h4>',
    );
  });

  it('reaches meta description and sharing card without marks and debris', () => {
    expect(plainRichText(stored(afterTheBrowser))).toBe(
      'Dining table Beech frame pegged joints Oiled top Sand it Width · 180 cm Depth · 90 cm Care Oil',
    );
  });
});
