import type { Ref } from 'react';
import { useT } from '#i18n/react.tsx';
import { useGuardWords } from '../../shared/form-guard.tsx';
import type { FrameWords, Problem, Problems, Refused } from './enquiry-answer.ts';
import { fieldId } from './field-id.ts';

interface RefusedNoticeProps {
  ref: Ref<HTMLDivElement>;
  refused: Refused;
  words: FrameWords;
  labels: Readonly<Record<string, string>>;
}

export function RefusedNotice({ ref, refused, words, labels }: RefusedNoticeProps) {
  const guard = useGuardWords();
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="enquiry-refused">
      {refused.reason === 'invalid' ? (
        <ProblemList problems={refused.problems} labels={labels} />
      ) : refused.reason === 'failed' ? (
        <>
          <p className="font-medium">{words.failedTitle}</p>
          <p>{words.failed}</p>
        </>
      ) : (
        <p>{guard(refused)}</p>
      )}
    </div>
  );
}

/** Each sentence once, followed by the fields that it is about. */
function ProblemList({
  problems,
  labels,
}: {
  problems: Problems;
  labels: RefusedNoticeProps['labels'];
}) {
  const t = useT();
  const names = Object.keys(labels).filter((name) => problems[name]);
  const groups = Map.groupBy(names, (name) => problems[name]!);
  return (
    <ul className="grid gap-3">
      {[...groups].map(([problem, fields]: [Problem, string[]]) => (
        <li key={problem}>
          <p className="font-medium">{t(`enquiries.fields.problems.${problem}`)}</p>
          <ul className="flex flex-wrap gap-x-4">
            {fields.map((name) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`} className="link link-text">
                  {labels[name]}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
