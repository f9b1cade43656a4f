import { workCategories } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';

/** The categories of works, as options of a field. */
export function useCategoryOptions() {
  const t = useT();
  return workCategories.map((value) => ({
    value,
    label: t(`adminWork.works.categories.${value}`),
  }));
}
