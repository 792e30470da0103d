import type { DemoArticle } from '../content-types.js';
import { borrowing2023 } from './borrowing-2023.js';
import { borrowing2024 } from './borrowing-2024.js';
import { borrowing2025 } from './borrowing-2025.js';
import { borrowing2026 } from './borrowing-2026.js';
import { business2023 } from './business-2023.js';
import { business2024 } from './business-2024.js';
import { business2025 } from './business-2025.js';
import { business2026 } from './business-2026.js';
import { newsroom2023 } from './newsroom-2023.js';
import { newsroom2024 } from './newsroom-2024.js';
import { newsroom2025 } from './newsroom-2025.js';
import { newsroom2026 } from './newsroom-2026.js';
import { saving2023 } from './saving-2023.js';
import { saving2024 } from './saving-2024.js';
import { saving2025 } from './saving-2025.js';
import { saving2026 } from './saving-2026.js';

/** Every article of the demo content. */
export const articles: readonly DemoArticle[] = [
  ...[...saving2023, ...saving2024, ...saving2025, ...saving2026],
  ...[...borrowing2023, ...borrowing2024, ...borrowing2025, ...borrowing2026],
  ...[...business2023, ...business2024, ...business2025, ...business2026],
  ...[...newsroom2023, ...newsroom2024, ...newsroom2025, ...newsroom2026],
];
