import { useT } from '#i18n/react.tsx';
import type { Messages } from '#i18n/messages/index.ts';

export type PartFieldName = keyof Messages['adminContent']['page']['fields'];

/** The label of a field of a part, without its language. */
export function usePartLabel(): (field: PartFieldName) => string {
  const t = useT();
  return (field) => t(`adminContent.page.fields.${field}`);
}
