export { privacyMachine } from '@statewise/machines';
