import { asFields } from '@statewise/fields';
import { useFormat, textHookOf } from '@statewise/ui';
import { AnswerValue, Empty } from '../components/page.js';
import { Badge, FactList, RelativeTime } from '../components/values.js';
import { useCall, type Result } from '../requests/call.js';
import { valueTone } from '../applications/api.js';

type RiskJudgement = Result<'GET /api/v1/applications/{code}/risk'>['judgements'][number];

const ratios = new Set(['ratio', 'failingDebtRatio', 'reviewDebtRatio']);
const plain = new Set(['term', 'lastAge']);

/** What the risk rules said each time, with what they judged and the thresholds of that moment. */
export function RiskPart({ id }: { readonly id: string }) {
  const t = useLendingText();
  const query = useCall('GET /api/v1/applications/{code}/risk', { code: id });
  return (
    <AnswerValue query={query}>
      {({ judgements }) =>
        judgements.length === 0 ? (
          <Empty title={t('risk.empty')} />
        ) : (
          judgements.map((judgement) => <Judgement key={judgement.seq} judgement={judgement} />)
        )
      }
    </AnswerValue>
  );
}

function Judgement({ judgement: { at, result, reasons, figures } }: { readonly judgement: RiskJudgement }) {
  const t = useLendingText();
  const { policy, ...judged } = figures ?? {};
  return (
    <section className="applications-card">
      <h2>
        <Badge tone={valueTone(result)}>{t.text(`value.${result}`)}</Badge> <RelativeTime at={at} />
      </h2>
      <h3>{t('risk.reasons')}</h3>
      {reasons.length === 0 ? (
        <p>{t('risk.noReasons')}</p>
      ) : (
        <ul>
          {reasons.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      )}
      {figures === null ? (
        <p className="sw-small">{t('risk.noFigures')}</p>
      ) : (
        <>
          <h3>{t('risk.figures')}</h3>
          <Figures figures={judged} />
          <h3>{t('risk.policy')}</h3>
          <Figures figures={asFields(policy)} />
        </>
      )}
    </section>
  );
}

function Figures({ figures }: { readonly figures: Readonly<Record<string, unknown>> }) {
  const t = useLendingText();
  const format = useFormat();
  const worded = (value: string): string => (t.has(`choice.${value}`) ? t.text(`choice.${value}`) : value);
  const shown = (name: string, value: unknown): string => {
    if (value === null) return '–';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.map((one) => shown(name, one)).join(', ');
    if (typeof value !== 'number') return name === 'startDate' ? format.date(String(value)) : worded(String(value));
    if (ratios.has(name)) return format.percent(value * 100);
    return plain.has(name) ? format.number(value) : format.money(value);
  };
  return (
    <FactList
      facts={Object.entries(figures).map(([name, value]) => ({
        term: t.text(`figure.${name}`),
        value: shown(name, value),
      }))}
    />
  );
}

/** Texts of what the console knows of loans. */
const useLendingText = textHookOf('console-lending', {
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr.json', { with: { type: 'json' } }),
});
