import { missingTextReporter, pageFailures, watchFailures } from '@statewise/ui';
import { followAnchors } from './anchors/followed-anchor.js';
import { watchLinks } from './anchors/smooth-scroll.js';
import { watchListSteps } from './blog/list-steps.js';
import { watchSharing } from './blog/share-control.js';
import { watchSideMenu } from './information/side-menu-control.js';
import { Islands } from './islands/start-islands.js';
import { lateStyles } from './late-styles.js';
import { watchNotices } from './notices/notices-control.js';
import { readPageData } from './page/page-data.js';
import { watchScheme } from './scheme/scheme-control.js';
import { checkLanguage, rememberLocale } from './shell/language-control.js';
import { watchMenus } from './shell/menus-control.js';
import { watchPrivacy } from './shell/privacy-control.js';
import { revealYears } from './thirty-years/reveal.js';
import { whenShown } from './when-shown.js';

// The first script of every page, without React: that comes with the first island that is taken over.
watchFailures('site');
const page = readPageData();
const islands = new Islands(page, lateStyles);
islands.watch();
whenShown(() => void lateStyles());
// Where the messages do not arrive either, that is no further failure to tell of.
pageFailures.subscribe(() => void islands.startNamed('messages').catch(() => undefined));
page.missing.forEach(missingTextReporter('site'));

checkLanguage(page);
rememberLocale();
watchMenus();
watchScheme();
watchPrivacy();
watchNotices(page);
watchLinks();
followAnchors();
watchSideMenu();
watchSharing();
watchListSteps(page);
revealYears();
