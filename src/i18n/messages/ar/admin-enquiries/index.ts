import type { TranslationOf } from '../../../translate.ts';
import type { adminEnquiries as english } from '../../en/admin-enquiries/index.ts';
import { contact } from '../enquiries/contact.ts';
import { customService } from '../enquiries/custom-service.ts';
import { enquiryAnswers } from './answers.ts';
import { enquiryAssignment } from './assignment.ts';
import { requestBoard } from './board.ts';
import { customerPage } from './customer.ts';
import { enquiryDetail } from './detail.ts';
import { enquiryLists } from './lists.ts';
import { enquiryNotes } from './notes.ts';
import { enquiryRemoval } from './removal.ts';
import { savedReplies } from './replies.ts';
import { enquiryStatus } from './status.ts';
import { waitingTimes } from './waiting-times.ts';

const { serviceTypes, projectTypes, budgets, timelines, styles } = customService;

export const adminEnquiries: TranslationOf<typeof english> = {
  answers: enquiryAnswers,
  assignment: enquiryAssignment,
  board: requestBoard,
  customer: customerPage,
  detail: enquiryDetail,
  lists: enquiryLists,
  notes: enquiryNotes,
  options: {
    serviceTypes,
    projectTypes,
    budgets,
    timelines,
    styles,
    subjects: contact.subjects,
  },
  removal: enquiryRemoval,
  replies: savedReplies,
  status: enquiryStatus,
  waiting: waitingTimes,
};
