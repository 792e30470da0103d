import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { renderInConsole, serve } from '../../testing/in-console.js';
import { WebhookPage } from './webhook-page.js';

const webhook = {
  id: 'a',
  name: 'Archive',
  url: 'https://archive.example/hook',
  active: true,
  flows: ['claim'],
  states: [],
  events: [],
  disabled_reason: null,
  failing_since: null,
  old_secret_until: null,
  created_at: '2026-11-20T10:00:00.000Z',
};

it.each([
  ['', 'Nothing was sent yet'],
  ['?state=failed', 'Nothing matches'],
])('says what it means that no message is listed (%p)', async (search, text) => {
  serve((call) => {
    if (call === 'GET /api/v1/webhooks/a') return { webhook };
    return call.startsWith('GET /api/v1/webhooks/a/deliveries') ? { deliveries: [], next_cursor: null } : undefined;
  });
  const page = (
    <Routes>
      <Route path="/operations/webhooks/:id" element={<WebhookPage />} />
    </Routes>
  );
  await renderInConsole(page, `/operations/webhooks/a${search}`);
  expect(await screen.findByText(text)).toBeVisible();
});
