import { Readable } from 'node:stream';
import type { FileStore } from '#platform/files/file-store.ts';
import { idOf } from '../../ids.ts';
import { type Rows, rowsOf } from '../../rows.ts';
import { hoursAfter } from '../../time.ts';
import { type Applicant, applicants } from './applicants.ts';
import { cvPdf } from './cv-pdf.ts';

const emailOf = ({ mailbox }: Applicant): string => `${mailbox}@example.com`;
/** Fictitious: these numbers are not given to anyone. */
const phoneOf = (index: number): string => `+20100000090${index}`;
const fileOf = (applicant: Applicant): string => `careers/${idOf('cv', emailOf(applicant))}.pdf`;

/** Applications in every status, for those who hire. */
export const applicationRows = (now: Date): Rows[] => [
  rowsOf(
    'job_applications',
    applicants.map((applicant, index) => {
      const created_at = hoursAfter(now, -applicant.hoursAgo);
      return {
        id: idOf('application', emailOf(applicant)),
        career_id: idOf('career', applicant.position),
        position: applicant.position,
        full_name: applicant.name,
        email: emailOf(applicant),
        phone: phoneOf(index),
        message: applicant.message,
        cv_file: fileOf(applicant),
        locale: applicant.locale,
        status: applicant.status,
        staff_notes: applicant.notes,
        created_at,
        updated_at: applicant.status === 'new' ? created_at : hoursAfter(created_at, 30),
      };
    }),
  ),
];

/** Stores the CVs of these applications; one that is there already is the same. */
export async function storeCvs(files: FileStore): Promise<void> {
  for (const [index, applicant] of applicants.entries()) {
    const name = fileOf(applicant);
    if (await files.stat(name)) continue;
    const contact = `${emailOf(applicant)}  |  ${phoneOf(index)}`;
    try {
      await files.put(name, Readable.from([cvPdf(applicant.cv, contact)]));
    } catch (error) {
      // Another start may have stored it meanwhile.
      if (!(await files.stat(name))) throw error;
    }
  }
}
