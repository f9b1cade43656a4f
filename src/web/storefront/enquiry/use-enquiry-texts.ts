import type { FieldProblem } from '#domain/enquiries/fields.ts';
import type { CvProblem, ImageProblem } from '#domain/uploads/files.ts';
import { useT } from '#i18n/react.tsx';

type EnquiryProblem = FieldProblem | ImageProblem | CvProblem | 'opening_closed';

/** Props that the enquiry forms have in common. */
export function useEnquiryTexts({ title, failed }: { title: string; failed: string }) {
  const t = useT();
  const summaryText = (problem: string) =>
    t(`enquiries.fields.problems.${problem as EnquiryProblem}`);
  return {
    idPrefix: 'enquiry',
    focus: 'notice',
    failedTitle: title,
    reasonTexts: { failed, unreachable: failed },
    summaryText,
    /** The summary is about all fields with the problem; beside a field it is about that field. */
    problemText: (problem: string) =>
      problem === 'required' ? t('enquiries.fields.fillThisIn') : summaryText(problem),
  } as const;
}
