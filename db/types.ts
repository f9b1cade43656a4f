// Generated from the live schema by `npm run db:types`; edits are lost.
import type { ColumnType, GeneratedAlways } from 'kysely';

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue | undefined };

/** An insert may leave it out. Unlike Kysely's own, it also wraps the column types below. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;

/** Read parsed; written as the text of JSON.stringify, or as an object. */
export type Json = ColumnType<JsonValue, string | object, string | object>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read as text, because it may not fit a number. Decimals are text both ways, to stay exact. */
export type BigInteger = ColumnType<string, string | number | bigint, string | number | bigint>;

export interface AuthApiKeys {
  id: Generated<string>;
  kind: 'publishable' | 'secret';
  created_at: Generated<Timestamp>;
  revoked_at: Timestamp | null;
}

export interface AuthFlowStates {
  id: Generated<string>;
  provider: string | null;
  state_hash: Buffer | null;
  encrypted_checks: Buffer | null;
  redirect_to: string | null;
  linking_user_id: string | null;
  code_hash: Buffer | null;
  user_id: string | null;
  pending_sign_up_id: string | null;
  authentication_method: string | null;
  code_challenge: string | null;
  code_challenge_method: 's256' | 'plain' | null;
  expires_at: Timestamp;
  created_at: Generated<Timestamp>;
  linked_identity: Json | null;
}

