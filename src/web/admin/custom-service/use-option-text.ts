import { useCallback } from 'react';
import { useT } from '#i18n/react.tsx';

/** The text of a stored value, such as a service or a status, by the column that holds it. */
export function useOptionText(): (column: string, value: string) => string {
  const t = useT();
  return useCallback(
    (column, value) => {
      switch (column) {
        case 'service':
          return t(`adminEnquiries.options.serviceTypes.${value as 'restoration'}`);
        case 'projectType':
          return t(`adminEnquiries.options.projectTypes.${value as 'office'}`);
        case 'budget':
          return t(`adminEnquiries.options.budgets.${value as 'under_10k'}`);
        case 'timeline':
          return t(`adminEnquiries.options.timelines.${value as 'asap'}`);
        case 'subject':
          return t(`adminEnquiries.options.subjects.${value as 'other'}`);
        case 'status':
          return t(`adminEnquiries.status.names.${value as 'new'}`);
        default:
          return value;
      }
    },
    [t],
  );
}
