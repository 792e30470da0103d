export { noticeMachine } from '@statewise/machines';