export interface AuthIdentities {
  id: Generated<string>;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Generated<Json>;
  last_sign_in_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface AuthMfaChallenges {
  id: Generated<string>;
  factor_id: string;
  expires_at: Timestamp;
  created_at: Generated<Timestamp>;
}

export interface AuthMfaFactors {
  id: Generated<string>;
  user_id: string;
  factor_type: Generated<string>;
  friendly_name: Generated<string>;
  status: Generated<'unverified' | 'verified'>;
  encrypted_secret: Buffer;
  last_used_step: Generated<BigInteger>;
  last_challenged_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface AuthMfaRecoveryCodes {
  id: Generated<string>;
  user_id: string;
  code_hash: Buffer;
  created_at: Generated<Timestamp>;
}

export interface AuthOneTimeTokens {
  id: Generated<string>;
  user_id: string;
  token_type: 'recovery' | 'magiclink' | 'reauthentication' | 'confirmation' | 'invite' | 'email_change';
  token_hash: Buffer;
  expires_at: Timestamp;
  created_at: Generated<Timestamp>;
  code_hash: Buffer | null;
  new_email: string | null;
  code_challenge: string | null;
  code_challenge_method: 's256' | 'plain' | null;
}

export interface AuthRefreshTokens {
  id: Generated<string>;
  session_id: string;
  parent_id: string | null;
  token_hash: Buffer;
  revoked_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

export interface AuthSessions {
  id: Generated<string>;
  user_id: string;
  aal: Generated<'aal1' | 'aal2'>;
  amr: Generated<Json>;
  user_agent: string | null;
  not_after: Timestamp | null;
  refreshed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface AuthSigningKeys {
  id: Generated<string>;
  algorithm: string;
  public_jwk: Json;
  encrypted_private_key: Buffer;
  status: Generated<'next' | 'current' | 'previous' | 'retired'>;
  created_at: Generated<Timestamp>;
  replaced_at: Timestamp | null;
}

export interface AuthUsers {
  id: Generated<string>;
  aud: Generated<string>;
  role: Generated<'authenticated' | 'service_role'>;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Timestamp | null;
  recovery_sent_at: Timestamp | null;
  last_sign_in_at: Timestamp | null;
  raw_app_meta_data: Generated<Json>;
  raw_user_meta_data: Generated<Json>;
  phone: string | null;
  phone_confirmed_at: Timestamp | null;
  is_anonymous: Generated<boolean>;
  banned_until: Timestamp | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  invited_at: Timestamp | null;
  deleted_at: Timestamp | null;
}

export interface PrivateAuditedTables {
  table_name: string;
  writers: Generated<string[]>;
  key_columns: Generated<string[]>;
  label_column: string | null;
  hidden: Generated<string[]>;
  ignored: Generated<string[]>;
  recorded: string[] | null;
  derived: Generated<string[]>;
}

export interface PrivateChangedSalesDays {
  id: Generated<BigInteger>;
  day: string;
}

export interface PrivateMigrations {
  name: string;
  checksum: string;
  applied_at: Generated<Timestamp>;
}

export interface PrivatePendingNotices {
  id: GeneratedAlways<string>;
  channel: string;
  payload: string;
}

export interface PrivatePendingSignUps {
  id: Generated<string>;
  email: string;
  encrypted_password: string | null;
  user_metadata: Generated<Json>;
  token_hash: Buffer;
  expires_at: Timestamp;
  created_at: Generated<Timestamp>;
  code_hash: Buffer | null;
  code_challenge: string | null;
  code_challenge_method: 's256' | 'plain' | null;
}

export interface PrivateRateLimits {
  key: string;
  full_at: Timestamp;
}

export interface PrivateRowLimits {
  table_name: string;
  owner_columns: string[];
  most: number;
  within: string | null;
}

export interface PrivateSearchDocuments {
  content_type: 'product' | 'workshop' | 'portfolio' | 'project';
  id: string;
  title: string;
  title_words: string;
  all_words: string;
  cents: BigInteger | null;
}

export interface PrivateSearchMeanings {
  key: string;
  is_stem: boolean;
  exact: string;
  wide: string;
  weight: number;
}

export interface PrivateSearchWords {
  word: string;
  sound: GeneratedAlways<string | null>;
}

export interface PrivateUsedProofs {
  challenge_id: string;
  expires_at: Timestamp;
}

export interface AbuseLimits {
  id: Generated<number>;
  game_free_devices: Generated<number>;
  game_proof_bits: Generated<number>;
  game_proof_max_bits: Generated<number>;
  game_guest_claims: Generated<number>;
  game_account_claims: Generated<number>;
  updated_at: Generated<Timestamp>;
  order_max_pieces: Generated<number>;
  order_max_value: Generated<string>;
  phone_daily_orders: Generated<number>;
  phone_daily_pieces: Generated<number>;
  phone_daily_value: Generated<string>;
  network_daily_orders: Generated<number>;
  network_daily_pieces: Generated<number>;
  network_daily_value: Generated<string>;
  recipient_daily_orders: Generated<number>;
  hold_hours: Generated<number>;
  hold_warning_hours: Generated<number>;
  hold_extension_hours: Generated<number>;
  staff_second_factor: Generated<boolean>;
}

export interface AccountActions {
  id: Generated<string>;
  user_id: string | null;
  action: 'role_granted' | 'role_revoked' | 'signed_out' | 'reset_mailed' | 'blocked' | 'unblocked' | 'points_adjusted' | 'data_exported' | 'account_deleted';
  role: 'admin' | 'sales' | 'marketing' | 'technical_office_manager' | 'content_manager' | null;
  points: number | null;
  blocked_until: Timestamp | null;
  reason: string | null;
  actor_id: string | null;
  created_at: Generated<Timestamp>;
}

export interface AccountTotals {
  user_id: string;
  orders: Generated<number>;
  spent: Generated<string>;
  last_order_at: Timestamp | null;
}

export interface Addresses {
  id: Generated<string>;
  user_id: Generated<string>;
  label: string | null;
  full_name: string;
  phone: string;
  governorate: string;
  city: string;
  street: string;
  building: string;
  floor: string | null;
  apartment: string | null;
  landmark: string | null;
  is_default: Generated<boolean>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface AuditLog {
  id: Generated<BigInteger>;
  at: Generated<Timestamp>;
  actor_id: string | null;
  actor_name: string | null;
  roles: Generated<string[]>;
  request_id: string | null;
  change_set: string | null;
  table_name: string;
  row_key: string;
  row_label: string | null;
  op: 'insert' | 'update' | 'delete' | 'note';
  before: Generated<Json>;
  after: Generated<Json>;
  hidden: Generated<string[]>;
  note: string | null;
}

export interface CampaignInvitations {
  campaign_id: string;
  user_id: string;
}

export interface CampaignRecipients {
  id: Generated<string>;
  campaign_id: string;
  user_id: string | null;
  subscription_id: string | null;
  mail: 'none' | 'waiting' | 'sent' | 'kept' | 'bounced' | 'failed' | 'declined';
  attempts: Generated<number>;
  next_at: Generated<Timestamp>;
  sent_at: Timestamp | null;
  clicked_at: Timestamp | null;
  stopped_at: Timestamp | null;
}

export interface Careers {
  id: Generated<string>;
  title: string;
  title_ar: string | null;
  department: string;
  department_ar: string | null;
  location: string;
  location_ar: string | null;
  employment_type: 'full_time' | 'part_time' | 'apprenticeship' | 'contract';
  description: string;
  description_ar: string | null;
  requirements: Generated<string[]>;
  requirements_ar: Generated<string[]>;
  status: Generated<'draft' | 'published'>;
  closes_on: string | null;
  display_order: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface Carts {
  user_id: Generated<string>;
  basket: Json;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface ChangeSets {
  id: Generated<string>;
  actor_id: Generated<string>;
  title: string;
  list: string | null;
  filter: string | null;
  state: Generated<'previewed' | 'applied' | 'undone'>;
  changes: Json;
  counts: Generated<Json>;
  undoes: string | null;
  created_at: Generated<Timestamp>;
  applied_at: Timestamp | null;
  undone_at: Timestamp | null;
  problems: Generated<Json>;
  roles: Generated<string[]>;
}

export interface ClaimDecisions {
  id: Generated<string>;
  claim_id: string;
  decision: 'verified' | 'rejected' | 'delivered';
  reason: string | null;
  reason_ar: string | null;
  decided_by: string;
  decided_at: Timestamp;
  due_at: Timestamp;
  batch_id: Generated<string>;
  state: Generated<'waiting' | 'recalled' | 'overtaken'>;
}

export interface ClaimLeases {
  claim_id: string;
  staff_id: string;
  expires_at: Timestamp;
}

export interface ClaimedPrizes {
  id: Generated<string>;
  prize_id: string;
  user_id: string | null;
  device_id: string | null;
  game_id: string | null;
  instagram_username: string;
  prize_name: string;
  prize_name_ar: string | null;
  prize_type: Generated<'product' | 'coupon'>;
  prize_value: string | null;
  status: Generated<'pending' | 'verified' | 'rejected' | 'delivered'>;
  rejection_reason: string | null;
  reviewed_by: string | null;
  claimed_at: Generated<Timestamp>;
  reviewed_at: Timestamp | null;
  delivered_at: Timestamp | null;
  rejection_reason_ar: string | null;
}

export interface ContactMessages {
  id: Generated<string>;
  user_id: string | null;
  full_name: string;
  email: string;
  phone: string | null;
  subject: 'product_inquiry' | 'order_status' | 'return_exchange' | 'custom_furniture' | 'other';
  message: string;
  locale: Generated<'en' | 'ar'>;
  status: Generated<'new' | 'answered' | 'closed'>;
  staff_notes: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  assigned_to: string | null;
  answered_at: Timestamp | null;
}

export interface ContentVersions {
  id: Generated<string>;
  kind: string;
  record_id: string;
  number: number;
  state: 'scheduled' | 'published' | 'superseded' | 'cancelled' | 'failed';
  snapshot: Json;
  changes: Generated<Json>;
  publish_at: Timestamp | null;
  published_at: Timestamp | null;
  change_set: string | null;
  override_reason: string | null;
  failure: string | null;
  created_by: Generated<string | null>;
  created_at: Generated<Timestamp>;
  label: GeneratedAlways<string | null>;
}

export interface CouponTotals {
  coupon_id: string;
  uses: Generated<number>;
  saved: Generated<string>;
  brought: Generated<string>;
  max_uses: number | null;
  is_used_up: GeneratedAlways<boolean>;
}

export interface CouponUsage {
  id: Generated<string>;
  coupon_id: string;
  user_id: string | null;
  order_id: string;
  amount_saved: string;
  used_at: Generated<Timestamp>;
}

export interface Coupons {
  id: Generated<string>;
  code: string;
  description: string | null;
  description_ar: string | null;
  discount_type: 'percentage' | 'fixed';
  discount_value: string;
  max_discount_amount: string | null;
  min_purchase_amount: string | null;
  starts_at: Timestamp;
  expires_at: Timestamp | null;
  max_uses: number | null;
  is_active: Generated<boolean>;
  source: Generated<'staff' | 'game'>;
  for_user_id: string | null;
  claimed_prize_id: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  discount_amount: string | null;
  minimum_purchase: string | null;
  start_date: Timestamp | null;
  end_date: Timestamp | null;
  is_personal: Generated<boolean>;
  series_id: string | null;
  rooms: Generated<string[]>;
  product_ids: Generated<string[]>;
}

export interface CustomServiceImages {
  id: Generated<string>;
  request_id: string;
  image_url: string;
  display_order: Generated<number>;
  width: number | null;
  height: number | null;
  created_at: Generated<Timestamp>;
}

export interface CustomServiceRequests {
  id: Generated<string>;
  user_id: string | null;
  project_title: string;
  full_name: string;
  email: string;
  phone: string;
  service_type: 'custom_furniture' | 'interior_design' | 'restoration' | 'design_consultation';
  budget_range: 'under_10k' | '10k_25k' | '25k_50k' | '50k_100k' | 'above_100k';
  project_type: 'residential' | 'commercial' | 'office' | 'hospitality';
  house_area: string | null;
  preferred_timeline: 'asap' | 'within_1_month' | 'within_3_months' | 'within_6_months' | 'flexible';
  style_preferences: Generated<string[]>;
  reference_urls: Generated<string[]>;
  message: string | null;
  locale: Generated<'en' | 'ar'>;
  status: Generated<'new' | 'contacted' | 'quoted' | 'in_progress' | 'completed' | 'declined'>;
  staff_notes: string | null;
  assigned_to: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  answered_at: Timestamp | null;
}

export interface DailyGameAnalytics {
  date: string;
  games_started: number;
  games_completed: number;
  unique_devices: number;
  unique_users: number;
  questions_answered: number;
  correct_answers: number;
  wheels_reached: number;
  wheel_spins: number;
  prizes_claimed: number;
  avg_time_spent: string | null;
  refreshed_at: Generated<Timestamp>;
}

export interface DailyGameDevices {
  date: string;
  device_type: string;
  os: string;
  browser: string;
  devices: number;
}

export interface DailySales {
  day: string;
  currency: 'USD' | 'EGP';
  split: 'total' | 'governorate' | 'buyer' | 'coupon' | 'room' | 'product';
  value: string;
  placed: number;
  cancelled: number;
  refused: number;
  returned: number;
  delivered: number;
  orders: number;
  pieces: number;
  revenue: string;
  discount: string;
}

export interface EnquiryAnswers {
  id: Generated<string>;
  request_id: string | null;
  message_id: string | null;
  author_id: string | null;
  body: string;
  idempotency_key: string;
  created_at: Generated<Timestamp>;
}

export interface EnquiryNotes {
  id: Generated<string>;
  request_id: string | null;
  message_id: string | null;
  author_id: string | null;
  body: string;
  created_at: Generated<Timestamp>;
}

export interface FaqCategories {
  id: Generated<string>;
  slug: string;
  name: string;
  name_ar: string | null;
  is_visible: Generated<boolean>;
  display_order: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface FaqItems {
  id: Generated<string>;
  category_id: string;
  question: string;
  question_ar: string | null;
  answer: string;
  answer_ar: string | null;
  is_visible: Generated<boolean>;
  display_order: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface FooterConfig {
  id: Generated<number>;
  tagline: string | null;
  tagline_ar: string | null;
  about: string | null;
  about_ar: string | null;
  copyright: string | null;
  copyright_ar: string | null;
  show_newsletter: Generated<boolean>;
  updated_at: Generated<Timestamp>;
}

export interface FooterSocialLinks {
  id: Generated<string>;
  platform: string;
  label: string;
  label_ar: string | null;
  url: string;
  active: Generated<boolean>;
  display_order: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface FormerSlugs {
  kind: 'product' | 'portfolio' | 'project' | 'workshop';
  slug: string;
  target_id: string;
  created_at: Generated<Timestamp>;
}

export interface GameClaimOrigins {
  claim_id: string;
  address_hash: string;
  device_family: string;
  with_account: boolean;
  claimed_at: Timestamp;
}

export interface GameConversionFunnel {
  date: string;
  game_views: Generated<number>;
  game_starts: Generated<number>;
  questions_completed: Generated<number>;
  wheel_spins: Generated<number>;
  prizes_claimed: Generated<number>;
  views: GeneratedAlways<number | null>;
  starts: GeneratedAlways<number | null>;
}

export interface GameDeviceAnalytics {
  device_id: string;
  user_id: string | null;
  browser: Generated<string>;
  os: Generated<string>;
  device_type: Generated<'mobile' | 'tablet' | 'desktop'>;
  screen_size: string | null;
  first_session: Generated<Timestamp>;
  last_session: Generated<Timestamp>;
  session_count: Generated<number>;
}

export interface GameDevices {
  id: Generated<string>;
  play_count: Generated<number>;
  last_played_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  address_hash: string | null;
}

export interface GameDraws {
  id: Generated<string>;
  game_id: string;
  round: Generated<number>;
  segments: string[];
  commitment: string;
  secret: string;
  nonce: string | null;
  segment: number | null;
  created_at: Generated<Timestamp>;
  drawn_at: Timestamp | null;
}

export interface GamePrizes {
  id: Generated<string>;
  name: string;
  name_ar: string | null;
  type: Generated<'product' | 'coupon'>;
  value: string | null;
  image_url: string | null;
  alt_en: string | null;
  alt_ar: string | null;
  width: number | null;
  height: number | null;
  dominant_color: string | null;
  quantity: number;
  original_quantity: number;
  active: Generated<boolean>;
  status_threshold: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface GameQuestionAnalytics {
  question_id: string;
  times_shown: Generated<number>;
  times_answered: Generated<number>;
  times_correct: Generated<number>;
  avg_answer_time: Generated<string>;
  last_shown: Timestamp | null;
  difficulty_rating: string | null;
}

export interface GameQuestions {
  id: Generated<string>;
  question: string;
  question_ar: string | null;
  options: string[];
  options_ar: Generated<string[]>;
  correct_answer: string;
  difficulty_level: Generated<'easy' | 'medium' | 'hard'>;
  difficulty: GeneratedAlways<string | null>;
  category: string | null;
  category_ar: string | null;
  explanation: Generated<string>;
  explanation_ar: string | null;
  is_active: Generated<boolean>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  craft: 'mashrabiya' | 'joinery' | 'inlay' | 'arabesque' | 'upholstery' | 'carving' | 'metalwork' | 'leather' | 'kilim' | 'weaving' | 'applique' | 'pottery' | 'alabaster' | 'basketry' | 'embroidery' | null;
}

export interface GameResults {
  id: Generated<string>;
  game_id: string;
  user_id: string | null;
  device_id: string;
  questions_answered: number;
  correct_answers: number;
  time_spent: string;
  completed: boolean;
  prize_won: string | null;
  created_at: Generated<Timestamp>;
}

export interface GameSettings {
  id: Generated<number>;
  is_enabled: Generated<boolean>;
  updated_at: Generated<Timestamp>;
}

export interface GameTurns {
  game_id: string;
  position: number;
  question_id: string;
  option_order: number[];
  starts_at: Timestamp | null;
  answered_at: Timestamp | null;
  option: number | null;
  is_correct: boolean | null;
  seconds: string | null;
}

export interface Games {
  id: Generated<string>;
  device_id: string;
  user_id: string | null;
  stage: Generated<'questions' | 'wheel' | 'claim' | 'complete'>;
  extended_time: Generated<boolean>;
  started_at: Generated<Timestamp>;
  expires_at: Timestamp;
  completed_at: Timestamp | null;
  address_hash: string | null;
}

export interface Governorates {
  code: string;
  name: string;
  name_ar: string;
  delivery_fee: string;
  is_served: Generated<boolean>;
  display_order: number;
  road_min_days: Generated<number>;
  road_max_days: Generated<number>;
}

export interface InvariantReports {
  id: Generated<string>;
  checked_at: Timestamp;
  milliseconds: number;
  results: Generated<Json>;
  broken: number;
  requested_by: string | null;
}

export interface JobApplications {
  id: Generated<string>;
  career_id: string | null;
  position: string;
  user_id: string | null;
  full_name: string;
  email: string;
  phone: string;
  message: string | null;
  cv_file: string;
  locale: Generated<'en' | 'ar'>;
  status: Generated<'new' | 'in_review' | 'invited' | 'hired' | 'declined'>;
  staff_notes: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface LinkAudits {
  id: Generated<string>;
  checked_at: Generated<Timestamp>;
  pages: number;
  milliseconds: number;
}

export interface LinkFindings {
  id: Generated<string>;
  page: string;
  locale: 'en' | 'ar';
  kind: 'title_missing' | 'title_long' | 'title_duplicate' | 'description_missing' | 'description_long' | 'arabic_missing' | 'hreflang_incomplete' | 'canonical_wrong' | 'link_broken' | 'link_redirected' | 'orphan' | 'noindex_in_sitemap' | 'blocked_in_sitemap' | 'blocked_linked';
  place: 'head' | 'main' | 'shell' | 'sitemap';
  target: string | null;
  found_at: Generated<Timestamp>;
}

export interface MailOutbox {
  id: Generated<string>;
  recipient: string;
  locale: 'en' | 'ar';
  template: string;
  subject: string;
  text: string | null;
  html: string | null;
  carries_link: Generated<boolean>;
  status: Generated<'queued' | 'sent' | 'failed' | 'kept'>;
  attempts: Generated<number>;
  last_error: string | null;
  sent_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  unsubscribe_url: string | null;
  order_id: string | null;
  text_without_links: string | null;
  shown_text: GeneratedAlways<string | null>;
}

export interface Media {
  id: Generated<string>;
  width: number;
  height: number;
  address: GeneratedAlways<string>;
  dominant_color: string;
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  alt_en: Generated<string>;
  alt_ar: Generated<string>;
  file_name: Generated<string>;
  sha256: string;
  bytes: number;
  uploaded_by: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface NewsletterSubscriptions {
  id: Generated<string>;
  email: string;
  locale: Generated<'en' | 'ar'>;
  unsubscribe_token: Generated<string>;
  created_at: Generated<Timestamp>;
  unsubscribed_at: Timestamp | null;
  bounced_at: Timestamp | null;
}

export interface NotificationCampaigns {
  id: Generated<string>;
  kind: Generated<'notification' | 'newsletter'>;
  category_id: string | null;
  title: string;
  title_ar: string;
  body: string | null;
  body_ar: string | null;
  link_url: string | null;
  by_notice: Generated<boolean>;
  by_mail: Generated<boolean>;
  audience_language: 'en' | 'ar' | null;
  audience_governorate: string | null;
  audience_interest: 'bought' | 'never_bought' | 'waiting' | 'wished' | null;
  audience_room: string | null;
  audience_product: string | null;
  audience_level: number | null;
  is_listed: Generated<boolean>;
  status: Generated<'draft' | 'scheduled' | 'sending' | 'sent'>;
  send_at: Timestamp | null;
  started_at: Timestamp | null;
  finished_at: Timestamp | null;
  planned_to: string | null;
  planned_at: Timestamp | null;
  people: Generated<number>;
  declined: Generated<number>;
  notified: Generated<number>;
  mailed: Generated<number>;
  kept: Generated<number>;
  bounced: Generated<number>;
  failed: Generated<number>;
  clicked: Generated<number>;
  stopped: Generated<number>;
  created_by: Generated<string | null>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  blocks: Generated<string>;
}

export interface NotificationCategories {
  id: Generated<string>;
  slug: string;
  name: string;
  name_ar: string | null;
  description: string | null;
  description_ar: string | null;
  is_visible: Generated<boolean>;
  display_order: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  always_mailed: Generated<boolean>;
  is_system: Generated<boolean>;
}

export interface NotificationPreferences {
  user_id: Generated<string>;
  category_id: string;
  in_app: Generated<boolean>;
  email: Generated<boolean>;
  updated_at: Generated<Timestamp>;
}

export interface Notifications {
  id: Generated<string>;
  user_id: string;
  category_id: string | null;
  title: string;
  title_ar: string | null;
  body: Generated<string>;
  body_ar: string | null;
  link_url: string | null;
  visible_from: Generated<Timestamp>;
  read_at: Timestamp | null;
  created_by: Generated<string | null>;
  created_at: Generated<Timestamp>;
  campaign_id: string | null;
}

export interface OpenRecords {
  user_id: Generated<string>;
  visit_id: string;
  kind: string;
  record_id: string;
  is_editing: Generated<boolean>;
  seen_at: Timestamp;
}

export interface OrderCorrections {
  id: Generated<string>;
  order_id: string;
  before: Json;
  after: Json;
  created_at: Generated<Timestamp>;
}

export interface OrderHandling {
  order_id: string;
  assignee_id: string | null;
  courier: string | null;
  tags: Generated<string[]>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface OrderHolds {
  order_id: string;
  network_hash: string | null;
  cancels_at: Timestamp;
  warned_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

export interface OrderItems {
  id: Generated<string>;
  order_id: string;
  product_id: string | null;
  variant_id: string | null;
  name: string;
  name_ar: string | null;
  sku: string;
  options: Generated<Json>;
  image_url: string | null;
  unit_price: string;
  quantity: number;
  line_total: string;
  position: Generated<number>;
  created_at: Generated<Timestamp>;
  made_to_order: Generated<boolean>;
  workshop: string | null;
  workshop_ar: string | null;
  name_id: number | null;
  is_discounted: Generated<boolean>;
}

export interface OrderMoves {
  id: Generated<string>;
  order_id: string;
  batch_id: string;
  from_status: 'placed' | 'confirmed' | 'in_production' | 'preparing' | 'shipped';
  to_status: 'confirmed' | 'in_production' | 'preparing' | 'shipped' | 'delivered' | 'cancelled' | 'refused';
  note: string | null;
  note_ar: string | null;
  is_visible: boolean;
  photos: Generated<Json>;
  decided_by: string;
  decided_at: Timestamp;
  due_at: Timestamp;
  state: Generated<'waiting' | 'recalled' | 'overtaken'>;
  recalled_step: GeneratedAlways<string | null>;
}

export interface OrderPhotos {
  id: Generated<string>;
  timeline_id: string;
  image_url: string;
  alt_en: string | null;
  alt_ar: string | null;
  width: number;
  height: number;
  display_order: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface OrderTags {
  name: string;
  colour: Generated<'walnut' | 'brass' | 'nile' | 'palm' | 'terracotta'>;
  created_at: Generated<Timestamp>;
}

export interface OrderTimeline {
  id: Generated<string>;
  order_id: string;
  status: 'placed' | 'confirmed' | 'in_production' | 'preparing' | 'shipped' | 'delivered' | 'cancelled' | 'returned' | 'refused';
  note: string | null;
  is_visible: Generated<boolean>;
  actor_kind: 'customer' | 'staff' | 'system';
  actor_id: string | null;
  created_at: Generated<Timestamp>;
  note_ar: string | null;
}

export interface OrderedNames {
  id: Generated<number>;
  name: string;
  name_ar: string | null;
  sku: string;
}

export interface Orders {
  id: Generated<string>;
  number: Generated<string>;
  user_id: string | null;
  email: string;
  phone: string;
  status: Generated<'placed' | 'confirmed' | 'in_production' | 'preparing' | 'shipped' | 'delivered' | 'cancelled' | 'returned' | 'refused'>;
  subtotal: string;
  discount: Generated<string>;
  shipping: Generated<string>;
  tax: Generated<string>;
  tax_included: Generated<boolean>;
  total: string;
  payable: string;
  currency: 'USD' | 'EGP';
  payment_method: Generated<string>;
  coupon_id: string | null;
  coupon_code: string | null;
  address: Json;
  notes: string | null;
  locale: 'en' | 'ar';
  idempotency_key: string;
  request_hash: Generated<string>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  delivered_at: Timestamp | null;
  collected_at: Timestamp | null;
  collected_by: string | null;
  call_attempts: Generated<number>;
  promised_on: string | null;
  pieces: Generated<number>;
  is_made_to_order: Generated<boolean>;
  status_since: Generated<Timestamp>;
  governorate: GeneratedAlways<string | null>;
  is_first: Generated<boolean>;
  refunded: Generated<string>;
  revenue: GeneratedAlways<string | null>;
  tax_rate: string | null;
  short_by: Generated<string>;
  to_give_back: Generated<string>;
  given_back: Generated<string>;
  received: GeneratedAlways<string | null>;
  due: GeneratedAlways<string | null>;
}

export interface PageContent {
  id: Generated<string>;
  section_id: string | null;
  page_name: string;
  section_name: string;
  content_type: string;
  section_order: Generated<number>;
  status: Generated<'draft' | 'published'>;
  is_visible: Generated<boolean>;
  published_at: Timestamp | null;
  content: Generated<Json>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface PageSections {
  id: Generated<string>;
  page_name: string;
  name: string;
  display_name: string;
  display_name_ar: string | null;
  description: string | null;
  description_ar: string | null;
  status: Generated<'draft' | 'published'>;
  is_visible: Generated<boolean>;
  order_index: Generated<number>;
  layout_type: Generated<'hero' | 'grid' | 'carousel' | 'testimonial' | 'featured' | 'faq' | 'default'>;
  config: Generated<Json>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface Partners {
  id: Generated<string>;
  name: string;
  name_ar: string | null;
  description: string | null;
  description_ar: string | null;
  logo_url: string | null;
  website_url: string | null;
  is_visible: Generated<boolean>;
  display_order: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface PortfolioHighlights {
  id: Generated<string>;
  project_id: string;
  title_en: string;
  title_ar: string | null;
  description_en: string | null;
  description_ar: string | null;
  display_order: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface PortfolioHotspots {
  id: Generated<string>;
  image_id: string;
  product_id: string;
  x: string;
  y: string;
  created_at: Generated<Timestamp>;
}

export interface PortfolioImages {
  id: Generated<string>;
  portfolio_id: string;
  image_url: string;
  display_order: Generated<number>;
  alt_en: string | null;
  alt_ar: string | null;
  width: number | null;
  height: number | null;
  dominant_color: string | null;
  created_at: Generated<Timestamp>;
}

export interface PortfolioProducts {
  id: Generated<string>;
  portfolio_id: string;
  product_id: string;
  created_at: Generated<Timestamp>;
}

export interface PortfolioProjects {
  id: Generated<string>;
  slug: string;
  title_en: string;
  title_ar: string | null;
  category: 'residential' | 'commercial' | 'office' | 'hospitality';
  main_image: string | null;
  date: string | null;
  location_en: string | null;
  location_ar: string | null;
  client_en: string | null;
  client_ar: string | null;
  area: string | null;
  description_en: Generated<string>;
  description_ar: string | null;
  challenge_en: string | null;
  challenge_ar: string | null;
  solution_en: string | null;
  solution_ar: string | null;
  client_quote_en: string | null;
  client_quote_ar: string | null;
  materials_en: Generated<string[]>;
  materials_ar: Generated<string[]>;
  status: Generated<'draft' | 'published'>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  seo_title_en: string | null;
  seo_title_ar: string | null;
  seo_description_en: string | null;
  seo_description_ar: string | null;
}

export interface PrizeDistributionAnalytics {
  prize_id: string;
  prize_name: string;
  prize_type: string;
  original_quantity: number;
  remaining: number;
  times_drawn: number;
  pending: number;
  verified: number;
  rejected: number;
  delivered: number;
  refreshed_at: Generated<Timestamp>;
}

export interface PrizeInventoryHistory {
  id: Generated<string>;
  prize_id: string;
  quantity_before: number;
  quantity_after: number;
  change: GeneratedAlways<number | null>;
  reason: Generated<'created' | 'claimed' | 'rejected' | 'restocked' | 'correction'>;
  claim_id: string | null;
  changed_by: string | null;
  created_at: Generated<Timestamp>;
}

export interface ProductImages {
  id: Generated<string>;
  product_id: string;
  variant_id: string | null;
  image_url: string;
  display_order: Generated<number>;
  is_primary: Generated<boolean>;
  alt_en: string | null;
  alt_ar: string | null;
  width: number | null;
  height: number | null;
  dominant_color: string | null;
  created_at: Generated<Timestamp>;
}

export interface ProductListings {
  product_id: string;
  category: string;
  sold: BigInteger;
  cents: BigInteger;
  entered: BigInteger;
  facets: string[];
}

export interface ProductModels {
  id: Generated<string>;
  product_id: string;
  variant_id: string | null;
  glb_url: string;
  usdz_url: string | null;
  dimensions: Json;
  created_at: Generated<Timestamp>;
}

export interface ProductOutlines {
  product_id: string;
  outline: Json;
  created_at: Generated<Timestamp>;
}

export interface ProductTerms {
  facet: 'kind' | 'colour' | 'material';
  value: string;
  name: string;
  name_ar: string | null;
  code: string | null;
  position: Generated<number>;
  id: Generated<string>;
}

export interface ProductVariants {
  id: Generated<string>;
  product_id: string;
  color: string | null;
  material: string | null;
  size: string | null;
  sku: string;
  price: string;
  discount_price: string | null;
  inventory: Generated<number>;
  image_url: string | null;
  position: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  dimensions: Json | null;
  weight: string | null;
}

export interface Products {
  id: Generated<string>;
  name: string;
  name_ar: string | null;
  slug: string;
  sku: string;
  category: 'living-room' | 'bedroom' | 'dining-room' | 'office' | 'decor' | 'lighting';
  kind: string;
  description: Generated<string>;
  description_ar: string | null;
  price: string;
  discount_price: string | null;
  effective_price: GeneratedAlways<string | null>;
  quantity: Generated<number>;
  low_stock_threshold: Generated<number>;
  is_preorder: Generated<boolean>;
  is_sold_out: Generated<boolean>;
  stock_status: GeneratedAlways<string>;
  image_url: string | null;
  rating: Generated<string>;
  review_count: Generated<number>;
  has_variants: Generated<boolean>;
  variant_options: Generated<Json>;
  colors: Generated<string[]>;
  materials: Generated<string[]>;
  dimensions: Json | null;
  weight: string | null;
  origin: string | null;
  origin_ar: string | null;
  warranty_years: number | null;
  lead_time_min_days: number | null;
  lead_time_max_days: number | null;
  tags: Generated<string[]>;
  care_instructions: string | null;
  care_instructions_ar: string | null;
  features: Generated<string[]>;
  features_ar: Generated<string[]>;
  specifications: Generated<Json>;
  specifications_ar: Generated<Json>;
  workshop: string | null;
  workshop_ar: string | null;
  story: string | null;
  story_ar: string | null;
  status: Generated<'draft' | 'published'>;
  sales_count: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  workshop_id: string | null;
  prices_differ: Generated<boolean>;
  seo_title: string | null;
  seo_title_ar: string | null;
  seo_description: string | null;
  seo_description_ar: string | null;
}

export interface Profiles {
  id: string;
  full_name: Generated<string>;
  email: Generated<string>;
  phone: string | null;
  avatar_url: string | null;
  job_position: string | null;
  company: string | null;
  locale: Generated<'en' | 'ar'>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface ProjectImages {
  id: Generated<string>;
  project_id: string;
  image_url: string;
  display_order: Generated<number>;
  alt_en: string | null;
  alt_ar: string | null;
  width: number | null;
  height: number | null;
  dominant_color: string | null;
  created_at: Generated<Timestamp>;
}

export interface Projects {
  id: Generated<string>;
  slug: string;
  title: string;
  title_ar: string | null;
  category: 'residential' | 'commercial' | 'office' | 'hospitality';
  description: Generated<string>;
  description_ar: string | null;
  location: string | null;
  location_ar: string | null;
  client: string | null;
  client_ar: string | null;
  image_url: string | null;
  status: Generated<'current' | 'completed'>;
  progress: Generated<number>;
  started_on: string | null;
  completed_on: string | null;
  is_published: Generated<boolean>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface RecordDrafts {
  kind: string;
  record_id: string;
  data: Generated<Json>;
  version: Generated<number>;
  updated_by: string | null;
  updated_at: Generated<Timestamp>;
}

export interface RefundItems {
  id: Generated<string>;
  refund_id: string;
  order_item_id: string;
  quantity: number;
  amount: string;
}

export interface Refunds {
  id: Generated<string>;
  order_id: string;
  return_id: string | null;
  amount: string;
  payout: string;
  reason: string | null;
  reason_ar: string | null;
  decided_by: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  paid_at: Timestamp | null;
  paid_by: string | null;
  number: number | null;
}

export interface ReturnItems {
  id: Generated<string>;
  return_id: string;
  order_item_id: string;
  quantity: number;
  reason: 'defective' | 'not_as_described' | 'wrong_piece' | 'changed_mind';
  restocked: number | null;
}

export interface ReturnPhotos {
  id: Generated<string>;
  return_id: string;
  image_url: string;
  width: number;
  height: number;
  display_order: Generated<number>;
  created_at: Generated<Timestamp>;
}

export interface ReturnRequests {
  id: Generated<string>;
  order_id: string;
  status: Generated<'requested' | 'approved' | 'refused' | 'received' | 'refunded'>;
  message: string | null;
  answer: string | null;
  answer_ar: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  approved_at: Timestamp | null;
  refused_at: Timestamp | null;
  received_at: Timestamp | null;
  refunded_at: Timestamp | null;
  opened_by: string | null;
}

export interface ReviewPhotos {
  id: Generated<string>;
  review_id: string;
  position: number;
  file: string;
  width: number;
  height: number;
  created_at: Generated<Timestamp>;
}

export interface Reviews {
  id: Generated<string>;
  product_id: string;
  user_id: Generated<string | null>;
  rating: number;
  body: string;
  is_anonymous: Generated<boolean>;
  author_name: string | null;
  status: Generated<'pending' | 'approved' | 'rejected'>;
  verified_purchase: Generated<boolean>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface RewardHistory {
  id: Generated<string>;
  user_id: string;
  points: number;
  reason: 'prize_claimed' | 'claim_rejected' | 'staff';
  claim_id: string | null;
  created_at: Generated<Timestamp>;
}

export interface SavedReplies {
  id: Generated<string>;
  name: string;
  name_ar: string | null;
  body: string;
  body_ar: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface SearchMisses {
  id: Generated<string>;
  week: string;
  term: string;
  found_some: Generated<boolean>;
  times: Generated<number>;
  last_at: Generated<Timestamp>;
}

export interface SearchSynonyms {
  id: Generated<string>;
  words: Generated<string>;
  words_ar: Generated<string>;
  finds: Generated<string>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface SeoSettings {
  id: Generated<string>;
  page_name: string;
  title: string | null;
  title_ar: string | null;
  description: string | null;
  description_ar: string | null;
  keywords: string | null;
  keywords_ar: string | null;
  robots: Generated<'index, follow' | 'noindex, follow' | 'noindex, nofollow'>;
  og_image_url: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface SetPieces {
  id: Generated<string>;
  set_name: string;
  set_name_ar: string | null;
  sku: string;
  quantity: Generated<number>;
  position: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface SiteSettings {
  id: Generated<number>;
  brand_name: Generated<string>;
  brand_name_ar: Generated<string>;
  currency: Generated<'USD' | 'EGP'>;
  tax_mode: Generated<'included' | 'exclusive'>;
  tax_rate: Generated<string>;
  arabic_digits: Generated<'arab' | 'latn'>;
  contact_email: Generated<string>;
  contact_phone: Generated<string>;
  address: Generated<string>;
  address_ar: Generated<string>;
  opening_hours: Generated<string>;
  opening_hours_ar: Generated<string>;
  map_url: string | null;
  updated_at: Generated<Timestamp>;
  legal_name: Generated<string>;
  legal_name_ar: Generated<string>;
  tax_number: Generated<string>;
  commercial_register: Generated<string>;
  whatsapp_number: Generated<string>;
  whatsapp_hours: Generated<string>;
  whatsapp_hours_ar: Generated<string>;
  opened_at: Timestamp | null;
  opens_on: string | null;
}

export interface StaffInvitations {
  id: Generated<string>;
  email: string;
  role: 'admin' | 'sales' | 'marketing' | 'technical_office_manager' | 'content_manager';
  locale: Generated<'en' | 'ar'>;
  token_hash: Buffer;
  invited_by: string | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  accepted_at: Timestamp | null;
  revoked_at: Timestamp | null;
}

export interface StaffViews {
  id: Generated<string>;
  owner_id: Generated<string>;
  list: string;
  name: string;
  search: string;
  shared_with: Generated<string[]>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface StockAlerts {
  id: Generated<string>;
  product_id: string;
  variant_id: string | null;
  user_id: Generated<string | null>;
  email: string | null;
  locale: Generated<'en' | 'ar'>;
  created_at: Generated<Timestamp>;
  notified_at: Timestamp | null;
}

export interface StockMovements {
  id: Generated<string>;
  product_id: string;
  variant_id: string | null;
  change: number;
  cause: 'opening' | 'adjustment' | 'sale' | 'return';
  order_id: string | null;
  created_at: Generated<Timestamp>;
  actor_id: string | null;
  reason: 'counted' | 'supplied' | 'damaged' | 'lost' | 'found' | 'exhibited' | 'other' | null;
  note: string | null;
}

export interface TeamMembers {
  id: Generated<string>;
  name: string;
  name_ar: string | null;
  position: string;
  position_ar: string | null;
  bio: string | null;
  bio_ar: string | null;
  image_url: string | null;
  profile_url: string | null;
  is_visible: Generated<boolean>;
  display_order: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface UserPendingCoupons {
  user_id: string;
  coupon_id: string;
  created_at: Generated<Timestamp>;
  used_at: Timestamp | null;
  id: Generated<string>;
}

export interface UserRewards {
  user_id: string;
  points: Generated<number>;
  level: GeneratedAlways<number>;
  updated_at: Generated<Timestamp>;
}

export interface UserRoles {
  user_id: string;
  role: 'admin' | 'sales' | 'marketing' | 'technical_office_manager' | 'content_manager';
  granted_by: Generated<string | null>;
  created_at: Generated<Timestamp>;
}

export interface WishlistItems {
  id: Generated<string>;
  user_id: Generated<string>;
  product_id: string;
  variant_id: string | null;
  created_at: Generated<Timestamp>;
  saved_price: Generated<string>;
  was_available: Generated<boolean>;
}

export interface WishlistShares {
  user_id: Generated<string>;
  token: Generated<string>;
  created_at: Generated<Timestamp>;
}

export interface Workshops {
  id: Generated<string>;
  slug: string;
  name: string;
  name_ar: string | null;
  craft: 'mashrabiya' | 'joinery' | 'inlay' | 'arabesque' | 'upholstery' | 'carving' | 'metalwork' | 'leather' | 'kilim' | 'weaving' | 'applique' | 'pottery' | 'alabaster' | 'basketry' | 'embroidery';
  town: string;
  town_ar: string | null;
  governorate: string;
  latitude: string | null;
  longitude: string | null;
  founded: number | null;
  generation: number | null;
  story: Generated<string>;
  story_ar: string | null;
  image_url: string | null;
  is_visible: Generated<boolean>;
  display_order: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface StorageBuckets {
  id: string;
  name: string;
  owner: string | null;
  owner_id: GeneratedAlways<string | null>;
  public: Generated<boolean>;
  avif_autodetection: Generated<boolean>;
  file_size_limit: BigInteger | null;
  allowed_mime_types: string[] | null;
  type: Generated<string>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
}

export interface StorageObjects {
  id: Generated<string>;
  bucket_id: string;
  name: string;
  owner: string | null;
  owner_id: GeneratedAlways<string | null>;
  version: Generated<string>;
  path_tokens: GeneratedAlways<string[] | null>;
  metadata: Json | null;
  user_metadata: Json | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  last_accessed_at: Generated<Timestamp>;
}

export interface StorageResumableParts {
  upload_id: string;
  starts_at: BigInteger;
  bytes: BigInteger;
  file: string;
}

export interface StorageResumableUploads {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  upsert: boolean;
  size: BigInteger | null;
  received: Generated<BigInteger>;
  fields: Json;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
}

export interface DB {
  'auth.api_keys': AuthApiKeys;
  'auth.flow_states': AuthFlowStates;
  'auth.identities': AuthIdentities;
  'auth.mfa_challenges': AuthMfaChallenges;
  'auth.mfa_factors': AuthMfaFactors;
  'auth.mfa_recovery_codes': AuthMfaRecoveryCodes;
  'auth.one_time_tokens': AuthOneTimeTokens;
  'auth.refresh_tokens': AuthRefreshTokens;
  'auth.sessions': AuthSessions;
  'auth.signing_keys': AuthSigningKeys;
  'auth.users': AuthUsers;
  'private.audited_tables': PrivateAuditedTables;
  'private.changed_sales_days': PrivateChangedSalesDays;
  'private.migrations': PrivateMigrations;
  'private.pending_notices': PrivatePendingNotices;
  'private.pending_sign_ups': PrivatePendingSignUps;
  'private.rate_limits': PrivateRateLimits;
  'private.row_limits': PrivateRowLimits;
  'private.search_documents': PrivateSearchDocuments;
  'private.search_meanings': PrivateSearchMeanings;
  'private.search_words': PrivateSearchWords;
  'private.used_proofs': PrivateUsedProofs;
  abuse_limits: AbuseLimits;
  account_actions: AccountActions;
  account_totals: AccountTotals;
  addresses: Addresses;
  audit_log: AuditLog;
  campaign_invitations: CampaignInvitations;
  campaign_recipients: CampaignRecipients;
  careers: Careers;
  carts: Carts;
  change_sets: ChangeSets;
  claim_decisions: ClaimDecisions;
  claim_leases: ClaimLeases;
  claimed_prizes: ClaimedPrizes;
  contact_messages: ContactMessages;
  content_versions: ContentVersions;
  coupon_totals: CouponTotals;
  coupon_usage: CouponUsage;
  coupons: Coupons;
  custom_service_images: CustomServiceImages;
  custom_service_requests: CustomServiceRequests;
  daily_game_analytics: DailyGameAnalytics;
  daily_game_devices: DailyGameDevices;
  daily_sales: DailySales;
  enquiry_answers: EnquiryAnswers;
  enquiry_notes: EnquiryNotes;
  faq_categories: FaqCategories;
  faq_items: FaqItems;
  footer_config: FooterConfig;
  footer_social_links: FooterSocialLinks;
  former_slugs: FormerSlugs;
  game_claim_origins: GameClaimOrigins;
  game_conversion_funnel: GameConversionFunnel;
  game_device_analytics: GameDeviceAnalytics;
  game_devices: GameDevices;
  game_draws: GameDraws;
  game_prizes: GamePrizes;
  game_question_analytics: GameQuestionAnalytics;
  game_questions: GameQuestions;
  game_results: GameResults;
  game_settings: GameSettings;
  game_turns: GameTurns;
  games: Games;
  governorates: Governorates;
  invariant_reports: InvariantReports;
  job_applications: JobApplications;
  link_audits: LinkAudits;
  link_findings: LinkFindings;
  mail_outbox: MailOutbox;
  media: Media;
  newsletter_subscriptions: NewsletterSubscriptions;
  notification_campaigns: NotificationCampaigns;
  notification_categories: NotificationCategories;
  notification_preferences: NotificationPreferences;
  notifications: Notifications;
  open_records: OpenRecords;
  order_corrections: OrderCorrections;
  order_handling: OrderHandling;
  order_holds: OrderHolds;
  order_items: OrderItems;
  order_moves: OrderMoves;
  order_photos: OrderPhotos;
  order_tags: OrderTags;
  order_timeline: OrderTimeline;
  ordered_names: OrderedNames;
  orders: Orders;
  page_content: PageContent;
  page_sections: PageSections;
  partners: Partners;
  portfolio_highlights: PortfolioHighlights;
  portfolio_hotspots: PortfolioHotspots;
  portfolio_images: PortfolioImages;
  portfolio_products: PortfolioProducts;
  portfolio_projects: PortfolioProjects;
  prize_distribution_analytics: PrizeDistributionAnalytics;
  prize_inventory_history: PrizeInventoryHistory;
  product_images: ProductImages;
  product_listings: ProductListings;
  product_models: ProductModels;
  product_outlines: ProductOutlines;
  product_terms: ProductTerms;
  product_variants: ProductVariants;
  products: Products;
  profiles: Profiles;
  project_images: ProjectImages;
  projects: Projects;
  record_drafts: RecordDrafts;
  refund_items: RefundItems;
  refunds: Refunds;
  return_items: ReturnItems;
  return_photos: ReturnPhotos;
  return_requests: ReturnRequests;
  review_photos: ReviewPhotos;
  reviews: Reviews;
  reward_history: RewardHistory;
  saved_replies: SavedReplies;
  search_misses: SearchMisses;
  search_synonyms: SearchSynonyms;
  seo_settings: SeoSettings;
  set_pieces: SetPieces;
  site_settings: SiteSettings;
  staff_invitations: StaffInvitations;
  staff_views: StaffViews;
  stock_alerts: StockAlerts;
  stock_movements: StockMovements;
  team_members: TeamMembers;
  user_pending_coupons: UserPendingCoupons;
  user_rewards: UserRewards;
  user_roles: UserRoles;
  wishlist_items: WishlistItems;
  wishlist_shares: WishlistShares;
  workshops: Workshops;
  'storage.buckets': StorageBuckets;
  'storage.objects': StorageObjects;
  'storage.resumable_parts': StorageResumableParts;
  'storage.resumable_uploads': StorageResumableUploads;
}
