import { idOf } from '../../ids.ts';
import { type Picture, pictureOfRoom } from '../../pictures.ts';
import { type Rows, rowsOf } from '../../rows.ts';
import { userId } from '../../people/people-rows.ts';
import { hoursAfter } from '../../time.ts';
import type { Shopper } from '../people/shoppers.ts';
import { createRandom, type Random } from '../random.ts';
import { messageTexts } from './message-texts.ts';
import { requestTexts } from './request-texts.ts';

const day = 24;
const yearOfHours = 360 * day;

type RequestStatus = 'new' | 'contacted' | 'quoted' | 'in_progress' | 'completed' | 'declined';
type MessageStatus = 'new' | 'answered' | 'closed';
type Enquiry<Status> = { key: string; hoursAgo: number; status: Status; sender: Shopper };

/** New ones wait for an answer, some for longer than the 48 hours that the shop promises. */
const newRequests = [3, 15, 31, 44, 53, 76];
const newMessages = [1, 6, 19, 27, 39, 57];

const openRequests: readonly (readonly [RequestStatus, number])[] = [
  ['contacted', 3 * day],
  ['contacted', 5 * day],
  ['contacted', 8 * day],
  ['quoted', 9 * day],
  ['quoted', 14 * day],
  ['quoted', 20 * day],
  ['in_progress', 30 * day],
  ['in_progress', 41 * day],
  ['in_progress', 66 * day],
];

/** The pictures that a visitor could have added. */
const rooms = ['living-room', 'office', 'bedroom', 'dining-room', 'workshop-boards'];

const endedStatus = (random: Random): RequestStatus =>
  random.chance(0.7) ? 'completed' : 'declined';
const settledStatus = (random: Random): MessageStatus =>
  random.chance(0.6) ? 'answered' : 'closed';

function enquiriesOf<Status>(
  topic: string,
  open: readonly (readonly [Status, number])[],
  past: { count: number; since: number; status: (random: Random) => Status },
  { senders, random }: { senders: readonly Shopper[]; random: Random },
): Enquiry<Status>[] {
  const older = Array.from({ length: past.count }, () => {
    const hoursAgo = past.since + random.fraction() * (yearOfHours - past.since);
    return [past.status(random), hoursAgo] as const;
  });
  return [...open, ...older].map(([status, hoursAgo], index) => ({
    key: `${topic} ${index}`,
    hoursAgo,
    status,
    sender: random.pick(senders),
  }));
}

const senderColumns = ({ sender }: Enquiry<unknown>) => ({
  user_id: sender.userId,
  full_name: sender.name,
  email: sender.email,
  phone: sender.address.phone,
  locale: sender.locale,
});

/** Hours until the first answer; a few came later than the 48 that the shop promises. */
const answerHours = [5, 22, 2, 31, 9, 44, 18, 3, 27, 61, 12, 36];

/** Staff touched it when they answered; a new one is as it came. */
const stamps = ({ hoursAgo, status }: Enquiry<string>, index: number, now: Date) => {
  const created_at = hoursAfter(now, -hoursAgo);
  if (status === 'new') return { created_at, updated_at: created_at, answered_at: null };
  const answered_at = hoursAfter(created_at, answerHours[index % answerHours.length]!);
  return { created_at, updated_at: answered_at, answered_at };
};

const assignees = ['technical@fustat.example', 'sales@fustat.example'].map(userId);

const toRequest = (request: Enquiry<RequestStatus>, index: number, now: Date) => {
  const text = requestTexts[index % requestTexts.length]!;
  const language = request.sender.locale === 'ar' ? 1 : 0;
  return {
    id: idOf('request', request.key),
    ...senderColumns(request),
    project_title: text.title[language],
    service_type: text.service,
    budget_range: text.budget,
    project_type: text.project,
    house_area: text.area === null ? null : text.area.toFixed(2),
    preferred_timeline: (['asap', 'within_3_months', 'flexible'] as const)[index % 3]!,
    style_preferences: [['classic'], ['modern', 'minimalist'], ['rustic']][index % 3]!,
    message: text.message[language],
    status: request.status,
    assigned_to: request.status === 'new' ? null : assignees[index % assignees.length]!,
    ...stamps(request, index, now),
  };
};

/** Every second request has one or two pictures. */
const toImages = (request: Enquiry<RequestStatus>, index: number, now: Date) => {
  const pictures: Picture[] = rooms
    .slice(index % 4, (index % 4) + 1 + (index % 2))
    .map(pictureOfRoom);
  return pictures.slice(0, index % 3).map(({ url, width, height }, display_order) => ({
    id: idOf('request image', request.key, display_order),
    request_id: idOf('request', request.key),
    image_url: url,
    width,
    height,
    display_order,
    created_at: hoursAfter(now, -request.hoursAgo),
  }));
};

const toMessage = (message: Enquiry<MessageStatus>, index: number, now: Date) => {
  const { subject, ...texts } = messageTexts[index % messageTexts.length]!;
  return {
    id: idOf('message', message.key),
    ...senderColumns(message),
    subject,
    message: texts[message.sender.locale],
    status: message.status,
    ...stamps(message, index, now),
  };
};

/** Custom-service requests and messages in every status. */
export function yearEnquiryRows(senders: readonly Shopper[], now: Date): Rows[] {
  const random = createRandom('enquiries of the year');
  const requests = enquiriesOf<RequestStatus>(
    'year request',
    [...newRequests.map((hours) => ['new', hours] as const), ...openRequests],
    { count: 32, since: 40 * day, status: endedStatus },
    { senders, random },
  );
  const messages = enquiriesOf<MessageStatus>(
    'year message',
    newMessages.map((hours) => ['new', hours] as const),
    { count: 70, since: 3 * day, status: settledStatus },
    { senders, random },
  );
  return [
    rowsOf(
      'custom_service_requests',
      requests.map((each, index) => toRequest(each, index, now)),
    ),
    rowsOf(
      'custom_service_images',
      requests.flatMap((each, index) => toImages(each, index, now)),
    ),
    rowsOf(
      'contact_messages',
      messages.map((each, index) => toMessage(each, index, now)),
    ),
  ];
}
