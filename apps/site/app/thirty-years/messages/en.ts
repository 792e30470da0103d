export const messages = {
  span: 'Meridian Bank, {from} to {to}',
  years: 'Year by year',
  begin: 'Begin in {year}',
  'quotes.title': 'In their own words',
  'quotes.role': 'carousel',
  'quotes.list': 'Quotes',
  'quotes.quote': 'quote',
  'quotes.position': '{at} of {total}',
  'quotes.shown': 'Quote {at} of {total}: {text} {name}, {role}.',
  'quotes.controls': 'Turn the quotes',
  'quotes.previous': 'Previous quote',
  'quotes.next': 'Next quote',
  'quotes.pause': 'Stop turning by itself',
  'quotes.resume': 'Turn by itself',
} as const;

export type AnniversaryKey = keyof typeof messages;
