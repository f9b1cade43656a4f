import { near, type Views } from './view.ts';

export const smallPieceViews: Views = {
  'barquq-octagonal-table': {
    top: {
      elevation: 44,
      focus: [0.5, 0.4, 0.98],
      zoom: 1.7,
      shows: [
        'The top of the table: an eight-pointed star in mother-of-pearl and bone',
        'قرصة الترابيزة: نجمة ثمانية من الصدف والعظم',
      ],
    },
    arches: {
      azimuth: 12,
      elevation: 10,
      focus: [0.45, 0.1, 0.45],
      zoom: 2.2,
      shows: [
        'Keel arches and inlay at the foot of the table',
        'العقود والتطعيم في قاعدة الترابيزة',
      ],
    },
  },
  'nahhasin-tray-table': {
    tray: {
      elevation: 46,
      focus: [0.5, 0.45, 0.98],
      zoom: 1.5,
      shows: ['The hammered brass tray from above', 'الصينية النحاس المطروقة من أعلى'],
    },
    legs: {
      azimuth: 15,
      elevation: 8,
      focus: [0.45, 0.2, 0.5],
      zoom: 2.1,
      shows: ['The turned folding legs under the tray', 'الأرجل المخروطة القابلة للطي تحت الصينية'],
    },
  },
  'magra-leather-pouf': {
    seams: {
      elevation: 34,
      focus: [0.45, 0.25, 0.8],
      zoom: 2.2,
      shows: [
        'Hand-stitched seams meeting in the middle of the pouf',
        'غرز يدوية تلتقي في وسط البوف',
      ],
    },
    above: {
      azimuth: 15,
      elevation: 52,
      fill: 1.25,
      shows: ['The leather pouf from above', 'البوف الجلد من أعلى'],
    },
  },
  'muayyad-pierced-lantern': {
    pierced: {
      azimuth: 8,
      focus: [0.5, 0.2, 0.5],
      zoom: 2.2,
      shows: ['Light through the pierced brass of the lantern', 'الضوء من خلال نحاس الفانوس المفرّغ'],
    },
  },
  'keel-arch-pearl-mirror': {
    arch: {
      azimuth: 14,
      // Lower, the glass would show the edge of a studio light.
      elevation: 14,
      focus: [0.5, 0.5, 0.88],
      zoom: 2.4,
      shows: ['The point of the arch, set with mother-of-pearl', 'قمة العقد المطعّمة بالصدف'],
    },
    side: {
      azimuth: 30,
      elevation: 4,
      shows: ['The mirror from the other side', 'المرآة من الجانب الآخر'],
    },
  },
  'lotus-khayameya-panel': {
    stitches: {
      azimuth: -30,
      focus: [0.5, 0.5, 0.55],
      zoom: 3,
      shows: [
        'Lotus flowers of the panel, each petal sewn on by hand',
        'زهور اللوتس وكل بتلة منها مخيطة باليد',
      ],
    },
    corner: {
      azimuth: 18,
      focus: [0.82, 0.5, 0.82],
      zoom: 2.6,
      shows: ['A corner of the appliqué panel', 'ركن لوحة الخيامية'],
    },
  },
  'fustat-pottery-group': {
    glaze: {
      azimuth: 10,
      elevation: 20,
      focus: [0.4, 0.3, 0.6],
      zoom: 2.3,
      shows: ['Glaze running over the shoulder of a jar', 'الطلاء الزجاجي على كتف الجرة'],
    },
    above: {
      azimuth: 24,
      elevation: 34,
      shows: ['The pottery group from above', 'مجموعة الفخار من أعلى'],
    },
    glass: near([-34, 16], [0.8, 0.3, 0.42], 2.4, [
      'The bottle of blown glass behind a turquoise cup',
      'زجاجة منفوخة خلف كوب فيروزي',
    ]),
  },
  'qurna-alabaster-lamp': {
    above: {
      azimuth: 30,
      elevation: 34,
      shows: ['The alabaster lamp from above', 'أباجورة الألباستر من أعلى'],
    },
  },
  'gamaliya-folding-screen': {
    lattice: {
      azimuth: -34,
      focus: [0.3, 0.3, 0.72],
      zoom: 3,
      shows: ['Turned beads of the mashrabiya screen', 'خرزات المشربية المخروطة في البرافان'],
    },
    back: {
      azimuth: 34,
      elevation: 10,
      shows: ['The folding screen from the other side', 'البرافان من الجانب الآخر'],
    },
  },
  'nubian-basket-set': {
    coils: {
      azimuth: 14,
      elevation: 26,
      focus: [0.55, 0.2, 0.4],
      zoom: 2.3,
      shows: ['Coils of dyed palm leaf, near', 'لفّات الخوص المصبوغ عن قرب'],
    },
    tray: near([-8, 10], [0.72, 0.6, 0.68], 2.6, [
      'The round tray behind the bowl, a star of red and black in its middle',
      'الصينية المستديرة خلف الطبق، تتوسطها نجمة حمراء وسوداء',
    ]),
  },
  'qamar-nightstand': {
    drawer: {
      azimuth: -18,
      elevation: 12,
      focus: [0.45, 0.05, 0.78],
      zoom: 2.2,
      shows: ['The drawer of the nightstand and its brass knob', 'درج الكومودينو ومقبضه النحاس'],
    },
    side: {
      azimuth: 34,
      elevation: 12,
      shows: ['The nightstand from the other side', 'الكومودينو من الجانب الآخر'],
    },
  },
};
