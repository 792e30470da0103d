/** Step four consists of lists of people alone. */
export class Holders {}
