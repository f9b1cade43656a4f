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

export const adminEnquiries = {
  answers: enquiryAnswers,
  assignment: enquiryAssignment,
  board: requestBoard,
  customer: customerPage,
  detail: enquiryDetail,
  lists: enquiryLists,
  notes: enquiryNotes,
  /** As the forms of the shop call them. */
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
} as const;
