import type { FormRejection, FormResult } from '../../shared/forms/form-result.ts';

/** `fetch` does not report the progress of an upload; XMLHttpRequest does. */
export function uploadForm(
  address: string,
  body: FormData,
  onProgress: (percent: number) => void,
): Promise<FormResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const reject = (reason: FormRejection['reason']) =>
      resolve({ ok: false, reason, fields: {}, values: {} });
    request.open('POST', address);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
    );
    request.addEventListener('load', () => {
      if (isFormResult(request.response)) resolve(request.response);
      else reject(request.status === 413 ? 'too_large' : 'failed');
    });
    for (const event of ['error', 'abort', 'timeout'] as const) {
      request.addEventListener(event, () => reject('unreachable'));
    }
    request.send(body);
  });
}

const isFormResult = (body: unknown): body is FormResult =>
  typeof body === 'object' && body !== null && 'ok' in body;
