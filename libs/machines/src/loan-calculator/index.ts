export { loanCalculatorMachine, type LoanCalculatorContext, type LoanCalculatorEvent } from './machine.js';
