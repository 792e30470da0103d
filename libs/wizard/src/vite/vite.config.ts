import { defineConfig } from 'vite';
import { wizardConfig } from './wizard-config.js';

/** For a wizard that has no wishes of its own: it opens with its first step. Vite runs in its folder. */
export default defineConfig(wizardConfig(process.cwd(), { opening: { title: 'step.1' } }));
