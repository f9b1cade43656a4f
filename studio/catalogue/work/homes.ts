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
      [360, 300, 1200, 800],
      [
        'Dining table between a sideboard and a mirror, on patterned cement tiles',
        'سفرة أمام بوفيه ومرآة على بلاط إسمنتي منقوش',
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
      'Long mahogany table with red velvet chairs before a wall of bookcases',
      'سفرة ماهوجني طويلة بكراسي قطيفة حمراء أمام حائط من المكتبات',
    ]),
    shot(
      'family_house',
      [300, 200, 900, 600],
      [
        'The head of the table: an armchair on a red kilim, lattice light on the wall',
        'رأس السفرة: كرسي بذراعين على كليم أحمر وضوء المشربية على الحائط',
      ],
    ),
    shot(
      'family_house',
      [150, 60, 900, 600],
      ['Three mahogany bookcases under a pierced lantern', 'ثلاث مكتبات ماهوجني تحت فانوس مفرّغ'],
    ),
  ],
  'alexandria-sea-flat': [
    shot('sea_flat', whole, [
      'Low bookcases of honey-oiled beech along a pale blue wall, a reading table and an armchair',
      'مكتبات منخفضة من الزان العسلي بطول حائط أزرق فاتح، وطاولة قراءة وفوتيه',
    ]),
    shot(
      'sea_flat',
      [0, 200, 900, 600],
      [
        'Reading table with an open book, a cane chair behind it',
        'طاولة قراءة عليها كتاب مفتوح وخلفها كرسي خيزران',
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
