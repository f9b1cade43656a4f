import { type ProjectPictures, shot, whole } from './shot.ts';

export const workplaces: ProjectPictures = {
  'garden-city-law-office': [
    shot(
      'office',
      [60, 0, 1800, 1200],
      [
        'Office: inlaid desk on a green kilim, two arched bookcases on a blue wall, a folding screen',
        'غرفة مكتب: مكتب مطعّم على كليم أخضر، ومكتبتان معقودتان على حائط أزرق، وبرافان',
      ],
    ),
    shot(
      'office',
      [480, 480, 1080, 720],
      [
        'Alabaster lamp and an open book on an inlaid desk',
        'أباجورة ألباستر وكتاب مفتوح على مكتب مطعّم',
      ],
    ),
    shot(
      'office',
      [0, 180, 960, 640],
      ['Two arched bookcases filled with books', 'مكتبتان معقودتان ممتلئتان بالكتب'],
    ),
  ],
  'smart-village-studio': [
    shot('design_studio', whole, [
      'Design studio: beech desks with drawings, lattice screens behind them',
      'استوديو تصميم: مكاتب زان عليها رسومات، وخلفها برافانات مشربية',
    ]),
    shot(
      'design_studio',
      [0, 140, 900, 600],
      ['Desks in the morning light of a lattice window', 'مكاتب في ضوء الصباح من شباك خرط'],
    ),
    shot(
      'design_studio',
      [300, 60, 900, 600],
      ['Beech screen and an olive tree beside a desk', 'برافان زان وشجرة زيتون جوار مكتب'],
    ),
  ],
  'heliopolis-bookshop': [
    shot('bookshop', whole, [
      'Bookshop: four arched bookcases, a reading table under a lantern, poufs',
      'مكتبة بيع كتب: أربع مكتبات معقودة، وترابيزة قراءة تحت فانوس، وبوفات',
    ]),
    shot(
      'bookshop',
      [300, 120, 900, 600],
      [
        'Books on a beech reading table before arched shelves',
        'كتب على ترابيزة قراءة من الزان أمام رفوف معقودة',
      ],
    ),
    shot(
      'bookshop',
      [0, 200, 900, 600],
      [
        'Coloured poufs beside the shelves, a palm in the corner',
        'بوفات ملونة جوار الرفوف ونخلة زينة في الركن',
      ],
    ),
  ],
  'new-cairo-fabric-house': [
    shot('fabric_house', whole, [
      'Fabric house: a cutting table with cloth, shelves of folded linen, a khayameya panel',
      'دار أقمشة: ترابيزة قص عليها قماش، ورفوف كتان مطوي، ولوحة خيامية',
    ]),
    shot(
      'fabric_house',
      [300, 60, 900, 600],
      ['Folded cloth in arched shelves', 'أقمشة مطوية في رفوف معقودة'],
    ),
    shot(
      'fabric_house',
      [0, 200, 900, 600],
      [
        'Bolts of cloth on the floor beside the cutting table',
        'أثواب قماش على الأرض جوار ترابيزة القص',
      ],
    ),
  ],
};
