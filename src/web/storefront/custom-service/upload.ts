import type { EnquiryAnswer } from '../enquiry/enquiry-answer.ts';

/** XMLHttpRequest, because fetch() cannot report upload progress. */
export function upload(
  address: string,
  body: FormData,
  onProgress: (percent: number) => void,
): Promise<EnquiryAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ ok: false, reason: 'failed' });
    request.open('POST', address);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
    );
    request.addEventListener('load', () =>
      isAnswer(request.response) ? resolve(request.response) : fail(),
    );
    for (const end of ['error', 'abort', 'timeout'] as const) request.addEventListener(end, fail);
    request.send(body);
  });
}

const isAnswer = (given: unknown): given is EnquiryAnswer =>
  typeof given === 'object' && given !== null && 'ok' in given;
