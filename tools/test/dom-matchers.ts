import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine draws late, not wrongly: patience costs nothing when things go well.
configure({ asyncUtilTimeout: 10_000 });
