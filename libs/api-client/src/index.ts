export { createApiClient, type ApiClient, type ApiClientOptions } from './client.js';
export { fetchWithRetries, type RetryOptions } from './fetch-with-retries.js';
export { eachPage, eachRow } from './pages.js';
export { readStream, type ServerMessage } from './read-stream.js';
export { ApiProblem, resultOf, type Called, type ProblemBody } from './result.js';
export { uploadForm, type FileToSend } from './upload-form.js';
export { verifyWebhook } from './verify-webhook.js';
export type * from './schema.js';
