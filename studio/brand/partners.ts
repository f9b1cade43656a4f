import { svg, widthOf, write, writeCentred } from './drawing.ts';
import { letter } from './lettering.ts';

/** As far from the light ground as from the dark one (4:1 on each), so that one file serves both themes. */
const stone = '#85735f';

const words = letter({
  akhmim: { face: 'alexandria', axes: { wght: 500 }, text: 'AKHMIM', tracking: 190 },
  loomHouse: { face: 'alexandria', axes: { wght: 350 }, text: 'LOOM HOUSE', tracking: 150 },
  nile: { face: 'frauncesFull', axes: { opsz: 72, wght: 560, SOFT: 100, WONK: 0 }, text: 'Nile' },
  timber: {
    face: 'frauncesFull',
    axes: { opsz: 72, wght: 260, SOFT: 100, WONK: 0 },
    text: 'Timber',
  },
  babZuweila: {
    face: 'frauncesFull',
    axes: { opsz: 36, wght: 480, SOFT: 0, WONK: 0 },
    text: 'BAB ZUWEILA',
    tracking: 120,
  },
  metal: { face: 'alexandria', axes: { wght: 400 }, text: 'METAL', tracking: 420 },
  zawya: { face: 'alexandria', axes: { wght: 250 }, text: 'zawya', tracking: 10 },
  studio: { face: 'alexandria', axes: { wght: 400 }, text: 'STUDIO', tracking: 260 },
  beitSabil: {
    face: 'frauncesItalic',
    axes: { opsz: 72, wght: 380, SOFT: 60, WONK: 1 },
    text: 'Beit Sabil',
  },
  lodge: { face: 'alexandria', axes: { wght: 400 }, text: 'LODGE · LUXOR', tracking: 200 },
  hirfaArabic: { face: 'elMessiri', axes: { wght: 700 }, text: 'حرفة' },
  hirfaFund: { face: 'alexandria', axes: { wght: 500 }, text: 'HIRFA FUND', tracking: 60 },
});

const height = 72;
const mark = (width: number, content: string) => svg(width, height, content, `fill="${stone}"`);
const lines = (width: number, d: string) =>
  `<path fill="none" stroke="${stone}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`;

/** Warp over and under weft. */
function loomHouse(): string {
  const [thread, step, size] = [7, 14, 56];
  const bar = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
  const cloth = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const [x, y] = [column * step, 8 + row * step];
      return (row + column) % 2 === 0
        ? bar(x, y + 2, step - 2, thread)
        : bar(x + 2.5, y - 1, thread, step - 1);
    }),
  );
  return mark(
    size + 22 + widthOf(words.akhmim, 25),
    `<path d="${cloth.join('')}"/>` +
      write(words.akhmim, { x: size + 20, baseline: 35, size: 25 }) +
      write(words.loomHouse, { x: size + 20, baseline: 56, size: 14.6 }),
  );
}

/** A sawn log whose rings run on as waves. */
function nileTimber(): string {
  const rings = [27, 20, 13, 6].map((r) => `M${32 - r} 36a${r} ${r} 0 0 1 ${2 * r} 0`);
  const wave = (y: number, inset: number) => {
    const part = (54 - 2 * inset) / 4;
    return `M${5 + inset} ${y}q${part / 2} -5 ${part} 0t${part} 0t${part} 0t${part} 0`;
  };
  const waves = [wave(44, 1.3), wave(52, 5), wave(60, 12)];
  const nile = widthOf(words.nile, 37);
  return mark(
    80 + nile + 12 + widthOf(words.timber, 37),
    lines(2.6, [...rings, ...waves].join('')) +
      write(words.nile, { x: 78, baseline: 48, size: 37 }) +
      write(words.timber, { x: 78 + nile + 11, baseline: 48, size: 37 }),
  );
}

/** The gate between its two towers. */
function babZuweila(): string {
  const width = widthOf(words.babZuweila, 20) + 4;
  const middle = width / 2;
  const tower = (x: number) => `M${x - 7} 40V17h2v-5h2.5V8a2.5 2.5 0 0 1 5 0v4H${x + 5}v5h2v23z`;
  const gate = `M${middle - 16} 20H${middle + 16}V40h-6V35c0-5-4-7.5-10-12.5-6 5-10 7.5-10 12.5v5h-6z`;
  return mark(
    width,
    `<path d="${tower(middle - 25)}${gate}${tower(middle + 25)}"/>` +
      writeCentred(words.babZuweila, { x: middle, baseline: 59, size: 20 }) +
      writeCentred(words.metal, { x: middle, baseline: 71, size: 8.6 }),
  );
}

/** Zawya is a corner: the word stands in one. */
function studioZawya(): string {
  const word = widthOf(words.zawya, 48);
  return mark(
    word + 30,
    lines(2.4, `M${word + 28} 6H6V68`) +
      write(words.studio, { x: 22, baseline: 24, size: 10 }) +
      write(words.zawya, { x: 20, baseline: 59, size: 47 }),
  );
}

/** A fountain under a keel arch. */
function beitSabil(): string {
  const arch = 'M5 68V34C5 20 17 16 24 5C31 16 43 20 43 34V68';
  const inner = 'M12 68V36C12 27 19 22 24 16C29 22 36 27 36 36V68';
  const drop = 'M24 33c4.5 6.5 7 10 7 14a7 7 0 0 1-14 0c0-4 2.5-7.5 7-14z';
  return mark(
    64 + widthOf(words.beitSabil, 38) + 2,
    lines(2.4, `${arch}${inner}M1 68H47M15 60H33`) +
      `<path d="${drop}"/>` +
      write(words.beitSabil, { x: 62, baseline: 43, size: 38 }) +
      write(words.lodge, { x: 64, baseline: 65, size: 10.5 }),
  );
}

/** The Arabic word leads. */
function hirfaFund(): string {
  const width = widthOf(words.hirfaArabic, 58);
  const below = widthOf(words.hirfaFund, 12);
  const whole = Math.max(width, below) + 4;
  return mark(
    whole,
    writeCentred(words.hirfaArabic, { x: whole / 2, baseline: 40, size: 58 }) +
      writeCentred(words.hirfaFund, { x: whole / 2, baseline: 70, size: 12 }),
  );
}

export const partnerMarks: Record<string, string> = {
  'akhmim-loom-house': loomHouse(),
  'nile-timber': nileTimber(),
  'bab-zuweila-metal': babZuweila(),
  'studio-zawya': studioZawya(),
  'beit-sabil-lodge': beitSabil(),
  'hirfa-fund': hirfaFund(),
};
