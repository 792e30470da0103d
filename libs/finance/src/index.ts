export { addMonths, ageOn, dateOf, endsByAge, isCalendarDate } from './calendar.js';
