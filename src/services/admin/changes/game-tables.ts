/** Records of the game: `editable-tables.ts` says what a declaration means. */
export const gameTables = {
  game_settings: { key: 'id', fields: ['is_enabled'] },
  game_questions: {
    key: 'id',
    label: 'question',
    fields: [
      'question',
      'question_ar',
      'options',
      'options_ar',
      'correct_answer',
      'difficulty_level',
      'category',
      'category_ar',
      'explanation',
      'explanation_ar',
      'craft',
      'is_active',
    ],
    rows: { canAdd: true, canRemove: true },
  },
  game_prizes: {
    key: 'id',
    label: 'name',
    fields: ['name', 'name_ar', 'type', 'value', 'image_url', 'status_threshold', 'active'],
    // Claims, their verification and restocking change the quantity.
    rows: { canAdd: true, canRemove: true, onlyNew: ['quantity'] },
  },
} as const;
