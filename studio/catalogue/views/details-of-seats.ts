import { near, type Views } from './view.ts';

/** Sofas, chairs and beds from near, the costly ones first. */
export const seatDetails: Views = {
  'zamalek-linen-sofa': {
    cushions: near([-18, 20], [0.3, 0.35, 0.7], 3, [
      'Green and sand cushions on the ivory linen of the sofa',
      'خداديات خضراء ورملية على كتان الكنبة العاجي',
    ]),
  },
  'rawda-two-seat-sofa': {
    inlay: near([12, 8], [0.55, 0, 0.36], 3, [
      'Inlaid rail and turned foot under the velvet seat',
      'إطار مطعّم ورجل مخروطة تحت مقعد القطيفة',
    ]),
  },
  'manial-beech-bed': {
    foot: near([30, 14], [0.85, 0.05, 0.3], 3, [
      'A corner of the beech bed under its blue throw',
      'ركن سرير الزان تحت المفرش الأزرق',
    ]),
  },
  'magra-leather-armchair': {
    seat: near([8, 24], [0.5, 0.3, 0.6], 1.9, [
      'Leather seat and back of the armchair, edged with dark piping',
      'مقعد الفوتيه وظهره من الجلد بفتيل داكن على الحواف',
    ]),
  },
  'rashid-single-bed': {
    headboard: near([-20, 12], [0.5, 0.95, 0.8], 3, [
      'Turned spindles of the headboard behind the pillows',
      'برامق رأس السرير المخروطة خلف المخدات',
    ]),
    foot: near([20, 10], [0.6, 0, 0.45], 2.8, [
      'The footboard of turned spindles, a green throw behind it',
      'برامق مخروطة عند طرف السرير وخلفها مفرش أخضر',
    ]),
  },
  'zair-visitor-armchair': {
    lattice: near([-44, 12], [0.3, 0.3, 0.5], 2.3, [
      'Lattice side and turned post of the visitor armchair',
      'جانب المشربية والقائم المخروط في فوتيه الزائر',
    ]),
    cushion: near([14, 20], [0.5, 0.4, 0.7], 1.9, [
      'Sand linen cushions of the visitor armchair',
      'وسائد فوتيه الزائر من كتان رملي',
    ]),
  },
  'mudir-velvet-chair': {
    seat: near([-36, 26], [0.45, 0.2, 0.5], 2.2, [
      'Nile blue velvet seat with a piped edge above a mahogany rail',
      'مقعد قطيفة بأزرق النيل بفتيل على حافته فوق إطار ماهوجني',
    ]),
    back: near([24, 10], [0.5, 0.7, 0.78], 2.4, [
      'Padded channels in the back of the velvet chair',
      'أقلام مبطنة في ظهر كرسي القطيفة',
    ]),
  },
  'katib-desk-chair': {
    back: near([20, 8], [0.5, 0.7, 0.78], 2.4, [
      'The lattice back of the desk chair',
      'ظهر كرسي المكتب المشغول بالمشربية',
    ]),
  },
  'sahib-host-chair': {
    arm: near([30, 16], [0.85, 0.3, 0.6], 2.5, [
      'The turned arm of the host chair beside its teal seat',
      'مسند مخروط جوار المقعد البترولي في كرسي صاحب البيت',
    ]),
    back: near([-24, 8], [0.5, 0.7, 0.78], 2.4, [
      'The lattice back of the host chair',
      'ظهر كرسي صاحب البيت المشغول بالمشربية',
    ]),
  },
  'sultan-leather-chair': {
    seat: near([-34, 26], [0.45, 0.2, 0.5], 2.2, [
      'Tan leather seat above an inlaid rail',
      'مقعد جلد هافان فوق إطار مطعّم',
    ]),
    back: near([22, 8], [0.5, 0.7, 0.78], 2.4, [
      'The lattice back of the leather chair',
      'ظهر كرسي الجلد المشغول بالمشربية',
    ]),
  },
};
