import { easy, hard, medium, type Theme } from './question.ts';

export const metalAndGlass: Theme = {
  category: ['Metal and glass', 'معادن وزجاج'],
  craft: 'metalwork',
  questions: [
    easy(
      [
        'In which month do Egyptian streets fill with the lantern called fanous?',
        'في أي شهر تمتلئ شوارع مصر بالفوانيس؟',
      ],
      [
        ['Ramadan', 'رمضان'],
        ['Shawwal', 'شوال'],
        ['Muharram', 'المحرّم'],
        ['Rajab', 'رجب'],
      ],
      [
        'Tinsmiths around the old city cut and solder them by hand, with panes of coloured glass.',
        'يقصّها السمكرية في القاهرة القديمة ويلحمونها بأيديهم، ويركّبون لها زجاجًا ملوّنًا.',
      ],
    ),
    easy(
      [
        'Copper mixed with zinc gives which metal?',
        'إذا خُلط النحاس الأحمر بالزنك، فعلى أي معدن نحصل؟',
      ],
      [
        ['Brass', 'النحاس الأصفر'],
        ['Steel', 'الصلب'],
        ['Silver', 'الفضة'],
        ['Lead', 'الرصاص'],
      ],
      [
        'More zinc makes it paler. Brass is easy to cast, to pierce and to polish.',
        'كلما زاد الزنك فتح اللون. والنحاس الأصفر سهل الصبّ والتفريغ والتلميع.',
      ],
    ),
    easy(
      [
        'What is the green film that grows on old copper?',
        'ما الطبقة الخضراء التي تكسو النحاس القديم؟',
      ],
      [
        ['Verdigris', 'الزنجار'],
        ['Rust', 'صدأ الحديد'],
        ['Moss', 'طحلب'],
        ['Varnish', 'ورنيش'],
      ],
      [
        'It forms where copper meets air and moisture, and shields the metal below.',
        'يتكوّن حيث يلتقي النحاس بالهواء والرطوبة، ويحمي ما تحته.',
      ],
    ),
    medium(
      ['Copper mixed with tin gives which metal?', 'إذا خُلط النحاس بالقصدير، فعلى أي معدن نحصل؟'],
      [
        ['Bronze', 'البرونز'],
        ['Brass', 'النحاس الأصفر'],
        ['Pewter', 'البيوتر'],
        ['Aluminium', 'الألومنيوم'],
      ],
      [
        'A tenth of tin is enough to make copper hard enough for blades. A whole age is named after it.',
        'عُشر الوزن من القصدير يكفي ليصلح النحاس للنصال، حتى سُمّي به عصر كامل.',
      ],
    ),
    medium(
      [
        'What is the hand-blown glass that Cairo calls Muski made from?',
        'ممَّ يُصنع الزجاج المنفوخ يدويًا المعروف باسم «زجاج الموسكي»؟',
      ],
      [
        ['Old bottles and broken glass', 'زجاجات قديمة وكسر زجاج'],
        ['Sea salt', 'ملح البحر'],
        ['Marble dust', 'بودرة الرخام'],
        ['Rock crystal', 'البلّور الصخري'],
      ],
      [
        'Melted again, old glass keeps little bubbles; they are how one recognises it.',
        'يُصهر الزجاج القديم من جديد، وتبقى فيه فقاعات صغيرة تعرفه بها.',
      ],
      null,
    ),
    medium(
      [
        'In which street of Fatimid Cairo is the coppersmiths’ market, al-Nahhasin?',
        'في أي شارع من القاهرة الفاطمية يقع سوق النحّاسين؟',
      ],
      [
        ['Al-Muizz Street', 'شارع المعز'],
        ['Qasr al-Nil Street', 'شارع قصر النيل'],
        ['Salah Salem Street', 'شارع صلاح سالم'],
        ['The Pyramids Road', 'شارع الهرم'],
      ],
      [
        'Hammers have been heard there for centuries, beside the Qalawun complex.',
        'يُسمع فيه الطرق منذ قرون، بجوار مجموعة السلطان قلاوون.',
      ],
    ),
    medium(
      [
        'Which colour is counted as the oldest synthetic pigment?',
        'أي لون يُعدّ أقدم خضاب صناعي، أي مادة ملوّنة صنعها الإنسان؟',
      ],
      [
        ['Egyptian blue', 'الأزرق المصري'],
        ['Persian red', 'الأحمر الفارسي'],
        ['Chinese white', 'الأبيض الصيني'],
        ['Roman purple', 'الأرجواني الروماني'],
      ],
      [
        'Sand, lime and copper, fired together 4,500 years ago: close kin to the blue glaze of the potters.',
        'رمل وجير ونحاس أُحرقت معًا قبل ٤٥٠٠ سنة، وهو قريب من طلاء الخزّافين الأزرق.',
      ],
      'pottery',
    ),
    hard(
      [
        'How were the great mosque lamps of Mamluk Cairo decorated?',
        'بمَ زُخرفت مشكاوات المساجد الكبرى في القاهرة المملوكية؟',
      ],
      [
        ['Enamel and gold on glass', 'بالمينا والذهب على الزجاج'],
        ['Paint on paper', 'بالألوان على الورق'],
        ['Carving in wood', 'بالحفر على الخشب'],
        ['Thread on silk', 'بالخيط على الحرير'],
      ],
      [
        'The colours were powdered glass, fused to the lamp in a second firing. The Museum of Islamic Art keeps a famous row of them.',
        'الألوان مسحوق زجاج يلتحم بالمشكاة في حرق ثانٍ، وفي متحف الفن الإسلامي مجموعة شهيرة منها.',
      ],
    ),
    hard(
      [
        'A smith who works in repoussé hammers the metal from which side?',
        'من أي جهة يطرق الصانع المعدن ليُبرز النقش؟',
      ],
      [
        ['From the back', 'من الخلف'],
        ['From the front', 'من الأمام'],
        ['From the rim', 'من الحافة'],
        ['He does not hammer, he casts', 'لا يطرق، بل يصبّ'],
      ],
      [
        'The relief rises towards the front; fine lines are then chased into it from that side.',
        'يرتفع النقش إلى الأمام، ثم تُحدَّد الخطوط الدقيقة من الوجه.',
      ],
    ),
  ],
};
