export { searchMachine } from '@statewise/machines';
