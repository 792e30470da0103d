export { blogFormMachine } from '@statewise/machines';
