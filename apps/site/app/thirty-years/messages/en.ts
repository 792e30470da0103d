export const messages = {
  span: 'Meridian Bank, {from} to {to}',
  years: 'Year by year',
  begin: 'Start in {year}',
  'quotes.title': 'In their own words',
  'quotes.role': 'carousel',
  'quotes.list': 'Quotes',
  'quotes.quote': 'quote',
  'quotes.position': '{at} of {total}',
  'quotes.shown': 'Quote {at} of {total}: {text} {name}, {role}.',
  'quotes.controls': 'Browse the quotes',
  'quotes.previous': 'Previous quote',
  'quotes.next': 'Next quote',
  'quotes.pause': 'Pause the quotes',
  'quotes.resume': 'Play the quotes',
} as const;

export type AnniversaryKey = keyof typeof messages;
