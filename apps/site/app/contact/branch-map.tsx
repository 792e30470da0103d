import type { Country } from '@statewise/i18n';
import { branchAddresses } from '@statewise/site-content';
import { useLocale } from '@statewise/ui';
import { useContactText } from './messages/use-contact-text.js';

/** A map of the branch in the reader's country, drawn by us: no other service learns who looks for it. */
export function BranchMap() {
  const t = useContactText();
  const { country, language } = useLocale();
  const place = placeOf[country];
  return (
    <figure className="site-map">
      <h3>{t('map.title')}</h3>
      <svg viewBox="0 0 640 320" preserveAspectRatio="xMidYMid slice" role="img" aria-label={t(`map.${place}`)}>
        {place === 'mt' ? <Valletta /> : <Brussels />}
      </svg>
      <figcaption>
        {branchAddresses[country][language].join(', ')}. {t(`map.${place}.way`)}
      </figcaption>
    </figure>
  );
}

const placeOf: Readonly<Record<Country, 'mt' | 'be'>> = { mt: 'mt', be: 'be', ot: 'mt' };

/** A peninsula between two harbours, with the straight streets of its founders. */
function Valletta() {
  return (
    <>
      <rect className="site-map__water" width="640" height="320" />
      <path
        className="site-map__land"
        d="M0 52c70 6 120 2 180 10s140 2 200 18 130 36 196 62c18 8 24 20 10 30-62 34-120 48-190 64s-140 14-220 26S60 280 0 286Z"
      />
      <path className="site-map__park" d="M18 104l70 6 4 44-72 4ZM470 196l52-14 10 18-48 20Z" />
      <g className="site-map__street">
        <path d="M96 112l420 20M104 150l450 8M112 224l330-18M120 250l250-22" />
        <path d="M170 82l10 176M240 86l10 168M310 92l8 152M380 98l6 136M450 112l2 110" />
      </g>
      <path className="site-map__street site-map__street--main" d="M60 178l470-6" />
      <path className="site-map__wall" d="M60 92l10 170M52 94l10 172" />
      <circle className="site-map__stop" cx="34" cy="190" r="7" />
      <Names
        of={[
          [10, 216, 'City Gate'],
          [400, 167, 'Republic Street'],
          [128, 243, 'Harbour Street'],
          [230, 36, 'Marsamxett Harbour'],
          [385, 300, 'Grand Harbour'],
        ]}
      />
      <Pin x={282} y={222} />
    </>
  );
}

/** The inner ring between the park and the quarter of the offices. */
function Brussels() {
  return (
    <>
      <path className="site-map__park" d="M92 72h132v170H92ZM520 214l120-20v126H500Z" />
      <g className="site-map__street">
        <path d="M60 0v320M256 0v320M0 46h640M0 268h640M92 158h-92M410 0l20 320M500 0l24 320M600 0l10 320" />
        <path d="M256 158h384M256 214h384M256 102h384" />
      </g>
      <path className="site-map__street site-map__street--main" d="M322 0c8 110 8 210-14 320M0 158h92M224 158h416" />
      <path className="site-map__street" d="M92 72l132 170M224 72L92 242" />
      <circle className="site-map__stop" cx="342" cy="150" r="7" />
      <Names
        of={[
          [124, 262, 'Warande · Parc royal'],
          [356, 148, 'Kunst-Wet · Arts-Loi'],
          [336, 24, 'Kunstlaan · Avenue des Arts'],
          [440, 298, 'Leopold'],
        ]}
      />
      <Pin x={334} y={222} />
    </>
  );
}

/** What is written on a map: where it begins, and what it says. */
function Names({ of }: { readonly of: readonly (readonly [x: number, y: number, text: string])[] }) {
  return (
    <g className="site-map__name">
      {of.map(([x, y, text]) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}

function Pin({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="site-map__here" d="M0 0C-22-26-22-52 0-54 22-52 22-26 0 0Z" />
      <circle className="site-map__hole" r="7" cy="-34" />
      <text className="site-map__bank" x="24" y="-28">
        Meridian
      </text>
    </g>
  );
}
