/** Texts in the reader's language; empty if missing. */
export interface TeamMember {
  id: string;
  name: string;
  position: string;
  bio: string;
  picture: string | null;
  profileUrl: string | null;
}

export interface Partner {
  id: string;
  name: string;
  description: string;
  logo: string | null;
  website: string | null;
}

export interface FaqCategory {
  id: string;
  slug: string;
  name: string;
  items: { id: string; question: string; answer: string }[];
}

export interface DeliveryFee {
  code: string;
  name: string;
  fee: string;
  /** Days on the road. */
  minDays: number;
  maxDays: number;
}
