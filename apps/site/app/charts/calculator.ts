export { calculatorMachine } from '@statewise/machines';
