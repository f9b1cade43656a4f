import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ar } from './messages/ar/index.ts';
import { en } from './messages/en/index.ts';

/** The rules of CONTRIBUTING.md, section "Texts", as far as a program can check them. */

interface Text {
  where: string;
  text: string;
}

function leavesOf(node: object | string, where: string): Text[] {
  if (typeof node === 'string') return [{ where, text: node }];
  return Object.entries(node).flatMap(([key, child]) =>
    leavesOf(child as object | string, `${where}.${key}`),
  );
}

const root = join(import.meta.dirname, '../..');
const literal = /(?<quote>['"`])(?<text>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/gs;

/** String literals of the demo shop and of mails, which are no messages. */
function literalsOf(folder: string): Text[] {
  return readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((file) => /(?<!\.test)\.(ts|json)$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, folder, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
      return source
        .split('\n')
        .filter((line) => !/^\s*(\/\/|import )/.test(line))
        .flatMap((line) => [...line.matchAll(literal)])
        .map((match) => ({ where: `${folder}/${file}`, text: match.groups?.text ?? '' }));
    });
}

const isArabic = ({ text }: Text) => /[؀-ۿ]/.test(text);
const elsewhere = [...literalsOf('db/seed'), ...literalsOf('src/services/mail/templates')];
const arabicTexts = [...leavesOf(ar, 'ar'), ...elsewhere.filter(isArabic)];
const englishMessages = leavesOf(en, 'en');
const englishTexts = [
  ...englishMessages,
  ...elsewhere.filter((each) => !isArabic(each) && / /.test(each.text)),
];

/** What reviews say is the customers' own voice. */
const isReview = ({ where }: Text) => where.includes('people/review');

const retiredArabic: readonly (readonly [retired: RegExp, use: string])[] = [
  [/العب واربح/, 'العب واكسب'],
  [/يُرجى|الرجاء/, 'من فضلك'],
  [/تعذر /, 'تعذّر'],
  [/تصفح /, 'تصفّح'],
  [/(?<![ء-ي])(ال)?مصعد(?![ء-ي])/, 'الأسانسير'],
  [/بارافان/, 'برافان'],
  [/كونصول/, 'كونسول'],
  [/أخضر مزرق/, 'بترولي'],
  [/أزرق نيلي/, 'أزرق النيل'],
  [/(?<![ء-ي])(ال)?طاولة(?![ء-ي])/, 'ترابيزة'],
  [/شاملة في السعر/, 'مشمولة في السعر'],
  [/الافتراضي/, 'الأساسي'],
  [/بي دي إف/, 'PDF'],
  [/كضيف/, 'دون حساب'],
  [/بنترست/, 'بينتريست'],
  [/(?<![ء-ي])(لازم|عندك شك|جاوب|باقي ثانية)(?![ء-ي])/, 'standard Arabic'],
  [/يزيد [^.،]{0,25} عن /, 'يزيد على'],
  [/(?<![ء-ي])(ال)?مطالب(ة|ات)(?![ء-ي])/, 'طلب الجائزة'],
];

const retiredEnglish: readonly (readonly [retired: RegExp, use: string])[] = [
  [/\b(a|the|our) letter\b|(?<!-)\bmails\b|\b(a|this) mail\b/i, 'e-mail'],
  [/unwanted mail/i, 'spam folder'],
  [/to be had/i, 'available'],
  [/\bonce more\b|\banew\b/i, 'again'],
  [/\bunread notices?\b/i, 'notification'],
  [/and we (see|send|end|claim)\b/i, 'and we will …'],
  [/\bmeasures (above|of its|stay)\b/i, 'measurements, dimensions'],
  [/\bwomen of the street\b/i, 'the women next door'],
  [/[\d}] %/, 'the sign directly after the number'],
];

const offences = (texts: readonly Text[], retired: RegExp) =>
  texts.filter(({ text }) => retired.test(text));

describe('retired words', () => {
  it.each(retiredArabic)('in Arabic, nothing says %s; it is %s', (retired) => {
    expect(
      offences(
        arabicTexts.filter((each) => !isReview(each)),
        retired,
      ),
    ).toEqual([]);
  });

  it.each(retiredEnglish)('in English, nothing says %s; it is %s', (retired) => {
    expect(
      offences(
        englishTexts.filter((each) => !isReview(each)),
        retired,
      ),
    ).toEqual([]);
  });
});

describe('Arabic texts', () => {
  it('use guillemets, Arabic punctuation and Arabic-Indic digits', () => {
    const wrong = leavesOf(ar, 'ar').filter(
      ({ where, text }) =>
        where !== 'ar.account.fields.phoneHint' && /["“”]|[ء-ي][,;?]|(?<![\w{])\d/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it('write phone numbers without spaces, whose groups would be shown in reverse', () => {
    expect(offences(arabicTexts, /[٠-٩]{3,} [٠-٩]{3,} [٠-٩]{3,}/)).toEqual([]);
  });

  it('let no verb agree with the name of a product, which may be of either gender', () => {
    const agreeing = /(^|[ .:])(نفدت|عادت|أُضيفت|حُذفت|توفرت) («?\{name\}|\{name\})/;
    expect(offences(leavesOf(ar, 'ar'), agreeing)).toEqual([]);
  });
});

describe('placeholders', () => {
  /** Shown left to right in Arabic: the translator isolates them (see translate.ts). */
  const leftToRight = new Set(['number', 'phone', 'email', 'code']);

  /** Everything else: words of the reader's language, amounts, dates and counts. */
  const plain = new Set(
    `amount apartment area before brand building cap cart changed choice column correct count date day depth difficulty discount end fee floor from
    governorate headroom height hours id kilograms label language least left length level list margin maximum megabytes
    message minimum minutes month most name names now of page pages pays percent picture points position price
    prize provider query rating seconds section segment size slide stars start status step stock street theme title to
    selected shown total town uses value wait width word words workshop x y year`.split(/\s+/),
  );

  it('are known, so that each new one is decided: isolated or not', () => {
    const names = englishMessages.flatMap(({ text }) =>
      [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
    );
    const unknown = new Set(names.filter((name) => !leftToRight.has(name) && !plain.has(name)));
    expect([...unknown]).toEqual([]);
  });
});
