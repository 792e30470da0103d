export { blogListMachine } from '@statewise/machines';
