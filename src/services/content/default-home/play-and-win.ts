import type { StoredSection } from '#domain/content/stored-section.ts';

/** The band of the home page that leads to the game. */
export const playAndWin: StoredSection = {
  name: 'play-and-win',
  display_name: 'Play & Win',
  display_name_ar: 'العب واكسب',
  layout_type: 'default',
  items: [
    {
      title_en: 'Four questions about Egyptian craft',
      title_ar: 'أربعة أسئلة عن الحِرف المصرية',
      description_en: 'Know all four and turn the wheel: there is a prize on every segment.',
      description_ar: 'أجب عنها كلها وأدر العجلة، ففي كل خانة جائزة.',
      cta_text: 'Play & Win',
      cta_text_ar: 'العب واكسب',
      cta_url: '/game',
    },
  ],
};
