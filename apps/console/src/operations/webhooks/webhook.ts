import type { Tone } from '@statewise/ui';

/** An endpoint of a program, without its secrets. */
export interface Webhook {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly flows: readonly string[];
  readonly states: readonly string[];
  readonly events: readonly string[];
  readonly active: boolean;
  readonly disabled_reason: 'failing' | 'gone' | null;
  readonly failing_since: string | null;
  readonly old_secret_until: string | null;
  readonly created_at: string;
}

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** A message to an endpoint. */
export interface Delivery {
  readonly id: string;
  readonly type: string;
  readonly state: (typeof deliveryStates)[number];
  readonly attempts: number;
  readonly next_attempt_at: string | null;
  readonly created_at: string;
}

export interface Attempt {
  readonly number: number;
  readonly at: string;
  readonly milliseconds: number;
  readonly status: number | null;
  readonly error: 'address' | 'name' | 'timeout' | 'certificate' | 'connection' | null;
  readonly answer: string;
}

export interface ShownDelivery extends Delivery {
  readonly payload: string;
  readonly log: readonly Attempt[];
}

export interface WebhookAnswer {
  readonly webhook: Webhook;
}

export const webhooksPath = '/api/v1/webhooks';

export const deliveryTones: Readonly<Record<Delivery['state'], Tone>> = {
  waiting: 'info',
  delivered: 'success',
  failed: 'danger',
};
