export { noticeKinds, noticeMachine, type NoticeContext, type NoticeEvent, type NoticeKind } from './machine.js';
