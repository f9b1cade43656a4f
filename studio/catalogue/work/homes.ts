import { type ProjectPictures, shot, whole } from './shot.ts';

export const homes: ProjectPictures = {
  'zamalek-river-apartment': [
    shot(
      'living_room',
      [60, 0, 1800, 1200],
      [
        'Salon: linen sofa under a khayameya panel, a blue armchair beside an olive tree, lattice light on the wall',
        'صالون: كنبة كتان تحت لوحة خيامية، وفوتيه أزرق جوار شجرة زيتون، وضوء المشربية على الحائط',
      ],
    ),
    shot(
      'dining_room',
      [150, 420, 1080, 720],
      [
        'Dining table on patterned cement tiles, lattice light behind it',
        'سفرة على بلاط إسمنتي منقوش وخلفها ضوء المشربية',
      ],
    ),
    shot(
      'office',
      [900, 240, 1020, 680],
      ['Folding mashrabiya screen beside a lattice window', 'برافان مشربية جوار شباك من الخرط'],
    ),
  ],
  'fayoum-lake-house': [
    shot('lake_house', whole, [
      'White room with three niches, a beech sofa, a tray table on a saffron kilim',
      'غرفة بيضاء بثلاث طاقات، وكنبة زان، وصينية على كليم زعفراني',
    ]),
    shot(
      'lake_house',
      [150, 60, 900, 600],
      ['Pottery in niches above a sofa in linen', 'فخار في طاقات الحائط فوق كنبة من الكتان'],
    ),
    shot(
      'lake_house',
      [300, 200, 900, 600],
      [
        'Palm-leaf baskets beside the sofa, a glazed serving set on a brass tray',
        'سلال خوص جوار الكنبة، وطقم تقديم مطلي على صينية نحاس',
      ],
    ),
  ],
  'maadi-family-house': [
    shot('family_house', whole, [
      'Mahogany table and lattice chairs on a red kilim, a library wall behind it, a lantern above',
      'سفرة ماهوجني وكراسي مشربية على كليم أحمر، وخلفها مكتبة بطول الحائط، وفوقها فانوس',
    ]),
    shot(
      'family_house',
      [300, 20, 810, 540],
      [
        'Books and pottery behind keel arches, the light of a lattice window beside them',
        'كتب وفخار تحت عقود المكتبة، وجوارها ضوء شباك مشربية',
      ],
    ),
    shot(
      'family_house',
      [300, 200, 900, 600],
      [
        'The grandmother’s armchair at the head of the table, its seat in wine-red velvet',
        'كرسي الجدة على رأس السفرة، وقاعدته قطيفة نبيتي',
      ],
    ),
  ],
  'alexandria-sea-flat': [
    shot('sea_flat', whole, [
      'Low bookcases of honey-oiled beech along a pale blue wall, a reading table and an armchair',
      'مكتبات منخفضة من الزان العسلي بطول حائط أزرق فاتح، وترابيزة قراءة وفوتيه',
    ]),
    shot(
      'sea_flat',
      [0, 200, 900, 600],
      [
        'Reading table with an open book, a cane chair behind it',
        'ترابيزة قراءة عليها كتاب مفتوح وخلفها كرسي خيزران',
      ],
    ),
    shot(
      'sea_flat',
      [300, 120, 900, 600],
      [
        'Armchair before shelves of books in the morning light',
        'فوتيه أمام رفوف الكتب في ضوء الصباح',
      ],
    ),
  ],
};
