import { serveThirdLoan } from './serve-third-loan.js';

// For commands that tests run, which are given it by `--import`.
serveThirdLoan();
