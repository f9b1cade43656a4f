import { easy, hard, medium, type Theme } from './question.ts';

export const clayAndStone: Theme = {
  category: ['Clay and stone', 'فخار وحجر'],
  craft: 'pottery',
  questions: [
    easy(
      ['Where is clay fired until it becomes hard?', 'أين يُحرق الطين حتى يتصلّب؟'],
      [
        ['In a kiln', 'في الفرن'],
        ['On a loom', 'على النول'],
        ['In a mould of ice', 'في قالب ثلج'],
        ['Under a press', 'تحت المكبس'],
      ],
      [
        'From about 600 °C on, clay no longer softens in water: it has become pottery.',
        'بعد نحو ٦٠٠ درجة مئوية لا يعود الطين يلين في الماء، فقد صار فخارًا.',
      ],
    ),
    easy(
      [
        'From which Egyptian city’s quarries came the red granite of the obelisks?',
        'من محاجر أي مدينة جاء الجرانيت الأحمر للمسلّات؟',
      ],
      [
        ['Aswan', 'أسوان'],
        ['Alexandria', 'الإسكندرية'],
        ['Tanta', 'طنطا'],
        ['Suez', 'السويس'],
      ],
      [
        'An unfinished obelisk still lies in the rock there, cracked before it was freed.',
        'وما زالت هناك مسلّة ناقصة في الصخر، تشققت قبل أن تُفصل عنه.',
      ],
      null,
    ),
    easy(
      ['An unglazed jar keeps water cool. How?', 'كيف تبرّد القُلّة الفخار ماءها؟'],
      [
        ['Water evaporates through its pores', 'يتبخر بعض الماء من مسامّها'],
        ['It is filled with ice', 'تُملأ بالثلج'],
        ['Its clay is magnetic', 'طينها مغناطيسي'],
        ['It is painted white', 'تُدهن بالأبيض'],
      ],
      [
        'Evaporation takes its heat from what stays behind. Glaze would close the pores, and the trick.',
        'التبخّر يسحب الحرارة مما بقي من الماء، والتزجيج كان سيسدّ المسام ويُبطل الحيلة.',
      ],
    ),
    medium(
      [
        'On the west bank of which city are the workshops that turn alabaster vases by hand?',
        'في البرّ الغربي لأي مدينة تنتشر ورش الألباستر اليدوية؟',
      ],
      [
        ['Luxor', 'الأقصر'],
        ['Port Said', 'بورسعيد'],
        ['Cairo', 'القاهرة'],
        ['Rashid', 'رشيد'],
      ],
      [
        'Around Qurna the stone is wrapped in cloth while it is hollowed, so that it does not break.',
        'في القرنة وما حولها يُلفّ الحجر بالقماش وهو يُفرَّغ حتى لا ينكسر.',
      ],
      'alabaster',
    ),
    medium(
      [
        'Which village in Fayoum became known for its pottery school?',
        'أي قرية في الفيوم اشتهرت بمدرسة الفخار؟',
      ],
      [
        ['Tunis', 'تونس'],
        ['Dahshur', 'دهشور'],
        ['Harrania', 'الحرّانية'],
        ['Kerdasa', 'كرداسة'],
      ],
      [
        'The potter Evelyne Porret settled above Lake Qarun and taught the children of the village.',
        'استقرت الخزّافة إيفلين بوريه على ربوة تطل على بحيرة قارون وعلّمت أولاد القرية.',
      ],
    ),
    medium(
      ['What gives glazed pottery its glassy skin?', 'ممَّ تتكوّن الطبقة اللامعة على الخزف المزجّج؟'],
      [
        ['Silica that melts in the fire', 'سيليكا تنصهر في النار'],
        ['Wax rubbed in', 'شمع يُدلك به'],
        ['Olive oil', 'زيت الزيتون'],
        ['Gum arabic', 'صمغ عربي'],
      ],
      [
        'Glaze is a thin coat of glass: silica, with something that makes it melt sooner.',
        'التزجيج غلاف رقيق من الزجاج: سيليكا ومعها ما يعجّل انصهارها.',
      ],
    ),
    medium(
      [
        'Egyptian faience, the blue of so many amulets, is made mainly of what?',
        'الفيانس المصري، أزرق التمائم الشهير، يُصنع في الأساس من ماذا؟',
      ],
      [
        ['Ground quartz', 'كوارتز مطحون'],
        ['River clay', 'طمي النيل'],
        ['Blue glass beads', 'خرز زجاج أزرق'],
        ['Painted wood', 'خشب ملوّن'],
      ],
      [
        'It is no clay at all: quartz with a little lime and natron, coloured by copper.',
        'ليس طينًا أصلًا: كوارتز مع قليل من الجير والنطرون، ويلوّنه النحاس.',
      ],
    ),
    hard(
      [
        'Potters of Fatimid Egypt were famous for glazes that shine like metal. What are these wares called?',
        'اشتهر خزّافو مصر الفاطمية بخزف يلمع كالمعدن. ما اسمه؟',
      ],
      [
        ['Lustreware', 'الخزف ذو البريق المعدني'],
        ['Terracotta', 'التراكوتا'],
        ['Porcelain', 'البورسلين'],
        ['Stoneware', 'الخزف الحجري'],
      ],
      [
        'Silver and copper in the paint turn to a metallic film in a firing that starves the kiln of air. Much of it was made and found in Fustat.',
        'الفضة والنحاس في اللون يصيران غشاءً معدنيًا في حرق قليل الهواء، وقد صُنع كثير منه وعُثر عليه في الفسطاط.',
      ],
    ),
    hard(
      [
        'What is ablaq, seen on so many Mamluk façades?',
        'ما «الأبلق» الذي نراه على واجهات مملوكية كثيرة؟',
      ],
      [
        ['Courses of stone in alternating colours', 'مداميك من الحجر تتناوب ألوانها'],
        ['A roof of palm trunks', 'سقف من جذوع النخل'],
        ['A glass mosaic', 'فسيفساء زجاجية'],
        ['A carved wooden door', 'باب خشب محفور'],
      ],
      [
        'Light and dark, or red and white: stripes that cost no ornament.',
        'فاتح وغامق، أو أحمر وأبيض: خطوط تغني عن الزخرفة.',
      ],
      null,
    ),
  ],
};
