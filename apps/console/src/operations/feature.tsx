import './operations.css';
import { Navigate, Route, Routes } from 'react-router';
import { usePerson } from '../requests/session.js';
import { HealthPage } from './health-page.js';
import { JobsPage } from './jobs-page.js';
import { MailPage, OutboxPage } from './mails.js';
import { TokensPage } from './tokens-page.js';
import { DeliveryPage } from './webhooks/delivery-page.js';
import { WebhookFormPage } from './webhooks/webhook-form-page.js';
import { WebhookPage } from './webhooks/webhook-page.js';
import { WebhooksPage } from './webhooks/webhooks-page.js';

/** Mails, jobs, health, webhooks and tokens; staff sees the mails alone. */
export function Feature() {
  const { role } = usePerson();
  return (
    <Routes>
      <Route path="outbox" element={<OutboxPage />} />
      <Route path="outbox/:id" element={<MailPage />} />
      {role === 'admin' && (
        <>
          <Route path="jobs" element={<JobsPage />} />
          <Route path="health" element={<HealthPage />} />
          <Route path="webhooks" element={<WebhooksPage />} />
          <Route path="webhooks/new" element={<WebhookFormPage />} />
          <Route path="webhooks/:id" element={<WebhookPage />} />
          <Route path="webhooks/:id/change" element={<WebhookFormPage />} />
          <Route path="webhooks/:id/messages/:delivery" element={<DeliveryPage />} />
          <Route path="tokens" element={<TokensPage />} />
        </>
      )}
      <Route path="*" element={<Navigate to="/operations/outbox" replace />} />
    </Routes>
  );
}
