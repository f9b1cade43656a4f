import { sampleId } from './callers.ts';
import type { TableSamples } from './table-samples.ts';

const offers = sampleId('public.notification_categories', 'shown');

export const enquirySamples: readonly TableSamples[] = [
  {
    table: 'public.custom_service_requests',
    owned: {
      request: (owner) => ({
        id: sampleId('request', owner),
        user_id: owner,
        project_title: 'A library',
        full_name: 'Nour Adel',
        email: 'nour@fustat.example',
        phone: '+201000000000',
        service_type: 'custom_furniture',
        budget_range: 'under_10k',
        project_type: 'residential',
        preferred_timeline: 'flexible',
        // Answered below, and so no longer new.
        status: 'contacted',
      }),
    },
  },
  {
    table: 'public.custom_service_images',
    owned: {
      picture: (owner) => ({
        id: sampleId('request picture', owner),
        request_id: sampleId('request', owner),
        image_url: '/pictures/library.webp',
      }),
    },
  },
  {
    table: 'public.contact_messages',
    owned: {
      message: (owner) => ({
        id: sampleId('message', owner),
        user_id: owner,
        full_name: 'Nour Adel',
        email: 'nour@fustat.example',
        subject: 'other',
        message: 'Good morning',
        status: 'answered',
      }),
    },
  },
  {
    table: 'public.enquiry_notes',
    owned: {
      'note on a request': (owner) => ({
        id: sampleId('request note', owner),
        request_id: sampleId('request', owner),
        author_id: owner,
        body: 'Called twice',
      }),
      'note on a message': (owner) => ({
        id: sampleId('message note', owner),
        message_id: sampleId('message', owner),
        author_id: owner,
        body: 'Called twice',
      }),
    },
  },
  {
    table: 'public.enquiry_answers',
    owned: {
      'answer to a request': (owner) => ({
        id: sampleId('request answer', owner),
        request_id: sampleId('request', owner),
        author_id: owner,
        body: 'Gladly',
        idempotency_key: sampleId('request answer key', owner),
      }),
      'answer to a message': (owner) => ({
        id: sampleId('message answer', owner),
        message_id: sampleId('message', owner),
        author_id: owner,
        body: 'Gladly',
        idempotency_key: sampleId('message answer key', owner),
      }),
    },
  },
  {
    table: 'public.job_applications',
    owned: {
      application: (owner) => ({
        id: sampleId('application', owner),
        user_id: owner,
        position: 'Upholsterer',
        full_name: 'Nour Adel',
        email: 'nour@fustat.example',
        phone: '+201000000000',
        cv_file: `careers/${sampleId('cv', owner)}.pdf`,
      }),
    },
  },
  {
    table: 'public.newsletter_subscriptions',
    shared: {
      subscription: { id: sampleId('newsletter'), email: 'reader@fustat.example' },
    },
  },
  {
    table: 'public.notification_campaigns',
    shared: {
      'draft of a campaign': {
        id: sampleId('campaign draft'),
        category_id: offers,
        title: 'Open house',
        title_ar: 'يوم مفتوح',
        created_by: null,
      },
      'campaign on its way': {
        id: sampleId('campaign'),
        category_id: offers,
        title: 'Open house',
        title_ar: 'يوم مفتوح',
        status: 'sending',
        send_at: '2026-11-16T09:00:00Z',
        created_by: null,
      },
    },
  },
  {
    table: 'public.campaign_invitations',
    owned: { invitation: (owner) => ({ campaign_id: sampleId('campaign'), user_id: owner }) },
  },
  {
    table: 'public.campaign_recipients',
    owned: {
      recipient: (owner) => ({
        id: sampleId('recipient', owner),
        campaign_id: sampleId('campaign'),
        user_id: owner,
        mail: 'waiting',
      }),
    },
  },
  {
    table: 'public.notification_preferences',
    owned: { preference: (owner) => ({ user_id: owner, category_id: offers }) },
  },
  {
    table: 'public.notifications',
    owned: {
      'notice of the shop': (owner) => ({
        id: sampleId('notice', owner),
        user_id: owner,
        title: 'Your order is on its way',
        created_by: null,
      }),
      'notice by staff': (owner) => ({
        id: sampleId('staff notice', owner),
        user_id: owner,
        title: 'Open house on Friday',
        created_by: sampleId('marketing'),
      }),
      'scheduled notice': (owner) => ({
        id: sampleId('scheduled notice', owner),
        user_id: owner,
        title: 'Sale tomorrow',
        visible_from: '2100-01-01T00:00:00Z',
        created_by: sampleId('marketing'),
      }),
    },
  },
];
