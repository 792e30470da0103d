// Only in development: React Router's refresh asks its router for new data first; the site's pages have none in the browser.
Object.assign(globalThis, { ['__reactRouterDataRouter']: { revalidate: async () => undefined } });
