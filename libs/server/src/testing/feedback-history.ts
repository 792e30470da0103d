import type { Flow } from '@statewise/flow';
import { feedbackFlow } from '@statewise/flow/testing';
import type { ActionHandler, RegisteredFlow } from '../engine/flow-registry.js';
import { ApplicationHistory, servedAlone } from './application-history.js';

/** Answers of each score that it is glad. */
export const gladJudge: ActionHandler = {
  kind: 'answer',
  answer: async () => ({ type: 'mood.judged', mood: 'glad' }),
};

/** The feedback flow, or a variant of it, of which only the mood is judged. */
export const judgedAlone = (flow: Flow): RegisteredFlow => servedAlone(flow, { handlers: { judgeMood: gladJudge } });

export const feedbackCreation = { type: 'application.create', fields: { score: 5 } };
export const commentSave = { type: 'step.save', step: 2, fields: { comment: 'Fine' } };

/** A feedback whose applicant is asked for a comment. */
export const beginFeedback = () => ApplicationHistory.begin(judgedAlone(feedbackFlow), feedbackCreation);
