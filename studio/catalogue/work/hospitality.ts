import { type ProjectPictures, shot, whole } from './shot.ts';

export const hospitality: ProjectPictures = {
  'luxor-west-bank-lodge': [
    shot('lodge', whole, [
      'Guest room of earth: bed with an arabesque headboard, a carved chest, alabaster lamps',
      'غرفة ضيوف من الطين: سرير برأس أرابيسك وصندوق محفور وأباجورات ألباستر',
    ]),
    shot(
      'lodge',
      [300, 120, 900, 600],
      [
        'Carved chest with an alabaster lamp under a niche, palm-leaf baskets beside it',
        'صندوق محفور عليه أباجورة ألباستر تحت طاقة، وجواره سلال من الخوص',
      ],
    ),
    shot(
      'bedroom',
      [420, 330, 1080, 720],
      [
        'Arabesque headboard between two lit alabaster lamps',
        'رأس سرير أرابيسك بين أباجورتي ألباستر مضاءتين',
      ],
    ),
  ],
  'aswan-nubian-hotel': [
    shot('guesthouse', whole, [
      'Coiled baskets on a white and blue wall, cane chairs around a copper tray',
      'سلال ملفوفة على حائط أبيض وأزرق، وكراسي خيزران حول صينية نحاس أحمر',
    ]),
    shot(
      'guesthouse',
      [270, 60, 900, 600],
      [
        'Baskets by the women next door, above a bench with cushions',
        'سلال من شغل الجارات فوق مصطبة بوسائد',
      ],
    ),
    shot(
      'guesthouse',
      [0, 200, 900, 600],
      [
        'Beech chair with a cane seat beside a copper tray, a palm in the corner',
        'كرسي زان بقاعدة خيزران جوار صينية نحاس، ونخلة زينة في الركن',
      ],
    ),
  ],
  'khan-coffee-house': [
    shot('coffee_house', whole, [
      'Coffee house at dusk: tray tables under three lanterns, a bar with star panels',
      'قهوة وقت المغرب: صوانٍ بحواملها تحت ثلاثة فوانيس، وبار بحشوات النجوم',
    ]),
    shot(
      'coffee_house',
      [270, 0, 900, 600],
      [
        'Bar of inlaid stars under a mirror and pierced lanterns',
        'بار بنجوم مطعّمة تحت مرآة وفوانيس مفرّغة',
      ],
    ),
    shot(
      'coffee_house',
      [0, 200, 900, 600],
      [
        'Coffee on a hammered brass tray between lattice chairs',
        'قهوة على صينية نحاس مطروق بين كراسي المشربية',
      ],
    ),
  ],
  'siwa-desert-retreat': [
    shot('retreat', whole, [
      'Desert room at dusk: poufs around a tray with candles, a carved chest, a bed',
      'غرفة صحراوية وقت المغرب: بوفات حول صينية شموع، وصندوق محفور، وسرير',
    ]),
    shot(
      'retreat',
      [300, 200, 900, 600],
      ['Leather poufs around a low tray with candles', 'بوفات جلد حول صينية منخفضة عليها شموع'],
    ),
    shot(
      'retreat',
      [120, 40, 900, 600],
      ['Candles in three niches above a carved chest', 'شموع في ثلاث طاقات فوق صندوق محفور'],
    ),
  ],
};
