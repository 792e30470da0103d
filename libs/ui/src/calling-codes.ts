import { regionNames } from '@statewise/i18n';

// ITU-T E.164, one string because that is the smallest form for the browser. Of countries that share a code, the one
// that a number without more is taken for comes first.
const table =
  'us1 gb44 it39 ru7 ma212 no47 fi358 au61 gp590 re262 cw599 nf672 ' +
  'af93 al355 dz213 as1 ad376 ao244 ai1 ag1 ar54 am374 aw297 at43 az994 bs1 bh973 bd880 bb1 by375 be32 bz501 bj229 bm1 ' +
  'bt975 bo591 bq599 ba387 bw267 br55 io246 vg1 bn673 bg359 bf226 bi257 kh855 cm237 ca1 cv238 ky1 cf236 td235 cl56 cn86 ' +
  'co57 km269 cg242 cd243 ck682 cr506 ci225 hr385 cu53 cy357 cz420 dk45 dj253 dm1 do1 ec593 eg20 sv503 gq240 er291 ' +
  'ee372 sz268 et251 fk500 fo298 fj679 fr33 gf594 pf689 ga241 gm220 ge995 de49 gh233 gi350 gr30 gl299 gd1 gu1 gt502 ' +
  'gg44 gn224 gw245 gy592 ht509 hn504 hk852 hu36 is354 in91 id62 ir98 iq964 ie353 im44 il972 jm1 jp81 je44 jo962 kz7 ' +
  'ke254 ki686 xk383 kw965 kg996 la856 lv371 lb961 ls266 lr231 ly218 li423 lt370 lu352 mo853 mg261 mw265 my60 mv960 ' +
  'ml223 mt356 mh692 mq596 mr222 mu230 yt262 mx52 fm691 md373 mc377 mn976 me382 ms1 mz258 mm95 na264 nr674 np977 nl31 ' +
  'nc687 nz64 ni505 ne227 ng234 nu683 kp850 mk389 mp1 om968 pk92 pw680 ps970 pa507 pg675 py595 pe51 ph63 pl48 pt351 pr1 ' +
  'qa974 ro40 rw250 bl590 sh290 kn1 lc1 mf590 pm508 vc1 ws685 sm378 st239 sa966 sn221 rs381 sc248 sl232 sg65 sx1 sk421 ' +
  'si386 sb677 so252 za27 kr82 ss211 es34 lk94 sd249 sr597 se46 ch41 sy963 tw886 tj992 tz255 th66 tl670 tg228 tk690 ' +
  'to676 tt1 tn216 tr90 tm993 tc1 tv688 ug256 ua380 ae971 uy598 uz998 vu678 va39 ve58 vn84 vi1 wf681 ye967 zm260 zw263 ' +
  'ax358 sj47 eh212';

/** A country and what a number there begins with. */
export interface CallingCode {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  /** With its plus. */
  readonly code: string;
}

/** The calling code of every country. */
export const callingCodes: readonly CallingCode[] = table.split(' ').map((entry) => ({
  country: entry.slice(0, 2).toUpperCase(),
  code: `+${entry.slice(2)}`,
}));

/** Countries that most applicants have a number of: they stand first in the list. */
const likely = ['MT', 'BE', 'NL', 'FR', 'LU', 'DE', 'IT', 'GB'];

const named = new Map<string, readonly NamedCallingCode[]>();

/** A calling code with its country's name. */
export interface NamedCallingCode extends CallingCode {
  readonly name: string;
}

/** The codes to choose from, by the countries' names in the reader's language, the likely ones first. */
export function namedCallingCodes(language: string): readonly NamedCallingCode[] {
  const made = named.get(language) ?? sortedCodes(language);
  named.set(language, made);
  return made;
}

/** A country's calling code with its name in the reader's language. */
export function namedCallingCode(country: string, language: string): NamedCallingCode | undefined {
  const known = callingCodes.find((one) => one.country === country);
  return known && { ...known, name: regionNames(language)(country) };
}

function sortedCodes(language: string): readonly NamedCallingCode[] {
  const nameOf = regionNames(language);
  const order = new Intl.Collator(language);
  const rank = ({ country }: CallingCode) => (likely.includes(country) ? likely.indexOf(country) : likely.length);
  return callingCodes
    .map((one) => ({ ...one, name: nameOf(one.country) }))
    .toSorted((a, b) => rank(a) - rank(b) || order.compare(a.name, b.name));
}
