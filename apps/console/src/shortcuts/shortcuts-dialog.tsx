import { Checkbox, Modal, Stack, textHookOf } from '@statewise/ui';
import { switchLetterKeys, useLetterKeys } from '../components/keys.js';

interface Shortcut {
  /** As they are named on the keys. */
  readonly keys: readonly string[];
  readonly does: string;
}

/** What keys do in the console, and whether those of one character do anything. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useShortcutsText();
  const isOn = useLetterKeys();
  const enter = t('key.enter');
  const always = [
    { keys: ['Ctrl', 'K'], does: t('key.find') },
    { keys: ['Ctrl', enter], does: t('key.send') },
  ];
  const inLists = [
    { keys: ['j'], does: t('key.down') },
    { keys: ['k'], does: t('key.up') },
    { keys: [enter], does: t('key.open') },
    { keys: ['/'], does: t('key.search') },
    { keys: ['x'], does: t('key.select') },
    { keys: ['t'], does: t('key.take') },
    { keys: ['h'], does: t('key.handOver') },
    { keys: ['p'], does: t('key.putOff') },
  ];
  const inCharts = [
    { keys: ['←', '→', '↑', '↓'], does: t('key.follow') },
    { keys: [t('key.shift'), '→'], does: t('key.several') },
    { keys: [enter], does: t('key.group') },
    { keys: ['+', '-'], does: t('key.zoom') },
    { keys: ['0'], does: t('key.whole') },
    { keys: ['f'], does: t('key.fullScreen') },
    { keys: ['Esc'], does: t('key.nothing') },
  ];
  return (
    <Modal open narrow title={t('title')} onClose={onClose}>
      <Stack gap="m">
        <Keys title={t('everywhere')} shortcuts={isOn ? [...always, { keys: ['?'], does: t('key.help') }] : always} />
        {isOn && (
          <>
            <Keys title={t('lists')} shortcuts={inLists} />
            <Keys title={t('task')} shortcuts={[{ keys: ['n'], does: t('key.next') }]} />
          </>
        )}
        <Keys title={t('charts')} shortcuts={inCharts} />
        <Checkbox
          name="letter-keys"
          label={t('letters')}
          hint={t('letters.hint')}
          checked={isOn}
          onChange={switchLetterKeys}
        />
      </Stack>
    </Modal>
  );
}

function Keys({ title, shortcuts }: { readonly title: string; readonly shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <h3 className="sw-h4">{title}</h3>
      <dl className="console-keys">
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Texts of what keys do. */
export const useShortcutsText = textHookOf('console-shortcuts', {
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
  nl: () => import('./messages/nl.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr.json', { with: { type: 'json' } }),
});
