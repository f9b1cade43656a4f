import { archPath, both, box, lattice, oval, palette as p, path, shadow, star } from './brush.ts';

const wood = { fill: p.wood };
const cloth = { fill: p.cloth };
const brass = { fill: p.brass };

/** An eight-sided inlaid table, the piece every old house has. */
const kursi = (cx: number, base: number) =>
  shadow(cx, base, 70) +
  path(`M${cx - 50} ${base}V${base - 84}H${cx + 50}V${base}`, wood) +
  path(archPath(cx, base, 44, 62) + 'Z', { fill: p.floor }) +
  both(cx, 37, (x) => path(archPath(x, base, 16, 50), { width: 1.5 })) +
  box(cx - 62, base - 96, 124, 12, 2, { fill: p.woodDeep }) +
  star(cx, base - 73, 8, { fill: p.cloth, width: 1 });

const pendant = (cx: number, top: number, drop: number) =>
  path(`M${cx} ${top}V${top + drop}`, { width: 1.5 }) +
  path(`M${cx - 8} ${top + drop}h16l34 46h-84Z`, brass) +
  path(`M${cx - 42} ${top + drop + 46}q42 22 84 0Z`, { fill: p.niche, width: 1.5 });

export const livingRoom =
  oval(400, 868, 330, 62, { fill: p.clothDeep, stroke: p.thread }) +
  oval(400, 868, 300, 52, { stroke: p.thread, width: 1.5 }) +
  shadow(400, 806, 290) +
  both(400, 228, (x) => path(`M${x - 8} 772l3 32h10l3-32Z`, { fill: p.woodDeep })) +
  box(168, 596, 464, 150, 26, cloth) +
  path('M400 602V700', { width: 1.5 }) +
  box(172, 694, 230, 54, 14, cloth) +
  box(398, 694, 230, 54, 14, cloth) +
  box(140, 742, 520, 32, 4, wood) +
  both(400, 238, (x) => box(x - 30, 646, 60, 104, 20, { fill: p.clothDeep })) +
  `<g transform="rotate(-8 246 652)">${box(202, 608, 88, 88, 10, { fill: p.nile })}${star(246, 652, 26, { stroke: p.cloth, width: 1.5 })}</g>` +
  `<g transform="rotate(9 552 654)">${box(510, 612, 84, 84, 10, { fill: p.clothDeep })}</g>` +
  kursi(400, 900);

export const bedroom =
  path(archPath(400, 740, 384, 330) + 'Z', wood) +
  path(archPath(400, 740, 344, 292) + 'Z', { fill: p.cloth }) +
  lattice(262, 560, 6, 3, 46) +
  shadow(400, 868, 300) +
  both(400, 238, (x) => path(`M${x - 9} 830l3 36h12l3-36Z`, { fill: p.woodDeep })) +
  both(400, 96, (x) => box(x - 88, 660, 176, 76, 24, { fill: p.niche })) +
  path('M150 724q250-34 500 0v66H150Z', cloth) +
  path('M150 752q250-30 500 0v64q-250 22-500 0Z', { fill: p.nile }) +
  path('M150 770q250-28 500 0', { stroke: p.cloth, width: 1.5 }) +
  box(142, 808, 516, 34, 3, wood) +
  pendant(726, 0, 300);

const chair = (x: number, side: 1 | -1) =>
  shadow(x, 846, 62) +
  path(`M${x + 44 * side} 600q${12 * side} 120 ${-2 * side} 246M${x - 40 * side} 726v120`, {
    width: 7,
    stroke: p.woodDeep,
  }) +
  path(`M${x + 44 * side} 604q${-16 * side} 56 ${-4 * side} 110`, { width: 5, stroke: p.wood }) +
  box(x - 48, 716, 96, 20, 8, { fill: p.clothDeep });

export const diningRoom =
  pendant(400, 90, 300) +
  both(400, 262, chair) +
  shadow(400, 856, 150) +
  path('M364 690q10 80-34 160h140q-44-80-34-160Z', wood) +
  path('M348 850h104', { width: 6, stroke: p.woodDeep }) +
  box(160, 662, 480, 26, 13, { fill: p.woodDeep }) +
  both(400, 26, (x) => oval(x, 604, 25, 24, { fill: p.terracotta })) +
  oval(400, 594, 25, 25, brass) +
  path('M322 610h156q-6 44-52 46l6 6h-64l6-6q-46-2-52-46Z', { fill: p.nile });

const books = [26, 20, 30, 18, 24, 28, 20];

