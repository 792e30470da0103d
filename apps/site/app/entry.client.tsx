import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLanguage } from '@statewise/i18n';
import { loadLanguage } from './messages/loaded.js';

const { lang } = document.documentElement;
await loadLanguage(isLanguage(lang) ? lang : 'en');
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
