import { near, type Views } from './view.ts';

/** Desks, tables and consoles from near, the costly ones first. */
export const tableDetails: Views = {
  'wazir-partners-desk': {
    drawers: near([26, 9], [0.82, 0.05, 0.72], 3, [
      'Star inlay and brass pulls on the drawers of the desk',
      'تطعيم النجوم ومقابض النحاس على أدراج المكتب',
    ]),
  },
  'suhaymi-console': {
    above: near([16, 34], [0.5, 0.4, 0.6], 1.15, [
      'The console from above: inlaid drawers and a railed shelf',
      'الكونسول من أعلى: أدراج مطعّمة ورف بدرابزين',
    ]),
  },
  'khattat-console': {
    sheet: near([-16, 36], [0.5, 0.4, 0.95], 2.2, [
      'A drawn star and two reed pens on the sloped tray',
      'نجمة مرسومة وقلما بوص على اللوح المائل',
    ]),
    corner: near([-32, 20], [0.14, 0.1, 0.86], 3, [
      'A corner of the console on its turned leg, below the drawing tray',
      'ركن الكونسول على رجل مخروطة تحت لوح الرسم',
    ]),
  },
  'darb-small-table': {
    star: near([18, 42], [0.5, 0.45, 0.9], 1.4, [
      'The star in the beech top of the small table, from above',
      'النجمة في قرصة الترابيزة الزان من أعلى',
    ]),
    leg: near([-34, 16], [0.14, 0.1, 0.78], 3, [
      'A corner of the small table on its turned leg',
      'ركن الترابيزة الصغيرة على رجل مخروطة',
    ]),
  },
  'sufra-serving-console': {
    drawer: near([-30, 14], [0.35, 0.05, 0.8], 2.8, [
      'Two drawers hidden in the apron of the console, a hollow under each to pull it by',
      'درجان مخفيان في حافة الكونسول، تحت كل منهما تجويف يُسحب منه',
    ]),
    above: near([16, 34], [0.5, 0.4, 0.6], 1.15, [
      'The serving console from above, its railed shelf below',
      'كونسول التقديم من أعلى وتحته رف بدرابزين',
    ]),
  },
  'hanem-dressing-table': {
    drawer: near([-28, 16], [0.18, 0.1, 0.48], 3, [
      'A drawer of the dressing table with its brass pull',
      'درج في التسريحة بمقبضه النحاس',
    ]),
    above: near([14, 32], [0.5, 0.3, 0.52], 1.2, [
      'The top of the dressing table before its mirror',
      'سطح التسريحة أمام مرآتها',
    ]),
  },
  'warraq-small-desk': {
    rail: near([24, 26], [0.8, 0.7, 0.93], 2.8, [
      'The rail of turned beads around the small desk',
      'درابزين الخرز المخروط حول المكتب الصغير',
    ]),
    drawer: near([-26, 24], [0.34, 0.1, 0.9], 3.2, [
      'A drawer with its brass knob under the top of the desk',
      'درج بمقبض نحاس تحت سطح المكتب',
    ]),
  },
  'amir-coffee-table': {
    arches: near([12, 6], [0.5, 0.05, 0.45], 2, [
      'Keel arches between the legs, edged with mother-of-pearl',
      'عقود مدببة بين الأرجل محددة بالصدف',
    ]),
    inlay: near([20, 34], [0.5, 0.5, 0.99], 3.2, [
      'The star in the middle of the mahogany top',
      'النجمة في وسط قرصة الماهوجني',
    ]),
  },
  'ghouriya-tea-table': {
    legs: near([15, 8], [0.45, 0.2, 0.5], 2.1, [
      'Turned beech legs and lattice under the copper tray',
      'أرجل زان مخروطة ومشربية تحت الصينية النحاس الأحمر',
    ]),
    rim: near([-16, 26], [0.3, 0.1, 0.98], 2.6, [
      'Petals engraved along the hammered rim of the copper tray',
      'بتلات منقوشة على حافة الصينية النحاس الأحمر المطروقة',
    ]),
  },
  'qari-reading-table': {
    arches: near([12, 10], [0.45, 0.1, 0.4], 2.2, [
      'Keel arches at the foot of the reading table',
      'العقود في قاعدة ترابيزة القارئ',
    ]),
    stars: near([-34, 22], [0.4, 0.1, 0.85], 2.6, [
      'Beech stars set in the walnut sides of the reading table',
      'نجوم من الزان في جوانب ترابيزة القارئ الجوز',
    ]),
  },
};