export const office =
  box(232, 400, 336, 12, 2, wood) +
  books
    .map((width, index) => {
      const x = 262 + books.slice(0, index).reduce((sum, each) => sum + each + 3, 0);
      const height = 84 + ((index * 37) % 34);
      const fill = [p.clothDeep, p.nile, p.cloth, p.brass][index % 4];
      return box(x, 400 - height, width, height, 1, { fill });
    })
    .join('') +
  path('M486 400q-6-26-18-34t10-36h34q24 30 12 38t-18 32Z', { fill: p.terracotta }) +
  shadow(400, 856, 270) +
  both(400, 226, (x) => path(`M${x - 12} 690l6 164h12l6-164Z`, { fill: p.woodDeep })) +
  box(452, 688, 180, 96, 3, wood) +
  path('M452 736h180', { width: 1.5 }) +
  star(542, 712, 7, brass) +
  star(542, 760, 7, brass) +
  box(146, 664, 508, 24, 3, { fill: p.woodDeep }) +
  path('M212 664v-8h70v8M247 656V566l62-46', { width: 3 }) +
  path('M286 494l58 44-30 26-48-40Z', brass) +
  box(360, 652, 112, 12, 1, cloth) +
  shadow(320, 884, 70) +
  path('M320 770v60M268 878l52-48 52 48M320 830v52', { width: 5, stroke: p.woodDeep }) +
  path('M262 752q58-14 116 0l-6 20q-52 10-104 0Z', { fill: p.clothDeep }) +
  path('M274 752q-12-64 4-118 42-16 84 0 16 54 4 118Z', cloth);

const frond = (angle: number, length: number) =>
  `<g transform="rotate(${angle} 330 560)">${path(`M330 560V${560 - length}`, { stroke: p.leaf, width: 2.5 })}${Array.from(
    { length: 7 },
    (_, leaf) => {
      const y = 560 - length + leaf * (length / 9);
      const reach = 16 + leaf * 5;
      return path(
        `M330 ${y + 16}q${-reach * 0.4}-12-${reach}-6M330 ${y + 16}q${reach * 0.4}-12 ${reach}-6`,
        { stroke: p.leaf, width: 2 },
      );
    },
  ).join('')}</g>`;

export const decor =
  [-26, 0, 24].map((angle, index) => frond(angle, [230, 280, 220][index] ?? 230)).join('') +
  path(
    'M298 552h64q-6 40 22 76 52 66 14 150-20 44-36 62h-64q-16-18-36-62-38-84 14-150 28-36 22-76Z',
    { fill: p.terracotta },
  ) +
  path('M246 700q84 26 168 0M250 724q80 24 160 0', { stroke: p.cloth, width: 1.5 }) +
  box(290, 544, 80, 12, 5, { fill: p.terracottaDeep }) +
  path('M448 760q72 26 144 0-4 60-44 80h-56q-40-20-44-80Z', { fill: p.nile }) +
  oval(520, 760, 72, 14, { fill: p.clothDeep }) +
  both(520, 26, (x) => oval(x, 748, 24, 22, brass)) +
  oval(520, 742, 24, 23, { fill: p.brass }) +
  shadow(400, 920, 250) +
  both(400, 216, (x) => path(`M${x - 10} 862l4 58h12l4-58Z`, { fill: p.woodDeep })) +
  box(150, 842, 500, 22, 2, wood);

const glow = [150, 118, 88].map((radius) =>
  star(400, 520, radius + 60, { stroke: p.brass, width: 1, opacity: 0.5 }),
);

export const lighting =
  glow.join('') +
  path('M400 90V352', { width: 1.5 }) +
  path('M400 352l-58 96M400 352l58 96', { width: 1.5 }) +
  oval(400, 352, 9, 9, brass) +
  path('M322 448h156l-34 62q74 34 74 96 0 56-66 84h-104q-66-28-66-84 0-62 74-96Z', {
    fill: p.niche,
  }) +
  box(316, 440, 168, 14, 4, brass) +
  path('M356 510h88', { width: 6, stroke: p.brass }) +
  path('M284 590q116 34 232 0M290 640q110 30 220 0', { stroke: p.brass, width: 1.5 }) +
  [320, 373, 427, 480]
    .map((x) => star(x, 615 + (x === 320 || x === 480 ? -6 : 4), 13, { fill: p.nile, width: 1 }))
    .join('') +
  path('M348 690h104l14 22H334Z', brass) +
  shadow(400, 880, 120, 12);
