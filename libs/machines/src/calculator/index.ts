export { calculatorMachine, type CalculatorContext, type CalculatorEvent, type CalculatorProblem } from './machine.js';
