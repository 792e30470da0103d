export { subscribeMachine } from '@statewise/machines';
