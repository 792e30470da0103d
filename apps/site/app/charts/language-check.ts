export { languageCheckMachine } from '@statewise/machines';
