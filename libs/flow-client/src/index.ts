export type {
  Application,
  Conflict,
  AnswerDifference,
  PendingEvent,
  SessionProblem,
  Refusal,
  StepAnswers,
} from '@statewise/machines';
export type { UnstampedEvent } from '@statewise/flow';
export { attachToBrowser } from './browser.js';
export { differencesOf } from './differences.js';
export { deliver, type Delivery } from './deliver.js';
export { kindOf, RequestFailure, type FailureKind } from './failure.js';
export { FlowClient, type FlowClientOptions, type SendOptions } from './flow-client.js';
export type { FlowView, Phase } from './flow-view.js';
export { LocalChart, type LocalDecision } from './local-chart.js';
export { createRequest, newKey, type HttpOptions, type Request, type RequestOptions } from './http.js';
export type { TabStorage } from './memory.js';
export { joinTabs, type Tabs } from './tabs.js';
export { answeredOf, applicationOf, platformTransport, type Answered, type Transport } from './transport.js';
export { useFlow, type FlowBinding } from './use-flow.js';
