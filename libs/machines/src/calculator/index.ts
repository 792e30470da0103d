export {
  calculatorKinds,
  calculatorMachine,
  type CalculatorContext,
  type CalculatorEvent,
  type CalculatorKind,
} from './machine.js';
