/** The forms of the page editor besides that of the selected part. */
export const pageIntents = { parts: 'parts', startFromDefault: 'start-from-default' } as const;

export const pageEditorPath = (page: string, part?: string) =>
  `/admin/content/page/${page}${part ? `?part=${part}` : ''}`;
