import { readConfig } from '../platform/config/config.js';
import { ConfigError } from '../platform/config/env-reader.js';

/** What is said of an environment that no server starts with; nothing where one does. */
export function complaintsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.complaints;
    throw error;
  }
}
