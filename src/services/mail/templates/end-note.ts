/** The last line of mails that their reader may end; a guest who asked once has nothing to end. */
export const endNote = {
  en: (unsubscribe: string | null) =>
    unsubscribe ? { end: { label: 'End these e-mails', link: unsubscribe } } : {},
  ar: (unsubscribe: string | null) =>
    unsubscribe ? { end: { label: 'إيقاف هذه الرسائل', link: unsubscribe } } : {},
};
