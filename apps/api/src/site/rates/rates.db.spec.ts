import { PricingService } from '../../pricing/pricing.service.js';
import { startApi, type TestApi } from '../../testing/start-api.js';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ DEMO_CONTENT: 'on' });
});
afterAll(() => api.stop());

it('answers the rates of products by country as numbers', async () => {
  const { body } = await api.http.get('/calculator-rates/api/individual-rates').expect(200);
  expect(body.success).toBe(true);
  expect(body.rates).toContainEqual({
    context: 'consumer_lending_rate',
    interest_rate: 6.95,
    Country: { value: 'mt' },
  });
  expect(body.rates).toContainEqual({ context: 'meridian_saver_rate', interest_rate: 0.85, Country: { value: 'be' } });
});

it.each(['/calculator-rates/api/', '/calculator-rates/api'])(
  'answers the rates by year at %s, the year as text',
  async (path) => {
    const { body } = await api.http.get(path).expect(200);
    expect(body.success).toBe(true);
    expect(body.rates).toContainEqual({
      year: '0',
      interest_rate: 1.6,
      net_interest_rate: 1.36,
      pro_gross_interest_rate: 1.4,
      pro_net_interest_rate: 1.19,
      Country: { value: 'mt' },
    });
    expect(body.rates.filter((rate: { Country: { value: string } }) => rate.Country.value === 'ot')).toHaveLength(1);
  },
);

it.each(['/calculator-rates/api/', '/calculator-rates/api/individual-rates', '/mt-en/jobs/allJobs', '/search?q=loan'])(
  'lets a reader keep %s and ask whether it has changed',
  async (path) => {
    const first = await api.http.get(path).expect(200);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    const again = await api.http.get(path).set('If-None-Match', String(first.headers['etag'])).expect(304);
    expect(again.text).toBe('');
    await api.http.get(path).set('If-None-Match', '"other"').expect(200);
  },
);

it('answers a changed rate with another tag', async () => {
  const before = await api.http.get('/calculator-rates/api/individual-rates');
  await api.database.query(
    "insert into price (product, country, effective_from, rate) values ('general-purpose-loan', 'mt', current_date, 3.2)",
  );
  api.app.get(PricingService, { strict: false }).forget();
  const after = await api.http
    .get('/calculator-rates/api/individual-rates')
    .set('If-None-Match', String(before.headers['etag']))
    .expect(200);
  expect(after.body.rates).toContainEqual({
    context: 'consumer_lending_rate',
    interest_rate: 3.2,
    Country: { value: 'mt' },
  });
});
