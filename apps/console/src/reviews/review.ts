import type { Tone } from '@statewise/ui';
import type { Result } from '../requests/call.js';

/** An application whose applicant asked for a person. */
export type Review = Result<'GET /api/v1/reviews/{id}'>['review'];

/** How a deadline stands: in words, which the colour only repeats. */
export const deadlineTone = ({ is_overdue }: Pick<Review, 'is_overdue'>): Tone => (is_overdue ? 'danger' : 'info');
