import { type ProjectPictures, shot, whole } from './shot.ts';

export const projects: ProjectPictures = {
  'esna-caravanserai': [
    shot('workshop_bench', whole, [
      'A mashrabiya panel in progress on the bench, turned beads and a mallet beside it',
      'حشوة مشربية قيد التجميع على بنك النجارة، وجوارها خرز مخروط ومطرقة خشب',
    ]),
    shot(
      'bedroom',
      [600, 330, 1200, 800],
      ['A bed with an arabesque headboard, assembled', 'سرير برأس أرابيسك بعد تركيبه'],
    ),
    shot(
      'courtyard',
      [150, 60, 900, 600],
      ['Courtyard with a basin behind keel arches', 'حوش فيه فسقية خلف عقود مدببة'],
    ),
  ],
  'sheikh-zayed-villa': [
    shot('courtyard', whole, [
      'Majlis under an arcade that opens to a courtyard with a basin and olive trees',
      'مجلس تحت بواكي تطل على فناء فيه فسقية وأشجار زيتون',
    ]),
    shot(
      'courtyard',
      [300, 200, 900, 600],
      [
        'Linen sofa and a brass tray on a red kilim under the arcade',
        'كنبة كتان وصينية نحاس على كليم أحمر تحت البواكي',
      ],
    ),
    shot(
      'room_hero',
      [0, 200, 1260, 840],
      [
        'Mashrabiya window that draws its stars on the wall beside an armchair',
        'شباك مشربية يرسم نجومه على الحائط جوار فوتيه',
      ],
    ),
  ],
  'downtown-archive': [
    shot('workshop_boards', whole, [
      'Walnut drying in a stack with sticks between its layers, boards against the wall',
      'خشب جوز يجف في رصة بين طبقاتها عيدان، وألواح مسنودة إلى الحائط',
    ]),
    shot(
      'workshop_bench',
      [0, 200, 900, 600],
      ['Plane, chisels and shavings on the bench', 'فارة وأزاميل ونشارة على بنك النجارة'],
    ),
    shot(
      'office',
      [0, 120, 1080, 720],
      [
        'The approved model of a bookcase, filled with books',
        'نموذج المكتبة المعتمد ممتلئًا بالكتب',
      ],
    ),
  ],
  'dahab-restaurant': [
    shot('restaurant', whole, [
      'Beech tables and cane chairs under an arcade by the sea',
      'ترابيزات زان وكراسي خيزران تحت بواكي على البحر',
    ]),
    shot(
      'restaurant',
      [0, 120, 900, 600],
      ['A table for four beside an arch with a lantern', 'ترابيزة لأربعة جوار عقد فيه فانوس'],
    ),
    shot(
      'restaurant',
      [300, 200, 900, 600],
      ['Chairs with cane seats around a set table', 'كراسي بقواعد خيزران حول ترابيزة مجهزة'],
    ),
  ],
  'mansoura-clinic': [
    shot('clinic', whole, [
      'Waiting room: a small beech sofa, coloured poufs and a little house of mashrabiya',
      'غرفة انتظار: كنبة زان صغيرة وبوفات ملونة وبيت صغير من المشربية',
    ]),
    shot(
      'clinic',
      [300, 120, 900, 600],
      [
        'A child’s house of beech lattice with cloth inside',
        'بيت للأطفال من مشربية الزان وفي داخله مفارش',
      ],
    ),
    shot(
      'clinic',
      [0, 160, 900, 600],
      [
        'Sofa in washable linen beside an olive tree, baskets on the wall',
        'كنبة بكتان يُغسل جوار شجرة زيتون، وسلال على الحائط',
      ],
    ),
  ],
  'manial-reading-room': [
    shot('reading_room', whole, [
      'Reading desks with alabaster lamps before a wall of books, a ladder leaning on it',
      'مكاتب قراءة بأباجورات ألباستر أمام حائط من الكتب يستند إليه سلم',
    ]),
    shot(
      'reading_room',
      [150, 200, 900, 600],
      ['An open book in the light of an alabaster lamp', 'كتاب مفتوح في ضوء أباجورة ألباستر'],
    ),
    shot(
      'reading_room',
      [0, 40, 900, 600],
      ['Ladder before arched bookcases', 'سلم أمام مكتبات معقودة'],
    ),
  ],
};
